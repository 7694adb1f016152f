import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize } from './axe.ts';
import { confirmPaste, field, untilCell } from './editor.ts';
import { makeScene } from './scene.ts';
import { paste, PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const HEADINGS = ['Part No.', 'Description', 'Qty', 'Unit', 'Unit Price', 'Amount', 'Remark'];

/** A supplier's list of so many lines as it is copied: titles over the headings, a total at the end. */
const listOf = (count: number): string =>
  [
    ['BRIGHTWAY ELECTRONICS CO., LTD.'],
    [''],
    HEADINGS,
    ...Array.from({ length: count }, (_, index) => [
      ...[`P-${index + 1}`, `ARTÍCULO ${index + 1}`, '2', index % 2 === 0 ? 'PCS' : '', '1.25', '2.50', 'x'],
    ]),
    ['', 'TOTAL', String(2 * count), '', '', (2.5 * count).toFixed(2), ''],
  ]
    .map((row) => row.join('\t'))
    .join('\r\n');

/** The sheet of an invoice with its three lines, and a list pasted behind them where it is asked for. */
async function openItems(pasted = 0): Promise<{ page: Page; sheet: Locator }> {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByText('3 líneas', { exact: true }).waitFor();
  if (pasted > 0) {
    await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
    await paste(page, listOf(pasted));
    await page.getByLabel(/^Unidad: falta/).selectOption('H87');
    await confirmPaste(page);
    await sheet.getByText(`${3 + pasted} líneas`, { exact: true }).waitFor();
  }
  return { page, sheet };
}

const cell = (sheet: Locator, name: string): Locator => sheet.getByRole('gridcell', { name, exact: true });
const active = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement!.textContent);
/** Texts of a column, by its heading's place, in the order of the screen. */
const column = (sheet: Locator, index: number): Promise<string[]> =>
  sheet.locator(`.rdg-row:not(.rdg-summary-row) [role=gridcell][aria-colindex="${index}"]`).allTextContents();

test("a supplier's list is looked at before it is pasted, and one undo takes it back", async () => {
  const { page, sheet } = await openItems();
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await paste(page, listOf(12));
  const preview = page.getByRole('dialog', { name: 'Antes de pegar 12 líneas' });
  await preview.getByText('Las columnas se tomaron de la fila 3.').waitFor();
  await preview.getByText(/1 de título, 1 en blanco, 1 de encabezados, 1 de total/).waitFor();
  await preview.getByText('Sin columna propia: Remark.').waitFor();
  await preview.getByText('Valor del ítem: el total de la lista dice 30.00, igual que la suma').waitFor();
  // Nothing that is there is written over unless it is said.
  expect(await preview.getByLabel('Al final, como líneas nuevas').isChecked()).toBe(true);
  await preview.getByLabel('Columna 7, «Remark»').selectOption('CARACTERISTICAS');
  await preview.getByLabel('Unidad: falta en 6 de 12 líneas').selectOption('KGM');
  await preview.getByRole('button', { name: 'Pegar 12 líneas' }).press('Enter');
  await sheet.getByText('15 líneas', { exact: true }).waitFor();
  await expect.poll(async () => (await column(sheet, 5)).slice(3, 6)).toEqual(['H87', 'KGM', 'H87']);
  await expect.poll(() => active(page)).toBe('ENRUTADOR INALÁMBRICO');
  await page.keyboard.press('Control+z');
  await sheet.getByText('3 líneas', { exact: true }).waitFor();
});

test('what was told of one paste covers nothing to press in the preview of the next', async () => {
  const { page, sheet } = await openItems();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  await paste(page, 'UNO');
  const told = page.getByText('1 línea pegada', { exact: true });
  await told.waitFor();
  await page.keyboard.press('ArrowLeft');
  await paste(page, listOf(12));
  const preview = page.getByRole('dialog', { name: 'Antes de pegar 12 líneas' });
  const press = preview.getByRole('button', { name: 'Pegar 12 líneas' });
  await press.waitFor();
  const [toast, dialog] = [await told.boundingBox(), await preview.boundingBox()];
  // They meet: what is pressed there is the window's.
  expect(dialog!.x + dialog!.width).toBeGreaterThan(toast!.x);
  const x = Math.min(toast!.x + 8, dialog!.x + dialog!.width - 8);
  const y = Math.min(toast!.y + 8, dialog!.y + dialog!.height - 8);
  expect(
    await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('.d-toast') === null, [
      x,
      y,
    ] as const),
  ).toBe(true);
  await press.click();
  await page.getByText('12 líneas pegadas', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cerrar aviso' }).first().click();
});

