import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removed, type Guard } from './guard.ts';
import { guards, timesIn } from './list.ts';

/**
 * `npm run guards -- [WORD…]`: removes each listed guard in turn, in a copy of the tree, and expects the tests that are
 * named for it to turn red. Ends with 1 when one survives its removal or is no longer where the list says.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_COPIED = ['.git', '.cache', '.data', 'node_modules', 'dist', 'cdk.out', 'coverage'];

const words = process.argv.slice(2);
const chosen = guards.filter(
  ({ list, file, keeps }) =>
    words.length === 0 || words.some((word) => word === list || `${file} ${keeps}`.includes(word)),
);
const stale = chosen.filter((guard) => timesIn(readFileSync(join(root, guard.file), 'utf8'), guard) !== 1);
const standing = chosen.filter((guard) => !stale.includes(guard));
for (const guard of stale)
  console.log(`STALE     ${guard.file}: no longer there, or more than once: ${first(guard)}`);

const copy = mkdtempSync(join(tmpdir(), 'despacho-guards-'));
let running: ChildProcess | undefined;
/** What the last tests said. */
let said = '';
process.on('exit', () => {
  running?.kill();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
cpSync(root, copy, {
  recursive: true,
  filter: (path) => relative(root, path).includes('/') || !NOT_COPIED.includes(basename(path)),
});
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const every = [...new Set(standing.flatMap(({ tests }) => tests))];
console.log(`${standing.length} guards, ${every.length} files of tests; first with every guard in its place`);
if (!(await green(every))) {
  console.log('These tests are red before anything is removed: what they say of a guard proves nothing.');
  console.log(
    said
      .split('\n')
      .filter((line) => /FAIL|Error:/.test(line))
      .join('\n'),
  );
  process.exit(1);
}
const survivors: Guard[] = [];
for (const guard of standing) {
  const began = performance.now();
  const file = join(copy, guard.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, removed(source, guard));
  const survived = await green(guard.tests);
  writeFileSync(file, source);
  if (survived) survivors.push(guard);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${survived ? 'SURVIVED ' : 'noticed  '} ${guard.file}: keeps ${guard.keeps} (${seconds} s)`);
}
for (const guard of survivors)
  console.log(`\nNo test of ${guard.tests.join(', ')} misses it in ${guard.file}:\n  ${first(guard)}`);
console.log(
  `\n${standing.length - survivors.length} of ${chosen.length} noticed, ${survivors.length} survived, ${stale.length} stale`,
);
process.exit(survivors.length + stale.length > 0 ? 1 : 0);

async function green(tests: readonly string[]): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  running = spawn(process.execPath, [vitest, 'run', '--bail', '1', ...tests], {
    cwd: copy,
    env: { ...process.env, PROPERTY_SEED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (said += String(part)));
  const [status] = await once(running, 'close');
  return status === 0;
}

function first({ text }: Guard): string {
  return text.trim().split('\n')[0] ?? '';
}
