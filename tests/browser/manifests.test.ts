import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { chooseAction, confirmPaste, field, showTab } from './editor.ts';
import { drawn, scriptClock } from './scriptClock.ts';
import { untilSaved, useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

const pictures = process.env['BROWSER_PICTURES'];
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/manifest-${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/manifest-${name}-phone.png` });
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** A courier's manifest that lacks nothing. */
async function readyManifest(
  number: string,
  body: Partial<ManifestBody> & Pick<ManifestBody, 'MANIFIESTO'> = sampleManifest(),
): Promise<string> {
  const client = await entered('agente.hn');
  const MANIFIESTO = { ...body.MANIFIESTO, NUMERO_PREIMPRESO: number };
  const CUERPO = { ...body, MANIFIESTO };
  const { header } = await client.call<{ header: { ID: string } }>('manifests/create', { CUERPO });
  return header.ID;
}

test('a courier in Honduras reads titles of a file, is told what they add up to, and undoes them in one step', async () => {
  await readyManifest('PRE-OCUPADO');
  // The store refuses the number that is another's, as the screen says already.
  const { page } = await visit('agente.hn', { expected: /409/ });
  await page.goto('/#/manifiestos');
  await page.getByRole('button', { name: 'Nuevo manifiesto' }).first().click();
  await field(page, 'MANIFIESTO.NUMERO_PREIMPRESO').fill('PRE-OCUPADO');
  await page.getByText('El número ya está reservado para').waitFor();
  await field(page, 'MANIFIESTO.NUMERO_PREIMPRESO').fill('PRE-CSV');
  await field(page, 'MANIFIESTO.CANTIDAD_BULTOS').fill('4');
  await field(page, 'MANIFIESTO.CANTIDAD_BULTOS').press('Tab');
  await chooseAction(page, 'Títulos de un CSV');
  const csv = [
    'Guía,Destinatario,Contenido,Piezas,Peso',
    'CV1,MARÍA LÓPEZ,LIBROS,1,0.75',
    'CV2,JOSÉ NÚÑEZ,REPUESTO,2,1.5',
  ].join('\r\n');
  await page.getByLabel('Archivo CSV de títulos').setInputFiles({
    name: 'titulos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'utf8'),
  });
  await page.getByText('2 títulos leídos.').waitFor();
  await picture(page, 'csv');
  await page.getByRole('button', { name: 'Agregar 2 títulos' }).click();
  await expect.poll(() => field(page, 'MANIFIESTO.TOTAL_TITULOS').inputValue()).toBe('2');
  await showTab(page, /^Problemas/);
  await page.getByText('el encabezado dice 4 y los títulos suman 3').first().waitFor();
  await picture(page, 'problems');
  await page.keyboard.press('Control+z');
  await expect.poll(() => field(page, 'MANIFIESTO.TOTAL_TITULOS').inputValue()).toBe('');
});

test('an agent in Honduras validates a manifest, presents it and reads what SARAH registered', async () => {
  const id = await readyManifest('PRE-PANTALLA');
  const { page } = await visit('agente.hn');
  await page.goto(`/#/manifiestos/${id}`);
  await page.getByRole('heading', { level: 1, name: /PRE-PANTALLA/ }).waitFor();
  await picture(page, 'editor');
  await showTab(page, 'Mensaje');
  await expect
    .poll(() => page.getByRole('region', { name: 'Mensaje del manifiesto' }).innerText())
    .toContain('<numeroPreimpreso>PRE-PANTALLA</numeroPreimpreso>');
  await page.getByText('MUESTRA', { exact: true }).first().waitFor();
  await picture(page, 'message');
  await chooseAction(page, 'Validar en SARAH');
  await page.getByText('Validado').first().waitFor();
  await page.getByRole('button', { name: 'Presentar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Presentar' }).click();
  await page.getByText('Registrado').first().waitFor();
  expect(await field(page, 'MANIFIESTO.MANIFIESTO').inputValue()).toMatch(/^\d{12}[A-Z]$/);
  await showTab(page, 'SARAH');
  await page.getByRole('table', { name: 'Resumen de la transmisión' }).getByText('50.00').waitFor();
  await picture(page, 'sarah');
  await page.goto('/#/manifiestos');
  await page.getByText('PRE-PANTALLA').first().waitFor();
  await picture(page, 'list');
  const hidden = await page
    .locator('.d-table-wrap')
    .evaluateAll((wraps) => Math.max(...wraps.map((each) => each.scrollWidth - each.clientWidth)));
  expect(hidden, 'no column beyond the edge').toBeLessThanOrEqual(1);

  // What was sent is called by its kind, and its number is written as the authority gives it to that kind.
  await page.goto('/#/transmisiones');
  await page.getByRole('columnheader', { name: 'Documento', exact: true }).waitFor();
  const sent = page.getByRole('row', { name: /Manifiesto PRE-PANTALLA/ });
  await sent.first().waitFor();
  const told = (await sent.allInnerTexts()).join(' ');
  expect(told).toMatch(/\d{12}[A-Z]/);
  expect(told).not.toMatch(/DUA/);
});

