import { beforeAll, expect, test } from 'vitest';
import { makeScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';
import { DESKTOP, PHONE, useBrowser } from './visitor.ts';

/** Share of the window that what comes late may push about (cumulative layout shift), without a person having done anything. */
const MOST = 0.02;
/** How long what comes late may come. */
const AFTERWARDS_MS = 1_500;

declare global {
  interface Window {
    shifts: { value: number; text: string }[];
  }
}

/** Notes each shift that no key or click explains, with the element that moved most. */
const watch = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      window.shifts.push({ value, text: (element?.tagName ?? '?') + '.' + (element?.className ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  // Its papers have the same numbers, which is told late.
  await makeScene();
  scene = await makeScene();
});

test('a page that opens stays where it is while the rest of it comes', async () => {
  const LOOKED_AT =
    /^(home|orders|order|invoice|transport document|DVA|DUCA|transmissions|search, everywhere)$/;
  const screens = screensOf(scene).filter(({ name }) => LOOKED_AT.test(name));
  expect(screens.length).toBeGreaterThanOrEqual(8);
  /** How far a page is pushed about, and by what; a machine that is busy elsewhere may delay what comes together. */
  const shiftOf = async (
    path: string,
    viewport: typeof DESKTOP,
  ): Promise<{ total: number; worst: string }> => {
    const { page, context } = await visit('agente.gt', { viewport, script: watch });
    await page.goto(`/#${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(AFTERWARDS_MS);
    const shifts = await page.evaluate(() => window.shifts);
    await context.close();
    const worst = shifts.toSorted((a, b) => b.value - a.value)[0]?.text ?? '';
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), worst };
  };
  const moved: string[] = [];
  for (const viewport of [DESKTOP, PHONE])
    for (const { name, path } of screens) {
      let found = await shiftOf(path, viewport);
      if (found.total > MOST) found = await shiftOf(path, viewport);
      if (found.total > MOST)
        moved.push(`${name} at ${viewport.width}: ${found.total.toFixed(3)}, ${found.worst}`);
    }
  expect(moved).toEqual([]);
});
