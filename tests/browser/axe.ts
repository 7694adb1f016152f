import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type axe from 'axe-core';
import { drawn } from './scriptClock.ts';
import { DESKTOP, PHONE } from './visitor.ts';

/** The page's policy forbids scripts that are not its own, and rightly so: the checker comes in before the page. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has against the page now, one line a violation with the first element that has it. How large a target is, is
 * judged in the middle of the window: at its edge a bar that stays covers by chance whatever scrolls under it.
 */
const violations = (page: Page, only: readonly string[]): Promise<string[]> =>
  page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: [...values],
    });
    const small = async (selector: string): Promise<boolean> => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center' });
      const runOnly = { type: 'rule' as const, values: ['target-size'] };
      return !element || (await window.axe.run(element, { runOnly })).violations.length > 0;
    };
    const told: string[] = [];
    for (const { id, help, nodes } of found) {
      for (const { target, html } of nodes) {
        if (id === 'target-size' && !(await small(target.join(' ')))) continue;
        told.push(`${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`);
        break;
      }
    }
    return told;
  }, only);

/** Waits until the screen is drawn, its lazy parts too. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1, [role=alert], [role=dialog]').first().waitFor();
  // Parts that come lazily say so while they do.
  await page.waitForFunction(
    () =>
      document.querySelector('.d-loading') === null &&
      document
        .getAnimations()
        .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
};

/** Gives the window another size, and waits until the page was drawn anew for it: what differs there is another element. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction((width) => window.innerWidth === width, viewport.width);
  await drawn(page);
  await settled(page);
}

/** Every way that one screen may be looked at. */
export async function examine(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
    await resize(page, viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      // Only colours differ in the dark.
      const wrong = await violations(page, colorScheme === 'dark' ? ['color-contrast'] : RULES);
      found.push(...wrong.map((each) => `${name}, ${size}, ${colorScheme}: ${each}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 1) found.push(`${name}, ${size}: ${wide} px wider than the window`);
  }
  await resize(page, DESKTOP);
  return found;
}
