import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import type { Run, Work } from '../work.ts';
import { openProduct } from './openProduct.ts';

const GOODS = 'bomba de agua';
/** Words of goods, a tariff code, a document's number and an act: letters find few and many. */
const TYPED = [...GOODS, ...'8413.70', ...'F-1001', ...'imprimir'];

/** Milliseconds that the page's scripts, styles and layout have taken so far. */
async function spentBy(metrics: CDPSession): Promise<number> {
  const told = await metrics.send('Performance.getMetrics');
  const of = (name: string): number => told.metrics.find((each) => each.name === name)?.value ?? NaN;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The window of Ctrl+K over an open declaration, with every list of codes; a run types one letter. */
async function openPalette(): Promise<Run> {
  const { url, session, pages } = await openProduct();
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    extraHTTPHeaders: { Cookie: session },
  });
  const page = await context.newPage();
  await page.goto(`${url}${pages.editor}`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Ir a' }).waitFor();
  // All lists are there once goods are found.
  await page.keyboard.type(GOODS);
  await page.getByRole('option').first().waitFor();
  const metrics = await context.newCDPSession(page);
  await metrics.send('Performance.enable');
  let at = 0;
  return async () => {
    if (at % TYPED.length === 0) await page.keyboard.press('Control+A');
    const before = await spentBy(metrics);
    await page.keyboard.type(TYPED[at % TYPED.length]!);
    await drawn(page);
    at += 1;
    return (await spentBy(metrics)) - before;
  };
}

/** A letter typed into the window that finds everything: what the page works until it is drawn. */
export const paletteWork: Work = {
  name: 'palette',
  sizes: [1],
  ownClock: true,
  runs: 3 * TYPED.length,
  contenders: { despacho: openPalette },
};
