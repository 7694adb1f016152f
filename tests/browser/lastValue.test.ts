import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { axeScript as script, examine } from './axe.ts';
import { field, untilCell } from './editor.ts';
import { KeyboardHands } from './keyboardHands.ts';
import { entered } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const REMARKS = 'OBSERVACIONES.OBSERVACIONES';
const LAST = /^Último valor usado: BODEGA 3 \(DUCA .+, \d\d\/\d\d\/\d{4}\)\. Usar/;

/** A DUCA in no order, made through the API. */
async function made(said: Parameters<typeof blankDuca>[0]): Promise<string> {
  const client = await entered('agente.gt');
  const { header } = await client.call<{ header: { ID: string } }>('duca/create', {
    CUERPO: blankDuca(said),
  });
  return header.ID;
}

const opened = async (id: string, at: string): Promise<Page> => {
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${id}?campo=${encodeURIComponent(at)}`);
  return page;
};

const writeImporter = async (page: Page, number: string, name: string): Promise<void> => {
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').fill(number);
  await field(page, 'IMPORTADOR.NOMBRE').fill(name);
  await page.keyboard.press('Tab');
  await untilSaved(page);
};

test('product 19: F1 in a blank DUCA, choose the importer, F1 again: the last value is named; another importer’s is not', async () => {
  const [number, name] = ['59913127', 'FERRETERÍA DEL SUR, S.A.'];
  await made({
    IMPORTADOR: { NUMERO_IDENTIFICACION: number, NOMBRE: name },
    OBSERVACIONES: { OBSERVACIONES: 'BODEGA 3' },
  });
  const page = await opened(await made({}), REMARKS);
  const remarks = field(page, REMARKS);
  const help = page.locator('.d-help');
  await remarks.focus();
  await page.keyboard.press('F1');
  await help.getByText('Sin valor anterior de este cliente.').waitFor();
  await page.keyboard.press('F1');

  await writeImporter(page, number, name);
  await remarks.focus();
  await page.keyboard.press('F1');
  await help.getByText(LAST).waitFor({ timeout: 10_000 });

  await writeImporter(page, '81237642', 'OTRO CLIENTE, S.A.');
  await help.getByText('Sin valor anterior de este cliente.').waitFor({ timeout: 10_000 });
});

test('product 12 and 19: the last value is taken by keyboard in a field and in a cell, and the focus stays there', async () => {
  const party = { IMPORTADOR: { NUMERO_IDENTIFICACION: '59913128', NOMBRE: 'BODEGAS DEL NORTE, S.A.' } };
  await made({
    ...party,
    OBSERVACIONES: { OBSERVACIONES: 'BODEGA 3' },
    PROVEEDORES: [{ ID_PROVEEDOR: 'p-1', NOMBRE_PROVEEDOR: 'ACME INC.', ID_PAIS_PROVEEDOR: 'US' }],
  });
  const own = await made({ ...party, PROVEEDORES: [{ ID_PROVEEDOR: 'p-2' }] });
  const page = await opened(own, REMARKS);
  const hands = new KeyboardHands(page);
  const remarks = field(page, REMARKS);
  await remarks.focus();
  await page.keyboard.press('F1');
  await page.locator('.d-help').getByText(LAST).waitFor();
  await hands.click(page.locator('.d-help').getByRole('button', { name: /^Usar/ }));
  await expect.poll(() => remarks.inputValue()).toBe('BODEGA 3');
  expect(await remarks.evaluate((each) => each === document.activeElement)).toBe(true);

  // A key takes it too, once the help says it.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+F1');
  await expect.poll(() => remarks.inputValue()).toBe('BODEGA 3');
  await page.keyboard.press('F1');
  await expect.poll(() => page.locator('.d-help').count()).toBe(0);

  await page.goto(`/#/ducagt/${own}?campo=${encodeURIComponent('PROVEEDORES[0].ID_PAIS_PROVEEDOR')}`);
  await untilCell(page);
  const section = page.locator('#section-PROVEEDORES');
  const cell = section.locator('[role=gridcell][aria-selected=true]');
  await page.keyboard.press('F1');
  await section
    .locator('.d-help')
    .getByText(/^Último valor usado: US/)
    .waitFor();
  await page.keyboard.press('Shift+F1');
  await expect.poll(() => cell.textContent()).toContain('US');
  expect(await cell.evaluate((each) => each === document.activeElement)).toBe(true);
  // And the work goes on from there.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await section
    .locator('.d-help')
    .getByText(/^Último valor usado: ACME INC\./)
    .waitFor();
  await untilSaved(page);
  expect(await examine(page, 'help of a cell')).toEqual([]);
});

test('product 19: F1 on the incoterm of a second invoice of the same supplier and client tells the last one, and a key takes it', async () => {
  const client = await entered('agente.gt');
  const make = async (kind: string, asked: Record<string, unknown>): Promise<string> =>
    (await client.call<{ header: { ID: string } }>(`${kind}/create`, asked)).header.ID;
  const ORDEN = { NIT_IMPORTADOR: '59913126', NOMBRE_IMPORTADOR: 'FERRETERÍA DEL SUR, S.A.' };
  const order = await make('work-orders', { CUERPO: { ORDEN } });
  const invoice = (said: Record<string, string>): Promise<string> =>
    make('invoices', {
      ID_ORDEN: order,
      CUERPO: { FACTURA: { NOMBRE_PROVEEDOR: 'BOLT WORKS INC.', ...said } },
    });
  await invoice({ NUMERO_FACTURA: 'BW-1', ID_INCOTERM: 'FCA' });
  const second = await invoice({});
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/facturagt/${second}?campo=${encodeURIComponent('FACTURA.ID_INCOTERM')}`);
  await field(page, 'FACTURA.ID_INCOTERM').focus();
  await page.keyboard.press('F1');
  await page
    .locator('.d-help')
    .getByText(/^Último valor usado: .*FCA.* \(Factura BW-1, \d\d\/\d\d\/\d{4}\)\. Usar/)
    .waitFor({ timeout: 10_000 });
  await page.keyboard.press('Shift+F1');
  await expect.poll(() => field(page, 'FACTURA.ID_INCOTERM').inputValue()).toContain('FCA');
  await untilSaved(page);
});
