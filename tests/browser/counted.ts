import type { Locator, Page } from 'playwright-core';
import { untilSaved } from './visitor.ts';
import { field } from './editor.ts';

/**
 * Hands that count what a person does: a click, a key chord, a paste, and one field typed and left are one action each.
 */
export class CountedHands {
  actions = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async press(keys: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(keys);
  }

  async paste(text: string): Promise<void> {
    this.actions += 1;
    await this.page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await this.page.keyboard.press('Control+v');
  }

  /** Types into fields by their paths, each as one action, and waits until all of it is saved. */
  async type(values: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(values)) await this.typeInto(field(this.page, path), text);
    await untilSaved(this.page);
  }

  async typeInto(input: Locator, text: string): Promise<void> {
    this.actions += 1;
    await input.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Tab');
  }
}
