import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDate } from '../../shared/foundation/dates/date.ts';
import { DAYS, drawnFor, type TestDay } from './days.ts';

/**
 * `npm run days`: the tests on thirty days and rates, with the main job over HTTP against the product started on each.
 * `-- today` on one day drawn from the date of the machine, `-- yyyy-mm-dd [rate]` on that one; `--only` with names of
 * pieces divided by commas runs these alone. Says each result with what repeats it, and ends non-zero when any failed.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const bootstrap = fileURLToPath(new URL('../embedded/bootstrap.mjs', import.meta.url));

const tests = (...more: string[]): string[] => ['infra/checks/runTests.ts', ...more];
const projects = (...names: string[]): string[] => tests(...names.flatMap((name) => ['--project', name]));

const PIECES: Record<string, string[]> = {
  unit: projects('unit', 'apart', 'golden'),
  contract: projects('contract'),
  integration: projects('integration'),
  journey: ['tests/journey/journey.ts'],
  // What the day or the rate is read in; the whole project takes the day too, and is run on the day of the tests.
  browser: [...projects('browser'), 'fractions', 'journey', 'around'],
};

const usage = (): never => {
  console.error(`npm run days -- [today | yyyy-mm-dd [rate]] [--only ${Object.keys(PIECES).join(',')}]`);
  process.exit(2);
};

function chosen([first, rate = '7.73901']: string[]): readonly TestDay[] {
  if (first === undefined) return DAYS;
  if (first === 'today') return [drawnFor(new Date().toISOString().slice(0, 10))];
  return isDate(first) && /^\d+\.\d{5}$/.test(rate) ? [{ day: first, rate }] : usage();
}

const words = process.argv.slice(2);
const at = words.indexOf('--only');
const only = at < 0 ? Object.keys(PIECES) : (words.splice(at, 2)[1] ?? '').split(',');
if (only.some((name) => !(name in PIECES))) usage();

const failed: string[] = [];
for (const { day, rate } of chosen(words)) {
  for (const name of only) {
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [bootstrap, ...PIECES[name]!], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, TEST_DAY: day, TEST_RATE: rate, PRACTICE_DAY: day, PRACTICE_RATE: rate },
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${day} at ${rate}: ${name} (${seconds} s)`);
    if (status === 0) continue;
    failed.push(`npm run days -- ${day} ${rate} --only ${name}`);
    console.log(`${stdout}\n${stderr}`.trim());
  }
}
console.log(failed.length === 0 ? '\nEvery day passes.' : `\nFailed; to repeat:\n  ${failed.join('\n  ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
