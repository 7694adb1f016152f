import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Input of a field by its path in the document. */
export const field = (page: Page, path: string): Locator => page.locator(`[id="f-${path}"]`);

const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

/** Enter breaks the line of a note, so that Tab leaves it. */
const inNote = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');

/** Most fields between two that are filled. */
const FAR = 40;

/** Types into fields by their paths in the order of the form, going from one to the next with Enter. */
export async function fillByKeyboard(page: Page, values: Record<string, string>): Promise<void> {
  const [first = ''] = Object.keys(values);
  await field(page, first).click();
  for (const [path, text] of Object.entries(values)) {
    for (let step = 0; (await focusedId(page)) !== `f-${path}`; step += 1) {
      expect(step, `Enter never reached ${path}, last at ${await focusedId(page)}`).toBeLessThan(FAR);
      await page.keyboard.press((await inNote(page)) ? 'Tab' : 'Enter');
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
}

/** Opens the right panel's tab. */
export async function showTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).click();
}

/** Opens one of the ways in which a tab of the right panel is seen. */
export async function showView(page: Page, tab: string, view: string): Promise<void> {
  await showTab(page, tab);
  await page.getByRole('tabpanel').getByRole('button', { name: view, exact: true }).click();
}

/** Chooses an entry of the menu on the head. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Waits until a cell of a sheet has the focus. */
export const untilCell = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');

/** Says yes to the preview of a pasted block. */
export const confirmPaste = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pegar \d+ líneas?$/ })
    .click();

/** Seals a DUCA on its check page and waits until the authority accepted it. */
export async function untilAccepted(page: Page, duca: string): Promise<void> {
  await page.goto(`/#/ducagt/${duca}/revisar`);
  await page.getByRole('button', { name: 'Sellar y transmitir' }).click();
  await page
    .getByText(/SAT la aceptó/)
    .first()
    .waitFor();
}
