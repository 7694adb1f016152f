import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { field, untilCell } from './editor.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const REFUSED = /409/;

interface Opened {
  header: { LOCK: number };
}

/** Another person saves changes of an invoice, as from another machine. */
async function saveAs(login: string, { invoice }: Scene, CAMBIOS: readonly object[]): Promise<void> {
  const client = await entered(login);
  const { header } = await client.call<Opened>('invoices/open', { ID: invoice });
  await client.call('invoices/patch', { ID: invoice, LOCK: header.LOCK, CAMBIOS });
}

const set = (path: string, value: string) => ({ op: 'set', path, value });

async function openInvoice({ invoice }: Scene): Promise<Page> {
  const { page } = await visit('agente.gt', { script, expected: REFUSED });
  await page.goto(`/#/facturagt/${invoice}`);
  await page.getByText(/^\s*Guardado/).waitFor();
  return page;
}

const choice = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const choose = (page: Page) => page.getByRole('button', { name: 'Guardar con lo elegido' }).click();

test('a day that is being typed when another one comes to its field is asked about and keeps every letter', async () => {
  const scene = await makeScene();
  const page = await openInvoice(scene);
  const day = field(page, 'FACTURA.FECHA_FACTURA');
  await saveAs('asistente.gt', scene, [set('FACTURA.FECHA_FACTURA', '2026-10-01')]);
  await field(page, 'FACTURA.FAX_PROVEEDOR').fill('111');
  await day.fill('02/1');
  const asked = choice(page, /tomar «01\/10\/2026», de asistente.gt, en lugar de lo que está escribiendo/);
  await asked.waitFor();
  expect(await day.inputValue()).toBe('02/1');
  expect(await examine(page, 'a value while typing')).toEqual([]);
  await day.pressSequentially('1/2026');
  await day.press('Tab');
  await choice(page, /en lugar de lo suyo, «02\/11\/2026»/).waitFor();
  await choose(page);
  await untilSaved(page);
  expect(await day.inputValue()).toBe('02/11/2026');
});

test('a country of a list, taken by Enter over what another wrote, is asked about, and theirs stands until it is answered', async () => {
  const scene = await makeScene();
  const page = await openInvoice(scene);
  const country = field(page, 'FACTURA.ID_PAIS_EMISION');
  const stored = async (): Promise<string> => {
    const client = await entered('asistente.gt');
    const { body } = await client.call<{ body: Record<'FACTURA', Record<string, string>> }>('invoices/open', {
      ID: scene.invoice,
    });
    return body.FACTURA['ID_PAIS_EMISION']!;
  };
  const asked = choice(page, /País de emisión: tomar «US», de asistente.gt, en lugar de lo suyo, «HN»/);
  await saveAs('asistente.gt', scene, [set('FACTURA.ID_PAIS_EMISION', 'US')]);
  await field(page, 'FACTURA.FAX_PROVEEDOR').fill('444');
  await country.fill('Hondu');
  await choice(page, /en lugar de lo que está escribiendo/).waitFor();
  await country.press('Enter');
  await asked.waitFor();
  expect(await stored()).toBe('US');
  await choose(page);
  await untilSaved(page);
  expect(await stored()).toBe('HN');
});

test('a cell that is being typed while lines come before its line and its value changes is written in its line, once that is chosen', async () => {
  const scene = await makeScene();
  const page = await openInvoice(scene);
  const items = page.locator('#section-ITEMS');
  const name = items.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' });
  await saveAs('asistente.gt', scene, [
    { op: 'insert', path: 'ITEMS[0]', lines: [{ NOMBRE_COMERCIAL: 'LÍNEA AJENA' }] },
    set('ITEMS[1].NOMBRE_COMERCIAL', 'NOMBRE AJENO'),
  ]);
  await field(page, 'FACTURA.FAX_PROVEEDOR').fill('222');
  await name.dblclick();
  const editor = items.locator('.d-cell-editor');
  await editor.fill('NOMBRE PROPI');
  await choice(page, /tomar «NOMBRE AJENO», de asistente.gt, en lugar de lo que está escribiendo/).waitFor();
  // The hand goes on where it was, wherever the cell stands by now.
  await page.keyboard.type('O');
  await page.keyboard.press('Enter');
  await choice(page, /en lugar de lo suyo, «NOMBRE PROPIO»/).waitFor();
  await choose(page);
  await untilSaved(page);
  const rows = items.getByRole('row');
  await expect.poll(() => rows.nth(1).innerText()).toContain('LÍNEA AJENA');
  expect(await rows.nth(2).innerText()).toContain('NOMBRE PROPIO');
});