test('a window that becomes as narrow as a phone keeps what is asked over the sheet, and its answer holds', async () => {
  const { page, sheet } = await openItems();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  await paste(page, listOf(12));
  const preview = page.getByRole('dialog', { name: 'Antes de pegar 12 líneas' });
  await preview.getByLabel('Unidad: falta en 6 de 12 líneas').selectOption('KGM');
  await resize(page, PHONE);
  await preview.getByLabel('Columna 7, «Remark»').selectOption('CARACTERISTICAS');
  await preview.getByRole('button', { name: 'Pegar 12 líneas' }).click();
  await sheet.locator('.d-card').nth(14).waitFor();
  await sheet.locator('.d-card').nth(4).locator('summary').click();
  await expect.poll(() => field(page, 'ITEMS[4].ID_UNIDAD_MEDIDA').inputValue()).toMatch(/^KGM/);
  await untilSaved(page);
});

test('what is found is counted and replaced, and comes back by one undo', async () => {
  const { page, sheet } = await openItems(12);
  await cell(sheet, 'ARTÍCULO 1').click();
  await page.keyboard.press('Control+h');
  await page.keyboard.type('articulo 1');
  const bar = sheet.getByRole('search');
  await bar.getByText('0 de 4 celdas').waitFor();
  await page.keyboard.press('Enter');
  await bar.getByText('1 de 4 celdas').waitFor();
  await bar.getByLabel('Reemplazar por').fill('PIEZA N');
  await bar.getByRole('button', { name: 'Reemplazar en 4' }).click();
  await cell(sheet, 'PIEZA N2').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => active(page)).toBe('PIEZA N');
  await page.keyboard.press('Control+z');
  await cell(sheet, 'ARTÍCULO 12').waitFor();
  expect(await cell(sheet, 'ARTÍCULO 2').count()).toBe(1);
});

test('a key that follows Escape at once is the sheet’s already', async () => {
  const { page, sheet } = await openItems(2);
  await cell(sheet, 'ARTÍCULO 1').click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('articulo 2');
  await sheet.getByRole('search').getByText('0 de 1 celdas').waitFor();
  const focusedAtOnce = await page.evaluate(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return document.activeElement?.textContent;
  });
  expect(focusedAtOnce).toBe('ARTÍCULO 1');
});

test('a filter and an order change what is seen; pastes and fills touch that alone', async () => {
  const { page, sheet } = await openItems(12);
  await cell(sheet, 'ARTÍCULO 1').click();
  await page.keyboard.press('Control+Shift+l');
  await page.getByLabel('Que contengan').fill('articulo 1');
  await page.keyboard.press('Enter');
  await sheet.getByText('Se ven 4 de 15 líneas').waitFor();
  await cell(sheet, 'ARTÍCULO 1').click();
  await page.keyboard.press('Control+Shift+l');
  await page.getByRole('button', { name: 'Mayor a menor' }).click();
  expect(await column(sheet, 3)).toEqual(['ARTÍCULO 12', 'ARTÍCULO 11', 'ARTÍCULO 10', 'ARTÍCULO 1']);
  expect(await column(sheet, 1)).toEqual(['15', '14', '13', '4']);
  await cell(sheet, 'ARTÍCULO 12').click();
  await paste(page, 'UNO\r\nDOS');
  // Neither goes away nor moves although it passes the filter no longer.
  await expect.poll(() => column(sheet, 3)).toEqual(['UNO', 'DOS', 'ARTÍCULO 10', 'ARTÍCULO 1']);
  await cell(sheet, 'DOS').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect.poll(() => column(sheet, 3)).toEqual(['UNO', 'DOS', 'DOS', 'DOS']);
  await sheet.getByRole('button', { name: 'Ver todas' }).click();
  await expect
    .poll(() => column(sheet, 3))
    .toEqual([
      ...['ENRUTADOR INALÁMBRICO', 'AUDÍFONOS CON MICRÓFONO', 'CARGADOR USB PARA TELÉFONO', 'DOS'],
      ...Array.from({ length: 8 }, (_, index) => `ARTÍCULO ${index + 2}`),
      ...['DOS', 'DOS', 'UNO'],
    ]);
  await untilSaved(page);
});

