import { spawnSync } from 'node:child_process';

// Writes every golden file anew: `node tests/golden/regenerate.ts [folder]`. The difference in `expected/` is the review.
const [folder = ''] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'golden', `tests/golden/${folder}`, '-u'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