test('a manifest prints: its paper stands beside the fields, and «Imprimir» shows the kept file', async () => {
  const id = await readyManifest('PRE-IMPRESO');
  const { page } = await visit('agente.hn');
  await page.goto(`/#/manifiestos/${id}`);
  await showTab(page, 'Vista previa');
  await page.getByText('SIN REGISTRAR EN SARAH').first().waitFor();
  await page.getByText('MANIFIESTO DE CARGA').first().waitFor();
  await picture(page, 'paper');
  const [file] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().includes('.pdf?')),
    chooseAction(page, 'Imprimir'),
  ]);
  expect(new URL(file.url()).pathname).toMatch(/\/v1-s\.pdf$/);
});

/** Script that a step of scrolling may run: a frame of sixty a second. */
const FRAME_MS = 16;
const STEPS = 40;

/** Milliseconds of script of a step down the sheet, each to lines not seen before; the slower steps waited for this machine too. */
async function scrollMs(page: Page, sheet: Locator): Promise<number> {
  const grid = sheet.getByRole('grid');
  await grid.scrollIntoViewIfNeeded();
  const clock = await scriptClock(page);
  const steps: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = await clock();
    await grid.evaluate((element) => element.scrollBy(0, 300));
    await drawn(page);
    steps.push(((await clock()) - before) * 1000);
  }
  expect(await grid.evaluate((element) => element.scrollTop)).toBe(STEPS * 300);
  const took = steps.toSorted((one, other) => one - other)[STEPS / 4]!;
  console.log(`scrolling 5,000 lines: ${took.toFixed(1)} ms of script a step`);
  return took;
}

test('five thousand titles of a courier are pasted into the sheet, saved, there when it is opened again, and presented', async () => {
  const TITLES = 5_000;
  const { MANIFIESTO, TITULOS } = sampleManifest(TITLES);
  const id = await readyManifest('PRE-CINCO-MIL', { MANIFIESTO, TITULOS: [] });
  const { page } = await visit('agente.hn');
  await page.goto(`/#/manifiestos/${id}`);
  const sheet = page.locator('#section-TITULOS');
  const heads = ['Título', 'Tipo de documento', 'Título madre', 'Categoría courier', 'Consignatario'];
  const names = [
    'TITULO_TRANSPORTE',
    'ID_TIPO_DOCUMENTO',
    'TITULO_MADRE',
    'ID_CATEGORIA_COURIER',
    'NOMBRE_CONSIGNATARIO',
    'DESCRIPCION',
    'CANTIDAD_BULTOS',
    'PESO_BRUTO',
    'VALOR_FOB',
  ] as const;
  const block = [
    [...heads, 'Mercancía', 'Bultos', 'Peso bruto (kg)', 'Valor declarado, US$'].join('\t'),
    ...TITULOS.map((title) => names.map((name) => title[name]).join('\t')),
  ].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await sheet.getByRole('button', { name: 'Pegar de Excel' }).click();
  await confirmPaste(page);
  await sheet.getByText(`${TITLES} líneas`, { exact: true }).waitFor();
  await untilSaved(page);
  await page.reload();
  await sheet.getByText(`${TITLES} líneas`, { exact: true }).waitFor();
  await expect.poll(() => field(page, 'MANIFIESTO.TOTAL_TITULOS').inputValue()).toMatch(/^5,?000$/);
  await picture(page, 'five-thousand');
  expect(await scrollMs(page, sheet)).toBeLessThanOrEqual(FRAME_MS);
  await page.getByRole('button', { name: 'Presentar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Presentar' }).click();
  await page.getByText('Registrado').first().waitFor();
  await showTab(page, 'SARAH');
  await page.getByRole('table', { name: 'Resumen de la transmisión' }).getByText('125,000.00').waitFor();
  await page.getByRole('link', { name: 'Registro de PRE-CINCO-MIL, versión 2' }).waitFor();
  await picture(page, 'five-thousand-registered');
});

test('a weight that changed in a transport document is told over the manifest, and its title follows on asking', async () => {
  const client = await entered('agente.hn');
  type Made = { header: { ID: string; LOCK: number } };
  const order = await client.call<Made>('work-orders/create', { CUERPO: {} });
  const DOCUMENTO = { NUMERO_DOCUMENTO: 'BL-SIGUE', CANTIDAD_BULTOS: '4', PESO_BRUTO: '100' };
  const transport = await client.call<Made>('transport-documents/create', {
    ID_ORDEN: order.header.ID,
    CUERPO: { DOCUMENTO },
  });
  const manifest = await client.call<Made>('manifests/fromOrder', { ID_ORDEN: order.header.ID });
  const { ID, LOCK } = transport.header;
  const CAMBIOS = [{ op: 'set', path: 'DOCUMENTO.PESO_BRUTO', value: '120' }];
  await client.call('transport-documents/patch', { ID, LOCK, CAMBIOS });
  const { page } = await visit('agente.hn');
  await page.goto(`/#/manifiestos/${manifest.header.ID}`);
  const panel = page.getByRole('region', { name: 'Sus fuentes cambiaron' });
  await panel.getByText('El documento de transporte BL-SIGUE cambió: Peso bruto').waitFor();
  expect(await panel.getByRole('button', { name: 'Conservar' }).isEnabled()).toBe(true);
  await picture(page, 'sources');
  await panel.getByRole('button', { name: 'Actualizar' }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'MANIFIESTO.PESO_BRUTO_BULTOS').inputValue()).toBe('120.00');
});
