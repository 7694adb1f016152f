import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { confirmPaste, untilCell } from './editor.ts';
import { makeScene, type Scene } from './scene.ts';
import { paste, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

const focusedSection = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('section')?.id ?? '');
test('Ctrl+K goes to a document by its number', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/apps');
  await page.getByRole('heading', { name: 'Aplicaciones' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill('BW-26-10457');
  await page
    .getByRole('option', { name: /BW-26-10457/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /BW-26-10457/ }).waitFor();
});

test('? shows the keys, / goes to the search of the screen', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/ordenestrabajo');
  const search = page.getByLabel('Buscar órdenes de trabajo');
  await search.waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await search.inputValue()).toBe('');
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Teclas de esta pantalla' }).waitFor();
});

test('Alt with the arrows goes from section to section', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.locator('#section-FACTURA').waitFor();
  const seen: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(`Alt+${key}`);
    seen.push(await focusedSection(page));
  }
  expect(seen).toEqual(['section-FACTURA', 'section-PROVEEDOR', 'section-PARTES', 'section-PROVEEDOR']);
});

test('the sheet is worked by keys alone: edit, fill down, repeat, undo, new line, remove', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.getByText('3 líneas', { exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('NOMBRE UNO');
  await page.keyboard.press('Enter');
  await page.keyboard.press('=');
  await page.waitForFunction(() => document.body.innerText.split('NOMBRE UNO').length === 3);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.waitForFunction(() => document.body.innerText.split('NOMBRE UNO').length === 4);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.body.innerText.split('NOMBRE UNO').length === 3);
  await page.keyboard.press('Control+Enter');
  await page.getByText('4 líneas', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('3 líneas', { exact: true }).waitFor();
  await untilSaved(page);
});

test('a thousand rows pasted from Excel arrive complete, and are saved', async () => {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  await page.getByText('3 líneas', { exact: true }).waitFor();
  const names = ['Código de producto', 'Nombre comercial', 'Estado', 'Origen', 'Clasificación arancelaria'];
  const heading = [...names, 'Cantidad', 'Unidad', 'Valor unitario', 'Valor del ítem'].join('\t');
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const what = [`P-${index + 1}`, `PRODUCTO ${index + 1}`, 'NU', 'CN', '8517.62.00.00'];
    return [...what, '1', 'H87', '1.25', '1.25'].join('\t');
  });
  await page.getByRole('button', { name: 'Agregar línea' }).click();
  await untilCell(page);
  await paste(page, [heading, ...rows].join('\r\n'));
  await confirmPaste(page);
  await page.getByText('1003 líneas', { exact: true }).waitFor();
  await page.getByText(/Ítems 16,853\.52/).waitFor();
  await untilSaved(page);
  await page.reload();
  await page.getByText('1003 líneas', { exact: true }).waitFor();
  await page.keyboard.press('Control+End');
});
