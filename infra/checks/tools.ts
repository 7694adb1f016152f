import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Programs of the machine that the tests look through, with the Debian package of each. */
const TOOLS = [
  { name: 'Chromium', debian: 'chromium', present: () => findChromium() !== undefined },
  { name: 'pdftotext', debian: 'poppler-utils', present: () => isOnPath('pdftotext') },
  { name: 'xmllint', debian: 'libxml2-utils', present: () => isOnPath('xmllint') },
];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs what is missing: Debian packages when we may, else Playwright's Chromium, which needs no rights.
 * Returns the names of what is missing still.
 */
export function ensureTools(): string[] {
  const missing = () => TOOLS.filter((tool) => !tool.present());
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log(`Installing ${wanted.map((tool) => tool.debian).join(', ')} …`);
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted.map((tool) => tool.debian)]);
  }
  if (findChromium() === undefined) {
    console.log("Downloading Playwright's Chromium …");
    run(process.execPath, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  }
  return missing().map((tool) => tool.name);
}
