import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { removed } from './guard.ts';
import { guards, timesIn } from './list.ts';

it.each(guards)('$file: keeps $keeps', (guard) => {
  const source = readFileSync(guard.file, 'utf8');
  expect(timesIn(source, guard), `a stale list: ${guard.text}`).toBe(1);
  const without = removed(source, guard);
  expect(without).not.toBe(source);
  // What does not even parse turns every test red and proves nothing.
  expect(() => stripTypeScriptTypes(without, { mode: 'transform' })).not.toThrow();
  expect(guard.tests.filter((test) => !existsSync(test))).toEqual([]);
});
