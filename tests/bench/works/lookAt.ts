import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';

/** Windows: a desk by cable, and a phone of a quarter of its speed on slow 4G. */
export const DESK = 1366;
export const PHONE = 390;
const TRIES = 3;

export type Category = 'performance' | 'accessibility' | 'best-practices';

/** Looks at pages of one address with Lighthouse, in a browser that keeps nothing from page to page but the session. */
export type Look = (path: string, width: number) => Promise<Result>;

/** The browser that has the app: a page of it is found by its path. */
export async function openBrowser(
  base: string,
  cookie = '',
  onlyCategories: Category[] = ['performance', 'accessibility', 'best-practices'],
): Promise<Look> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
  const port = await freePort();
  await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return async (path, width) => {
    const flags = {
      port,
      logLevel: 'error' as const,
      onlyCategories,
      // One's session is in a cookie: all else is forgotten, as on the first visit of a day.
      extraHeaders: cookie ? { Cookie: cookie } : null,
    };
    const config = width === PHONE ? undefined : desktopConfig;
    for (let tries = 1; ; tries += 1) {
      const looked = await lighthouse(`${base}${path}`, flags, config);
      if (looked && !looked.lhr.runtimeError) return looked.lhr;
      // A trace may miss the beginning of a page, which says nothing of the page.
      if (tries === TRIES) throw new Error(`${path}: ${looked?.lhr.runtimeError?.message}`);
    }
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
