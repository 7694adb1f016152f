import { spawnSync } from 'node:child_process';

// Writes every golden file anew: `node tests/golden/regenerate.ts [folder]`. The difference in `expected/` is the review.
const [folder = ''] = process.argv.slice(2);
/** What stands apart, for it takes longer to make than a quick check has: the templates of the cloud. */
const TEMPLATES = 'tests/infra/templates.test.ts';
const golden = folder === 'infra' ? [] : [`tests/golden/${folder}`];
const apart = ['', 'infra'].includes(folder) ? [TEMPLATES] : [];
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--project', 'golden', '--project', 'integration'],
    ...[...golden, ...apart, '-u'],
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
