import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from './work.ts';

/**
 * `npm run bench -- [work…]`: ours and the contenders on the same work, side by side in one run. The machine may be
 * shared, so only the ratios of one run mean anything. Writes `results.json` beside this file;
 * works that were not asked for keep their figures.
 */
const folder = dirname(fileURLToPath(import.meta.url));
if (!existsSync(join(folder, 'node_modules'))) {
  process.stdout.write('Installing the contenders…\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}
// Only now: the works import the contenders.
const { works } = await import('./works.ts');

/** Facts of a work may start what the environment then names; each contender begins as the first did. */
const env = { ...process.env };

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? works : works.filter((work) => wanted.includes(work.name));
const unknown = wanted.filter((name) => !works.some((work) => work.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no work ${unknown.join(', ')}. There are: ${works.map((work) => work.name).join(', ')}.\n`,
  );
  process.exit(1);
}

const results: Measured[] = [];
for (const work of chosen) {
  for (const size of work.sizes) {
    process.stdout.write(`\n${work.name}, ${size.toLocaleString('en')}\n`);
    const able = Object.keys(work.contenders).filter((name) => size <= (work.upTo?.[name] ?? Infinity));
    const row: Measured[] = able.map((contender) => measure(work.name, size, contender));
    results.push(...row);
    const ours = row.find((each) => each.contender === 'despacho')!.medianMs;
    for (const each of row) {
      const ratio = each.medianMs / ours;
      process.stdout.write(
        `  ${each.contender.padEnd(22)} ${each.medianMs.toFixed(2).padStart(10)} ms  ×${ratio.toFixed(2).padStart(7)}  ` +
          `${each.cpuMs.toFixed(1).padStart(8)} ms CPU  ${each.peakMb.toFixed(0).padStart(5)} MB  (${each.minMs.toFixed(2)}–${each.maxMs.toFixed(2)}, ${each.runs} runs)\n`,
      );
    }
    const facts = await work.facts?.(size);
    if (facts) row.find((each) => each.contender === 'despacho')!.facts = facts;
    for (const [name, value] of Object.entries(facts ?? {})) {
      process.stdout.write(`  ${name}: ${value.toLocaleString('en')}\n`);
    }
  }
}
const file = join(folder, 'results.json');
/** Counted by `tests/browser/actions.test.ts`, with hands and not by a clock. */
const COUNTED = 'actions';
const others = (JSON.parse(readFileSync(file, 'utf8')) as Measured[]).filter(
  (each) =>
    each.work === COUNTED ||
    (works.some((work) => work.name === each.work) && !chosen.some((work) => work.name === each.work)),
);
writeFileSync(file, `${JSON.stringify([...others, ...results], null, 2)}\n`);
process.exit(0);

function measure(work: string, size: number, contender: string): Measured {
  const child = spawnSync(
    process.execPath,
    ['--expose-gc', join(folder, 'measure.ts'), work, String(size), contender],
    {
      encoding: 'utf8',
      env,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (child.status !== 0) throw new Error(`${work}/${contender} at ${size} failed:\n${child.stderr}`);
  const line = child.stdout.trim().split('\n').at(-1)!;
  return (JSON.parse(line) as { measured: Measured }).measured;
}