test('Escape gives a cell back what it had, and redo what was typed', async () => {
  const { page, sheet } = await openItems();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  for (const text of ['PRIMERO', 'SEGUNDO']) {
    await page.keyboard.press('F2');
    await page.keyboard.type(text);
    if (text === 'PRIMERO') {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
    }
  }
  await page.keyboard.press('Escape');
  await cell(sheet, 'PRIMERO').waitFor();
  await page.keyboard.press('Control+y');
  await cell(sheet, 'SEGUNDO').waitFor();
  await page.keyboard.press('Control+z');
  await cell(sheet, 'PRIMERO').waitFor();
  // Opened and left without a letter, there is nothing to bring back.
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').waitFor();
});

test('a code is found by words, and what is wrong with a cell stands under it', async () => {
  const { page, sheet } = await openItems();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  await page.keyboard.press('Control+Shift+f');
  await cell(sheet, '8517.62.00.00').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('microfono auri');
  await page.getByRole('option', { name: /8518\.30\.00\.00/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(sheet, '8518.30.00.00').count()).toBe(2);
  const units = cell(sheet, 'H87');
  await units.first().click();
  await page.keyboard.type('kilogr');
  await page.getByRole('option', { name: /^KGM / }).waitFor();
  await page.keyboard.press('Enter');
  await cell(sheet, 'KGM').waitFor();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await sheet.locator('.d-cell-hint').getByText('«zzz» no está en la lista').waitFor();
});

test('the handle of a cell fills what it is drawn over, as one step', async () => {
  const { page, sheet } = await openItems(12);
  await cell(sheet, 'ARTÍCULO 1').click();
  const handle = await page
    .locator('.rdg-cell-drag-handle, [class*=rdg][style*=margin-inline-end]')
    .last()
    .boundingBox();
  const target = await cell(sheet, 'ARTÍCULO 4').boundingBox();
  await page.mouse.move(handle!.x + handle!.width / 2, handle!.y + handle!.height / 2);
  await page.mouse.down();
  await page.mouse.move(target!.x + 20, target!.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => cell(sheet, 'ARTÍCULO 1').count()).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(() => cell(sheet, 'ARTÍCULO 1').count()).toBe(1);
  expect(await page.locator('.rdg-cell-drag-handle').first().isVisible()).toBe(true);
  // Where nobody is there is no handle.
  await page.locator('#section-FACTURA input').first().focus();
  await expect.poll(() => page.locator('.rdg-cell-drag-handle').first().isVisible()).toBe(false);
});

test('who works in the sheet has the whole width for it, and the form and the panel as they were afterwards', async () => {
  const { page, sheet } = await openItems();
  const grid = sheet.getByRole('grid');
  const width = async (): Promise<number> => (await grid.boundingBox())!.width;
  const number = page.locator('#section-FACTURA input').first();
  const form = (await number.boundingBox())!.width;
  const narrow = await width();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  await expect.poll(width).toBeGreaterThan(1100);
  expect((await number.boundingBox())!.width).toBe(form);
  await number.focus();
  await expect.poll(width).toBe(narrow);
  await sheet.getByRole('button', { name: 'Todo el ancho al trabajar en la hoja' }).click();
  await cell(sheet, 'ENRUTADOR INALÁMBRICO').click();
  expect(await width()).toBe(narrow);
});

test('the sheet fills the window on a key, alone, with number and name in sight', async () => {
  const { page, sheet } = await openItems(12);
  await cell(sheet, 'ARTÍCULO 1').click();
  await page.keyboard.press('Control+Shift+f');
  const grid = sheet.getByRole('grid');
  await expect.poll(async () => (await grid.boundingBox())!.width).toBeGreaterThan(1300);
  await page.keyboard.press('End');
  await untilCell(page);
  for (const text of ['4', 'P-1', 'ARTÍCULO 1'])
    expect((await cell(sheet, text).first().boundingBox())!.x).toBeGreaterThanOrEqual(0);
  // What lies under it cannot be reached.
  expect(await page.locator('#section-FACTURA').evaluate((each) => each.closest('[inert]') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  await untilCell(page);
});