interface Meeting {
  page: Page;
  items: Locator;
  editor: Locator;
  /** Opens the cell of a line, from 1, and types over what it says. */
  type: (line: number, column: number, text: string) => Promise<void>;
  /** Lets the other person's lines come, and waits until the sheet has so many. */
  come: (lines: number) => Promise<void>;
}

/** An invoice of which another person saved changes that this one hears of when they save, which is held until they `come`. */
async function meet(scene: Scene, ...changes: readonly object[]): Promise<Meeting> {
  const page = await openInvoice(scene);
  const items = page.locator('#section-ITEMS');
  const editor = items.locator('.d-cell-editor');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/invoices/patch', async (route) => {
    await held;
    await route.continue();
  });
  await saveAs('asistente.gt', scene, changes);
  await field(page, 'FACTURA.FAX_PROVEEDOR').fill('333');
  return {
    ...{ page, items, editor },
    type: async (line, column, text) => {
      await cellAt(items, line, column).dblclick();
      await editor.fill(text);
    },
    come: async (lines) => {
      release();
      await items.getByText(`${lines} líneas`, { exact: true }).waitFor();
    },
  };
}

const insertBefore = (line: number, NOMBRE_COMERCIAL: string) => ({
  ...{ op: 'insert', path: `ITEMS[${line}]`, lines: [{ NOMBRE_COMERCIAL }] },
});

const removeFirst = { op: 'remove', path: 'ITEMS[0]', count: 1 };

const [NAME, AMOUNT] = [3, 4];
const cellAt = (items: Locator, line: number, column: number): Locator =>
  items.locator(`[role=row][aria-rowindex="${line + 1}"] > [aria-colindex="${column}"]`);
/** What the lines of the sheet say in one of its columns, from the first. */
const columnOf = async (items: Locator, column: number): Promise<string[]> => {
  const texts = await items
    .locator(`[role=row] > [role=gridcell][aria-colindex="${column}"]`)
    .allInnerTexts();
  return texts.slice(0, -1);
};

test('a half-typed number stays as it was typed, the hand in its place, when the line of another moves its line', async () => {
  const scene = await makeScene();
  const { page, editor, type, come } = await meet(scene, insertBefore(0, 'LÍNEA AJENA'));
  await type(2, AMOUNT, '1,2');
  await page.keyboard.press('ArrowLeft');
  await come(4);
  expect(await editor.inputValue()).toBe('1,2');
  await page.keyboard.type('3');
  expect(await editor.inputValue()).toBe('1,32');
});

test('after Enter the next letters stand in the line after the one that was typed, when the line of another came before it', async () => {
  const { page, items, type, come } = await meet(await makeScene(), insertBefore(0, 'LÍNEA AJENA'));
  await type(1, NAME, 'PROPIA');
  await come(4);
  await page.keyboard.press('Enter');
  await page.keyboard.type('SIGUIENTE');
  await page.keyboard.press('Enter');
  await untilSaved(page);
  const names = ['LÍNEA AJENA', 'PROPIA', 'SIGUIENTE', 'CARGADOR USB PARA TELÉFONO'];
  expect(await columnOf(items, NAME)).toEqual(names);
});

test('after Tab the next letters stand beside what was typed, when the line of another came before it', async () => {
  const { page, items, type, come } = await meet(await makeScene(), insertBefore(0, 'LÍNEA AJENA'));
  await type(1, NAME, 'PROPIA');
  await come(4);
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await untilSaved(page);
  expect((await columnOf(items, NAME)).slice(0, 2)).toEqual(['LÍNEA AJENA', 'PROPIA']);
  expect(Number(await cellAt(items, 2, AMOUNT).innerText())).toBe(7);
  expect(await cellAt(items, 1, AMOUNT).innerText()).toBe('');
});

test('after Enter no line is left out, when another took away a line before the one that was typed', async () => {
  const scene = await makeScene();
  await saveAs('asistente.gt', scene, [insertBefore(3, 'ÚLTIMA')]);
  const { page, items, type, come } = await meet(scene, removeFirst);
  await type(2, NAME, 'PROPIA');
  await come(3);
  await page.keyboard.press('Enter');
  await page.keyboard.type('SIGUIENTE');
  await page.keyboard.press('Shift+Enter');
  // And back in the line that was typed.
  await page.keyboard.type('DE NUEVO');
  await page.keyboard.press('Enter');
  await untilSaved(page);
  expect(await columnOf(items, NAME)).toEqual(['DE NUEVO', 'SIGUIENTE', 'ÚLTIMA']);
});

