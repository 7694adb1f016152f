import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { field, untilCell } from './editor.ts';
import { makeScene, type Scene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

/** An act by a key is of all that is written, also of what nobody left yet; and it is told what of it is not saved. */
const { visit } = useBrowser();
let scene: Scene;
beforeEach(async () => {
  scene = await makeScene();
});

interface Asked {
  path: string;
  body: string;
}

/** What the page asks the server for from now on, in its order. */
function listen(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) =>
    asked.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' }),
  );
  return asked;
}

/** Opens a document; nothing that is asked later is of its opening. */
async function opened(address: string, expected?: RegExp) {
  const { page, context } = await visit('agente.gt', expected ? { expected } : {});
  await page.goto(address);
  await untilSaved(page);
  return { page, context, asked: listen(page) };
}

const byPalette = async (page: Page, act: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill(act);
  await page.getByRole('option', { name: act }).first().waitFor();
  await page.keyboard.press('Enter');
};

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

/** Whether a save with the text went out before the first call of the procedure. */
const savedBefore = (asked: readonly Asked[], text: string, procedure: string): boolean => {
  const saved = asked.findIndex(({ path, body }) => path.endsWith('/patch') && body.includes(text));
  const acted = asked.findIndex(({ path }) => path === `/api/${procedure}`);
  return saved >= 0 && acted > saved;
};

test.each([
  ['a date', 'DVA.FECHA_CONTRATO', '03/02/2026', '2026-02-03'],
  ['an option of a list', 'DVA.ID_INCOTERM', 'CFR', 'CFR'],
] as const)(
  'Ctrl+P prints %s that still stands half typed, and leaves the hand in its field',
  async (...of) => {
    const [, path, text, stored] = of;
    const { page, asked } = await opened(`/#/dvagt/${scene.dva}`);
    // Not answered: a refusal would lead to what it names.
    await page.route('**/api/dva/print', () => undefined);
    await field(page, path).fill(text);
    await page.keyboard.press('Control+p');
    await expect.poll(() => asked.some((each) => each.path === '/api/dva/print')).toBe(true);
    expect(savedBefore(asked, stored, 'dva/print')).toBe(true);
    expect(await focused(page)).toBe(`f-${path}`);
  },
);

test.each([
  ['Ctrl+P', 'dva/print', (page: Page) => page.keyboard.press('Control+p')],
  ['«Imprimir» of Ctrl+K', 'dva/print', (page: Page) => byPalette(page, 'Imprimir')],
  ['«Pedir aprobación» of Ctrl+K', 'dva/askApproval', (page: Page) => byPalette(page, 'Pedir aprobación')],
])('%s takes what is typed in the open cell of a sheet first', async (_name, procedure, act) => {
  const { page, asked } = await opened(`/#/dvagt/${scene.dva}`);
  await page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).first().click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('NOMBRE UNO');
  await act(page);
  await expect.poll(() => asked.some((each) => each.path === `/api/${procedure}`)).toBe(true);
  expect(savedBefore(asked, 'NOMBRE UNO', procedure)).toBe(true);
});

test('Ctrl+P names the field that cannot be read as nobody left it yet, and prints nothing', async () => {
  const { page, asked } = await opened(`/#/dvagt/${scene.dva}`);
  await field(page, 'DVA.CASILLA_42_10').fill('1.234');
  await page.keyboard.press('Control+p');
  await page.getByText(/^Casilla 42\.10, .*«1\.234».* Corríjalo o bórrelo primero\.$/).waitFor();
  expect(asked.some(({ path }) => path === '/api/dva/print')).toBe(false);
  expect(await focused(page)).toBe('f-DVA.CASILLA_42_10');
});

test('F9 leads to what nobody left yet and cannot be read', async () => {
  const { page } = await opened(`/#/dvagt/${scene.dva}`);
  const box = field(page, 'DVA.CASILLA_42_10');
  await box.fill('1.234');
  await page.keyboard.press('F9');
  await page
    .getByText(/^Casilla 42\.10, .*«1\.234»/)
    .first()
    .waitFor();
  expect(await focused(page)).toBe('f-DVA.CASILLA_42_10');
});

test('Ctrl+S saves what stands half typed, in a cell too, and the hand goes on where it was', async () => {
  const { page, asked } = await opened(`/#/facturagt/${scene.invoice}`);
  const told = page.getByText('Ya está guardado', { exact: true });
  await field(page, 'FACTURA.FECHA_FACTURA').fill('03/02/2026');
  await page.keyboard.press('Control+s');
  await told.waitFor();
  expect(asked.some(({ body }) => body.includes('2026-02-03'))).toBe(true);
  await page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('NOMBRE UNO');
  await page.keyboard.press('Control+s');
  await expect.poll(() => told.count()).toBe(2);
  expect(asked.some(({ body }) => body.includes('NOMBRE UNO'))).toBe(true);
  await untilCell(page);
});

test('a text that is saved by Ctrl+S as it is written is written on, and not over', async () => {
  const { page } = await opened(`/#/facturagt/${scene.invoice}`);
  const note = field(page, 'FACTURA.NUMERO_FACTURA');
  await note.fill('AB-1');
  await page.keyboard.press('Control+s');
  await page.getByText('Ya está guardado', { exact: true }).waitFor();
  await page.keyboard.type('2');
  expect(await note.inputValue()).toBe('AB-12');
});

test('Ctrl+S does not call saved what holds a text that cannot be read, and names its field', async () => {
  const { page } = await opened(`/#/dvagt/${scene.dva}`);
  await field(page, 'DVA.CASILLA_42_10').fill('1.234');
  await page.keyboard.press('Control+s');
  await page.getByText(/^Casilla 42\.10, .*«1\.234».* Corríjalo o bórrelo primero\.$/).waitFor();
  expect(await page.getByText('Ya está guardado', { exact: true }).count()).toBe(0);
});

test('Ctrl+S without connection says that it is kept here', async () => {
  const { page, context } = await opened(`/#/facturagt/${scene.invoice}`, /ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await field(page, 'FACTURA.NUMERO_FACTURA').fill('AB-1');
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByText('Sin conexión: se guarda aquí').count()).toBe(2);
  await context.setOffline(false);
});

test('Ctrl+S says why a save is refused', async () => {
  const { page } = await opened(`/#/facturagt/${scene.invoice}`, /422/);
  await page.route('**/api/*/patch', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'rejected', message: 'El dato no se guarda.' } } }),
  );
  await field(page, 'FACTURA.NUMERO_FACTURA').fill('AB-1');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => page.getByText('Sin guardar, se conserva aquí. El dato no se guarda.').count())
    .toBe(2);
});
