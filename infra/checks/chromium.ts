import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where Debian, Ubuntu and Google put theirs. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Browser for the tests: `CHROMIUM` when given, the system's, or the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...SYSTEM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}
