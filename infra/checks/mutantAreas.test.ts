import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../../tests/mutants/areas.ts';
import mutants from '../../tests/mutants/vitest.config.ts';

/** Every glob that the braces of one stand for: a name among them that finds nothing hides behind those that do. */
function withoutBraces(glob: string): string[] {
  const [braces, words] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || words === undefined) return [glob];
  return words.split(',').flatMap((word) => withoutBraces(glob.replace(braces, word)));
}

const isLost = (glob: string): boolean => globSync(glob).length === 0;

describe.each(Object.entries(areas))('defects planted in %s', (_area, { files, tests }) => {
  it('find every file and every test that the area names, wherever they were moved', () => {
    expect([...files, ...tests].flatMap(withoutBraces).filter(isLost)).toEqual([]);
  });

  it('are looked for by tests that a run of planted defects takes', () => {
    const taken = mutants.test?.include ?? [];
    const passedOver = globSync([...tests]).filter((file) => !taken.some((glob) => matchesGlob(file, glob)));
    expect(passedOver).toEqual([]);
  });
});
