import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { CountedHands } from './counted.ts';
import { untilSaved } from './visitor.ts';

/** Most stops of one page: whoever needs more goes round. */
const ROUND = 400;

/** Hands without a mouse: what is to be pressed or written in is reached with Tab, as the page hands on the focus. */
export class KeyboardHands extends CountedHands {
  override async click(target: Locator): Promise<void> {
    await this.reach(target);
    this.actions += 1;
    await this.page.keyboard.press('Enter');
  }

  override async type(values: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(values))
      await this.typeInto(this.page.locator(`[id="f-${path}"]`), text);
    await untilSaved(this.page);
  }

  override async typeInto(input: Locator, text: string): Promise<void> {
    await this.reach(input);
    this.actions += 1;
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    await expect.poll(() => target.isEnabled(), { timeout: 30_000 }).toBe(true);
    const here = (): Promise<boolean> =>
      target.evaluate((element) => element === element.ownerDocument.activeElement);
    for (let stops = 0; !(await here()); stops += 1) {
      expect(stops, `Tab never reached ${target.toString()}`).toBeLessThan(ROUND);
      await this.page.keyboard.press('Tab');
    }
  }
}
