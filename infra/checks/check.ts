import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawnFor } from './days.ts';

/**
 * `npm run check`: format, lint, arrows, types, unit and golden tests, in two lanes for two cores. Says each result
 * with its seconds, shows what a failing piece printed, and ends non-zero when any failed. `-- today` runs its tests on
 * the day and at the rate that `npm run days -- today` draws, and says what repeats them.
 */
interface Piece {
  name: string;
  command: string;
  args: string[];
}

interface Result {
  name: string;
  seconds: number;
  ok: boolean;
  output: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

const drawn = process.argv[2] === 'today' ? drawnFor(new Date().toISOString().slice(0, 10)) : undefined;

/**
 * What a tool found in a file that is as it was. The lint's one rule that reads types may then miss what a change in
 * another file means for this one; a fresh checkout, as in the CI, starts with none of it.
 */
const CACHE = '.cache/checks';

/** Lint and format are about as long as the others together. */
const LANES: Piece[][] = [
  [
    {
      name: 'lint',
      command: 'eslint',
      args: [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        `${CACHE}/eslint`,
      ],
    },
    {
      name: 'format',
      command: 'prettier',
      args: [
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        `${CACHE}/prettier`,
      ],
    },
  ],
  [
    {
      name: 'arrows',
      command: 'depcruise',
      args: ['--config', '.dependency-cruiser.cjs', 'shared', 'functions', 'infra', 'web', 'tests'],
    },
    {
      name: 'types',
      // TypeScript 7 is the same checker, compiled; the lint still needs the 6 beside it for its one typed rule.
      command: 'node',
      args: [
        'node_modules/typescript-native/bin/tsc',
        '-p',
        '.',
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        `${CACHE}/types.json`,
      ],
    },
    {
      name: 'unit and golden tests',
      command: 'vitest',
      args: ['run', '--project', 'unit', '--project', 'apart', '--project', 'golden', '--passWithNoTests'],
    },
  ],
];

function run({ name, command, args }: Piece): Promise<Result> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...(drawn ? { TEST_DAY: drawn.day, TEST_RATE: drawn.rate } : {}),
        PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok: boolean): void => {
      const result = { name, seconds: (performance.now() - begun) / 1000, ok, output };
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${result.seconds.toFixed(1)} s)`);
      resolve(result);
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function runLane(lane: readonly Piece[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const piece of lane) results.push(await run(piece));
  return results;
}

if (drawn)
  console.log(
    `Tests of ${drawn.day} at ${drawn.rate}: npm run days -- ${drawn.day} ${drawn.rate} --only unit`,
  );
const results = (await Promise.all(LANES.map(runLane))).flat();
const failed = results.filter((each) => !each.ok);
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
console.log(
  failed.length === 0 ? '\nAll checks pass.' : `\nFailed: ${failed.map((each) => each.name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
