import { works } from './works.ts';
import type { Measured } from './work.ts';

/**
 * Child process of the bench: one contender on one size, alone in its memory. Prints one JSON line.
 * Peak memory is the growth of the resident set over the loaded, warmed process.
 */
const MIN_RUNS = 5;
const BUDGET_MS = 2500;

const [workName, sizeText, contender] = process.argv.slice(2);
const work = works.find((each) => each.name === workName);
const prepare = work?.contenders[contender ?? ''];
if (!work || !prepare) throw new Error(`No contender ${contender} in work ${workName}`);

const run = await prepare(Number(sizeText));
const before = process.memoryUsage.rss();
let kept: unknown = await run();
const peakMb = Math.max(0, process.resourceUsage().maxRSS * 1024 - before) / 1024 / 1024;
kept = await run();

const times: number[] = [];
const until = performance.now() + BUDGET_MS;
while (times.length < (work.runs ?? MIN_RUNS) || (times.length < 50 && performance.now() < until)) {
  globalThis.gc?.();
  const start = performance.now();
  kept = await run();
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const round = (value: number): number => Math.round(value * 1000) / 1000;
const measured: Measured = {
  work: work.name,
  size: Number(sizeText),
  contender: contender!,
  medianMs: round(times[Math.floor(times.length / 2)]!),
  minMs: round(times[0]!),
  maxMs: round(times.at(-1)!),
  peakMb: Math.round(peakMb * 10) / 10,
  runs: times.length,
};
process.stdout.write(`${JSON.stringify({ measured, alive: kept === undefined ? 0 : 1 })}\n`);
process.exit(0);
