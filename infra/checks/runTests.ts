import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTools } from './tools.ts';

/** `npm test`: sees that the machine has what the tests need, then runs every test, and ends as they end. */
const root = fileURLToPath(new URL('../../', import.meta.url));

const missing = ensureTools();
if (missing.length > 0) {
  console.error(
    `Missing on this machine, and not installed: ${missing.join(', ')}. The tests that need them fail.`,
  );
}
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}` },
  },
);
process.exitCode = status ?? 1;
