import { setTimeout as sleep } from 'node:timers/promises';
import { peakMemory } from './peakMemory.ts';
import { works } from './works.ts';
import type { Measured } from './work.ts';

/**
 * Child process of the bench: one contender on one size, alone in its memory. Prints one JSON line.
 * Peak memory is that of the first run over the loaded, warmed process.
 */
const MIN_RUNS = 5;
const BUDGET_MS = 2500;
/** Short runs are repeated before any is counted, as much for each contender: the compiler learns from them. */
const WARM_MS = 700;
const WARM_RUNS = 30;
const SWEPT_MS = 25;

const [workName, sizeText, contender] = process.argv.slice(2);
const work = works.find((each) => each.name === workName);
const prepare = work?.contenders[contender ?? ''];
if (!work || !prepare) throw new Error(`No contender ${contender} in work ${workName}`);

const run = await prepare(Number(sizeText));
const first = run.given?.();
const { mb: peakMb, result } = await peakMemory(() => run(first));
let kept: unknown = result;
const warmUntil = performance.now() + WARM_MS;
for (let warm = 0; warm === 0 || (warm < WARM_RUNS && performance.now() < warmUntil); warm += 1)
  kept = await run(run.given?.());

const times: number[] = [];
const cpuTimes: number[] = [];
const until = performance.now() + BUDGET_MS;
while (times.length < (work.runs ?? MIN_RUNS) || (times.length < 50 && performance.now() < until)) {
  const given = run.given?.();
  globalThis.gc?.();
  // Its helpers sweep on for a while, which a run of a few milliseconds would be charged with.
  await sleep(SWEPT_MS);
  const cpu = process.cpuUsage();
  const start = performance.now();
  kept = await run(given);
  times.push(work.ownClock ? Number(kept) : performance.now() - start);
  const { user, system } = process.cpuUsage(cpu);
  cpuTimes.push((user + system) / 1000);
}
times.sort((a, b) => a - b);
cpuTimes.sort((a, b) => a - b);
const round = (value: number): number => Math.round(value * 1000) / 1000;
const measured: Measured = {
  work: work.name,
  size: Number(sizeText),
  contender: contender!,
  medianMs: round(times[Math.floor(times.length / 2)]!),
  minMs: round(times[0]!),
  maxMs: round(times.at(-1)!),
  cpuMs: work.ownClock ? 0 : round(cpuTimes[Math.floor(cpuTimes.length / 2)]!),
  peakMb: work.ownClock ? 0 : peakMb,
  runs: times.length,
};
process.stdout.write(`${JSON.stringify({ measured, alive: kept === undefined ? 0 : 1 })}\n`);
process.exit(0);
