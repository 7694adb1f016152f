import { parseArgs } from 'node:util';
import { gateways } from '../faults/authorities.ts';
import { startMachine } from './machine.ts';
import { PER_PLAN } from './plan.ts';
import { soakOne, type Soaked } from './soakOne.ts';

/**
 * `npm run soak -- [--declarations N] [--faults SHARE] [--seed N] [--only K] [--kind duca|dua|manifests]`: random schedules over the transmission
 * machine, and at the end of each the authority's book against what the product says. README.md beside this file.
 */
const MOST_FAILURES = 5;
const PROGRESS_MS = 5_000;

const { values } = parseArgs({
  options: {
    declarations: { type: 'string', default: '1000' },
    faults: { type: 'string', default: '0.2' },
    seed: { type: 'string' },
    only: { type: 'string' },
    kind: { type: 'string', default: 'duca' },
  },
});
const declarations = numberOf('declarations', values.declarations, 1, 10_000_000);
const faults = numberOf('faults', values.faults, 0, 1);
const seed = numberOf('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31)), 0, 2 ** 32);
const only = values.only === undefined ? undefined : numberOf('only', values.only, 0, 10_000_000);
const again = (schedule: number): string =>
  `npm run soak -- --faults ${faults} --seed ${seed} --only ${schedule} --kind ${values.kind}`;

const of = gateways.find(({ kind }) => kind === values.kind);
if (!of) {
  console.error(`--kind wants ${gateways.map(({ kind }) => kind).join(' or ')}, not «${values.kind}».`);
  process.exit(2);
}
const machine = await startMachine(of);
const begun = performance.now();
const states: Record<string, number> = {};
let done = 0;
let failures = 0;
let told = begun;
const schedules = Math.ceil(declarations / PER_PLAN);
console.log(`Seed ${seed}, faults ${faults}: ${schedules} schedules of ${PER_PLAN} declarations each`);
for (let number = only ?? 0; number < (only === undefined ? schedules : only + 1); number += 1) {
  const soaked = await soakOne(machine, seed, number, faults);
  done += PER_PLAN;
  for (const [state, count] of Object.entries(soaked.states)) states[state] = (states[state] ?? 0) + count;
  if (soaked.violations.length > 0 || only !== undefined) explain(number, soaked);
  if (soaked.violations.length > 0) failures += 1;
  if (failures >= MOST_FAILURES) break;
  if (performance.now() - told >= PROGRESS_MS) progress();
}
progress();
machine.stop();
console.log(
  failures === 0
    ? 'None lost, none registered twice, none given to another; every chain of evidence holds.'
    : `${failures} schedules broke a promise.`,
);
process.exit(failures === 0 ? 0 : 1);

/** What a person needs who has to understand it: the moves with what they led to, and how to see it again. */
function explain(number: number, { plan, story, violations }: Soaked): void {
  console.log(`\nSchedule ${number}: ${again(number)}`);
  console.log(`  ${JSON.stringify({ unique: plan.unique, skew: plan.skew })}`);
  for (const declaration of plan.declarations) console.log(`  ${JSON.stringify(declaration)}`);
  for (const line of story) console.log(`  ${line}`);
  for (const violation of violations) console.log(`  BROKEN ${violation}`);
}

function progress(): void {
  told = performance.now();
  const seconds = Math.round((told - begun) / 1000);
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  const ends = Object.entries(states).map(([state, count]) => `${state} ${count}`);
  console.log(`${done} declarations, ${seconds} s, ${memory} MB: ${ends.join(', ')}`);
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text !== '' && value >= least && value <= most) return value;
  console.error(`--${name} wants a number from ${least} to ${most}, not «${text}».`);
  process.exit(2);
}
