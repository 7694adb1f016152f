import type { Page } from 'playwright-core';

/**
 * A clock of the script that the page runs from now on, in seconds of its processor: what it waits while other programs
 * have the machine does not count.
 */
export async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
}

/** Waits until what the last act changed is drawn, and its own work behind it done. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
