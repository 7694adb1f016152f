import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** `d-` is the house's own, the others the libraries'. */
const SHARED = /^(d|m|mantine|rdg)[-_]/;

/** Class names that a file of styles speaks of. */
const namesIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)]
    .filter(([, selector = '']) => !selector.trim().startsWith('@'))
    .flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    );

test('a class name belongs to one module: every page keeps the styles of those that were opened before it', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('web/**/*.css').filter((each) => !each.startsWith('web/public')))
    for (const name of namesIn(readFileSync(file, 'utf8')).filter((each) => !SHARED.test(each)))
      homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
  expect(homes.size).toBeGreaterThan(100);
  const shared = [...homes].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([]);
});
