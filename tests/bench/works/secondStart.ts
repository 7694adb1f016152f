import { chromium } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import type { Run, Work } from '../work.ts';
import { openProduct } from './openProduct.ts';

/** Milliseconds from the address to a frame that shows heading and menu and to which the page answers. */
declare global {
  interface Window {
    usableAt?: number;
  }
}

const watch = (): void => {
  const look = (): void => {
    const drawn = document.querySelector('main h1') && document.querySelector('nav a[href^="#/"]');
    if (!drawn) return void requestAnimationFrame(look);
    // A task behind the frame: the page has drawn and is free.
    requestAnimationFrame(() => setTimeout(() => (window.usableAt = performance.now())));
  };
  requestAnimationFrame(look);
};

/** A browser that keeps the files and lists of a start before; a run is another start in a window of its own. */
async function startAgain(width: number): Promise<Run> {
  const { url, session, pages } = await openProduct();
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  const context = await browser.newContext({
    viewport: { width, height: 768 },
    extraHTTPHeaders: { Cookie: session },
  });
  await context.addInitScript(watch);
  const start = async (): Promise<number> => {
    const page = await context.newPage();
    await page.goto(`${url}${pages.home}`);
    const took = await page.waitForFunction(() => window.usableAt);
    const ms = (await took.jsonValue()) ?? NaN;
    await page.close();
    return ms;
  };
  const first = await context.newPage();
  await first.goto(`${url}${pages.home}`, { waitUntil: 'networkidle' });
  await first.close();
  return start;
}

/** A second start, with what the first one left in the browser (promised: 800 ms). */
export const secondStartWork: Work = {
  name: 'second-start',
  sizes: [1366],
  runs: 9,
  ownClock: true,
  contenders: { despacho: startAgain },
};
