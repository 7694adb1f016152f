import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilCell } from './editor.ts';
import { makeScene } from './scene.ts';
import { paste, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** The sheet of an invoice with its three lines, its first name marked. */
async function openItems(): Promise<{ page: Page; sheet: Locator }> {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByText('3 líneas', { exact: true }).waitFor();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  return { page, sheet };
}

const cell = (sheet: Locator, name: string): Locator => sheet.getByRole('gridcell', { name, exact: true });

/** Which of some keys the page takes from the browser. */
async function takenOf(page: Page, keys: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    const note = (event: KeyboardEvent): void =>
      void setTimeout(() => (document.body.dataset['taken'] = String(event.defaultPrevented)), 0);
    window.addEventListener('keydown', note, true);
  });
  const taken: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const told = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset['taken']);
    if ((await told()) === 'true') taken.push(key);
  }
  return taken;
}

test('the zoom and the windows of the browser are its own, and take no line; Ctrl+Supr says what it took, and it comes back', async () => {
  const { page, sheet } = await openItems();
  const zoom = ['Control+-', 'Control+NumpadSubtract', 'Control++', 'Control+NumpadAdd', 'Control+0'];
  const windows = ['p', 's', 'y', 'k', 'h', 'a', 'd', 'Delete'].map((key) => `Control+Shift+${key}`);
  expect(await takenOf(page, [...zoom, ...windows, 'Control+d'])).toEqual(['Control+d']);
  expect(await sheet.getByText('3 líneas', { exact: true }).count()).toBe(1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Delete');
  await page.getByText('Se quitaron 2 líneas', { exact: true }).waitFor();
  await page.getByText('Vuelven con Deshacer (Ctrl+Z).').waitFor();
  await sheet.getByText('1 línea', { exact: true }).waitFor();
  await untilCell(page);
  await page.keyboard.press('Control+z');
  await sheet.getByText('3 líneas', { exact: true }).waitFor();
  await untilSaved(page);
});

test('+ of the numeric keys begins a new line, as the list of keys says', async () => {
  const { page, sheet } = await openItems();
  await page.keyboard.press('NumpadAdd');
  await sheet.getByText('4 líneas', { exact: true }).waitFor();
  await page.waitForFunction(
    () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex') === '3',
  );
  // In a cell that is written in it is a sign like any other.
  await page.keyboard.press('F2');
  await page.keyboard.press('NumpadAdd');
  await page.keyboard.press('Enter');
  await cell(sheet, '+').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page
    .getByRole('row', { name: 'Ctrl+Enter, o + del teclado numérico Línea nueva', exact: true })
    .waitFor();
});

test('a paste of more columns than fit shows first where each goes', async () => {
  const { page, sheet } = await openItems();
  await page.keyboard.press('End');
  for (let left = 0; left < 5; left += 1) await page.keyboard.press('ArrowLeft');
  // The last column that a person writes, and five that are worked out.
  await paste(page, ['DR\t1.00\t2.00\t3.00\t4.00\t5.00\tV-1', 'DR\t\t\t\t\t\tV-2'].join('\r\n'));
  const preview = page.getByRole('dialog', { name: 'Antes de pegar 2 líneas' });
  await preview
    .getByText(/^Sin columna propia: columna 2 \(«FOB» lo calcula el sistema\), .*, columna 7\./)
    .waitFor();
  expect(await preview.getByLabel('Desde la línea 1, sobre lo que hay').isChecked()).toBe(true);
  await preview.getByLabel('Columna 7').selectOption('ID_PRODUCTO');
  await preview.getByRole('button', { name: 'Pegar 2 líneas' }).press('Enter');
  await page.getByText('2 líneas pegadas', { exact: true }).waitFor();
  await page.keyboard.press('Home');
  await cell(sheet, 'V-2').waitFor();
  await untilSaved(page);
});

test('whole lines of the sheet are copied and pasted behind the last with one key each', async () => {
  const { page, sheet } = await openItems();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+Enter');
  await sheet.getByText('4 líneas', { exact: true }).waitFor();
  await untilCell(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await page.getByText('3 líneas pegadas', { exact: true }).waitFor();
  await sheet.getByText('6 líneas', { exact: true }).waitFor();
  await expect.poll(() => cell(sheet, 'ENRUTADOR INALÁMBRICO').count()).toBe(2);
  await untilSaved(page);
});