test('what is typed in the last line over its totals stays when another takes away a line before it, and other cells answer', async () => {
  const { page, items, editor, type, come } = await meet(await makeScene(), removeFirst);
  await type(3, NAME, 'PROPI');
  await come(2);
  await page.keyboard.type('A');
  expect(await editor.inputValue()).toBe('PROPIA');
  await cellAt(items, 1, NAME).click();
  await untilCell(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('AUDÍFONOS CON MICRÓFONO');
  await untilSaved(page);
  expect(await columnOf(items, NAME)).toEqual(['AUDÍFONOS CON MICRÓFONO', 'PROPIA']);
});

test('what was written in a line that another took away is offered, and goes only where that is chosen', async () => {
  const scene = await makeScene();
  const page = await openInvoice(scene);
  const items = page.locator('#section-ITEMS');
  const name = items.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' });
  await saveAs('asistente.gt', scene, [{ op: 'remove', path: 'ITEMS[0]', count: 1 }]);
  await name.dblclick();
  await items.locator('.d-cell-editor').fill('NOMBRE PROPIO');
  await page.keyboard.press('Enter');
  const asked = choice(page, /quitarla también; asistente.gt la quitó y usted escribió en ella/);
  await asked.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await examine(page, 'a line taken away')).toEqual([]);
  await items.getByRole('gridcell', { name: 'NOMBRE PROPIO' }).waitFor();
  await asked.check();
  await choose(page);
  await untilSaved(page);
  await expect.poll(() => items.getByRole('gridcell', { name: 'NOMBRE PROPIO' }).count()).toBe(0);
});

test('where another person is, is marked in the sheet, at the field and on a phone, with their name', async () => {
  const scene = await makeScene();
  const { order, invoice } = scene;
  const other = await entered('asistente.gt');
  const { body } = await other.call<{ body: { ITEMS: { ID_ITEM: string }[] } }>('invoices/open', {
    ID: invoice,
  });
  const use = (LUGAR: string) =>
    other.call('work-orders/use', { ID: order, EN_USO: true, ABIERTO: invoice, LUGAR });
  await use(`ITEMS#${body.ITEMS[1]!.ID_ITEM}.NOMBRE_COMERCIAL`);
  const page = await openInvoice(scene);
  await page.getByText('En uso por asistente.gt (Línea 2, Nombre comercial)').waitFor();
  const items = page.locator('#section-ITEMS');
  await items.getByRole('gridcell', { name: /en esta línea está asistente.gt/ }).waitFor();
  expect(await items.locator('.d-cell-here:not(.d-cell-number)').count()).toBe(1);
  expect(await examine(page, 'somebody in a line')).toEqual([]);

  // Whoever goes to a field is marked with the mark that is renewed anyway, and no call besides.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await use('FACTURA.FAX_PROVEEDOR');
  const fax = field(page, 'FACTURA.FAX_PROVEEDOR');
  await fax.focus();
  await page.getByText('En uso por asistente.gt (Fax del proveedor)', { exact: false }).waitFor();
  // By name, whether or not anybody points at the field.
  const named = page.locator('.d-field[data-here] .d-field-here').getByText('asistente.gt', { exact: true });
  await named.waitFor();
  expect(
    await page
      .getByRole('status')
      .getByText(/asistente.gt está en el mismo lugar que usted/)
      .count(),
  ).toBe(1);
  expect(asked.filter((url) => url.includes('/work-orders/use'))).toHaveLength(1);
  const { DONDE } = await other.call<{ DONDE: { LUGAR?: string }[] }>('work-orders/use', {
    ...{ ID: order, EN_USO: true, ABIERTO: invoice, LUGAR: 'FACTURA.FAX_PROVEEDOR' },
  });
  expect(DONDE).toMatchObject([{ LUGAR: 'FACTURA.FAX_PROVEEDOR' }]);

  await use(`ITEMS#${body.ITEMS[1]!.ID_ITEM}.NOMBRE_COMERCIAL`);
  const phone = await visit('agente.gt', { script, viewport: PHONE, isMobile: true, hasTouch: true });
  await phone.page.goto(`/#/facturagt/${invoice}`);
  const card = phone.page.locator('#section-ITEMS .d-card').nth(1);
  await card.getByText('asistente.gt').waitFor();
  await card.scrollIntoViewIfNeeded();
  expect(await examine(phone.page, 'somebody in a card')).toEqual([]);
});
