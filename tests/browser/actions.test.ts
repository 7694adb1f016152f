import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { CountedHands } from './counted.ts';
import { keepParties, LINES, mainJob } from './mainJob.ts';
import { scriptClock } from './scriptClock.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

beforeAll(keepParties);

const RESULTS = fileURLToPath(new URL('../bench/results.json', import.meta.url));

/** Writes what was counted beside the figures of the works, when it is asked for: `WRITE_RESULTS=1`. */
function keep(contender: string, actions: number, scriptS: number): void {
  if (process.env['WRITE_RESULTS'] !== '1') return;
  const all = JSON.parse(readFileSync(RESULTS, 'utf8')) as { work: string; contender: string }[];
  const others = all.filter((each) => each.work !== 'actions' || each.contender !== contender);
  const row = { work: 'actions', size: LINES, contender, actions, scriptS: Math.round(scriptS * 100) / 100 };
  writeFileSync(RESULTS, `${JSON.stringify([...others, row], null, 2)}\n`);
}

test.each([
  ['known importer and supplier', true, 90],
  ['unknown importer and supplier', false, 160],
])('the main job takes few actions: %s, %s, at most %i', async (contender, known, most) => {
  const { page } = await visit(undefined, { expected: /401/ });
  const clock = await scriptClock(page);
  const actions = await mainJob(new CountedHands(page), known, known ? '1' : '2');
  const script = await clock();
  keep(contender, actions, script);
  console.log(`${contender}: ${actions} actions, ${script.toFixed(2)} s of script`);
  expect(actions).toBeLessThanOrEqual(most);
});
