import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureFunctions } from '../../../infra/build/ensureFunctions.ts';
import { bundleOf } from '../../../infra/build/functions.ts';
import { functions } from '../../../infra/topology.ts';
import type { Work } from '../work.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const RUNS = 5;

/** Milliseconds of processor that a new process spends on an import, beyond its own start. */
const PROGRAM = (bundle: string): string =>
  `const before = process.cpuUsage();` +
  `await import(${JSON.stringify(pathToFileURL(bundle).href)});` +
  `const { user, system } = process.cpuUsage(before);` +
  `process.stdout.write(String((user + system) / 1000));` +
  `process.exit(0);`;

function loadOf(bundle: string): number {
  const times = Array.from({ length: RUNS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM(bundle)], {
        encoding: 'utf8',
        // As Lambda starts it: nothing is compiled ahead.
        env: { ...process.env, NODE_COMPILE_CACHE: '' },
      }),
    ),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

const groups = functions.filter(({ trigger }) => trigger.kind === 'http').map(({ name }) => name);

/** What a cold start of each procedure group costs the processor, by the bundle that is deployed. */
export const modulesWork: Work = {
  name: 'modules',
  sizes: [1],
  runs: 1,
  ownClock: true,
  contenders: {
    despacho: async () => {
      const folder = await ensureFunctions({ root, functions }, join(root, 'build', 'functions'));
      return () => loadOf(bundleOf(folder, 'duca'));
    },
  },
  facts: async () => {
    const folder = await ensureFunctions({ root, functions }, join(root, 'build', 'functions'));
    return Object.fromEntries(
      groups.map((name) => [
        `module load of ${name}, ms of processor`,
        Math.round(loadOf(bundleOf(folder, name))),
      ]),
    );
  },
};
