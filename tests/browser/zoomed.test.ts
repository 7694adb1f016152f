import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, untilCell } from './editor.ts';
import { makeScene } from './scene.ts';
import { paste, PHONE, untilSaved, useBrowser, type VisitOptions } from './visitor.ts';

const { visit } = useBrowser();

/** A screen of 1366×768 at twice its size: as narrow as a phone, and worked with mouse and keys (WCAG 1.4.4). */
const TWICE: VisitOptions = { viewport: { width: 683, height: 384 } };
/** Wider than it is high, and worked with a finger. */
const PHONE_ASIDE: VisitOptions = { viewport: { width: 683, height: 384 }, isMobile: true, hasTouch: true };

/** The items of an invoice with its three lines. */
async function openItems(options: VisitOptions): Promise<{ page: Page; items: Locator }> {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt', options);
  await page.goto(`/#/facturagt/${invoice}`);
  const items = page.locator('#section-ITEMS');
  await items.getByText(/ENRUTADOR INALÁMBRICO/).waitFor();
  return { page, items };
}

/** Opens the panel of problems and goes to the one of the second line. */
async function goToProblemOfLine2(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Paneles' })
    .getByRole('button', { name: /^Problemas/ })
    .click();
  await page.getByRole('tabpanel').locator('.d-link[title*="ínea 2"]').first().click();
  await page.getByRole('tabpanel').waitFor({ state: 'detached' });
}

/** Whether a cell is seen at its full height: within the window, with nothing over it. */
const inSight = (part: Locator): Promise<boolean> =>
  part.evaluate((each) => {
    const { left, top, bottom } = each.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => each.contains(window.document.elementFromPoint(left + 3, y)));
  });

test("at twice its size a desk's screen has the sheet: paste from Excel, sums, fill, find, filter, columns", async () => {
  const { page, items } = await openItems(TWICE);
  const cell = items.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' });
  await cell.click();
  await paste(page, Array.from({ length: 40 }, (_, index) => `ARTÍCULO ${index}\t2`).join('\n'));
  await items.getByText('40 líneas', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  // The sums stay in sight below as many lines as there is room for.
  await items.evaluate((each) => each.scrollIntoView({ block: 'start' }));
  expect(await inSight(items.getByRole('gridcell', { name: 'Σ' }))).toBe(true);
  for (const name of ['Pegar de Excel', 'Quitar líneas', 'Columnas', 'Buscar y reemplazar (Ctrl+H)'])
    expect(await items.getByRole('button', { name }).isVisible(), name).toBe(true);
  const first = items.getByRole('gridcell', { name: 'ARTÍCULO 0', exact: true });
  await first.click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect.poll(() => first.count()).toBe(2);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('articulo 0');
  await items.getByRole('search').getByText('2 celdas').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+l');
  await page.getByLabel('Que contengan').fill('articulo 0');
  await page.keyboard.press('Enter');
  await items.getByText('Se ven 2 de 40 líneas').waitFor();
  // What stays leaves room for what scrolls.
  const widths = await items
    .locator('.rdg-cell-frozen-start[role=columnheader]')
    .evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThan(683 / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('at twice its size the problem of line 2 opens line 2', async () => {
  const { page, items } = await openItems(TWICE);
  await items.getByRole('gridcell', { name: '1,000', exact: true }).click();
  await page.keyboard.press('Delete');
  await untilSaved(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await goToProblemOfLine2(page);
  await untilCell(page);
  const active = page.locator('[role=gridcell]:focus');
  expect(await active.evaluate((each) => each.closest('[role=row]')!.getAttribute('aria-rowindex'))).toBe(
    '3',
  );
  await expect.poll(() => inSight(active)).toBe(true);
});

test('at twice its size a list keeps its columns: their order, their choice and the file of what is shown', async () => {
  await makeScene();
  const { page } = await visit('agente.gt', TWICE);
  await page.goto('/#/facturagt');
  await page.getByRole('columnheader', { name: 'Número de factura' }).getByRole('button').click();
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Número de factura' }).getAttribute('aria-sort'))
    .toBe('ascending');
  for (const name of ['CSV', 'Columnas'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test.each([
  ['upright', { viewport: PHONE }],
  ['on its side', PHONE_ASIDE],
] as const)(
  'on a phone %s lines are cards: their sums below, a paste, and the problem of line 2 opens its card',
  async (_, options) => {
    const { page, items } = await openItems(options);
    expect(await items.getByRole('grid').count()).toBe(0);
    await items.getByText(/^Σ .*Valor del ítem 15,603\.52/).waitFor();
    await page.evaluate(() => navigator.clipboard.writeText('P-4\tCUARTO\t2\nP-5\tQUINTO\t3'));
    await items.getByRole('button', { name: 'Pegar de Excel' }).click();
    await items.getByText('5. P-5 · QUINTO · 3').waitFor();
    // Headings are looked at first, as in the sheet; nothing but the answer puts it away.
    await page.evaluate(() => navigator.clipboard.writeText('Cantidad\tNombre comercial\n7\tSEXTO'));
    await items.getByRole('button', { name: 'Pegar de Excel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pegar 1 línea' }).click();
    await items.getByText('6. SEXTO · 7').waitFor();
    await items.getByText(/^2\. /).click();
    await field(page, 'ITEMS[1].CANTIDAD_UNIDADES').fill('');
    await items.getByText(/^2\. /).click();
    await untilSaved(page);
    await goToProblemOfLine2(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('f-ITEMS[1].CANTIDAD_UNIDADES');
    await items.getByRole('button', { name: 'Quitar la línea 2' }).click();
    await page.getByText('Se quitó 1 línea', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
    await items.getByText('6. SEXTO · 7').waitFor();
    await untilSaved(page);
  },
);
