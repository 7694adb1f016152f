import { beforeAll, expect, test } from 'vitest';
import { untilCell } from './editor.ts';
import { makeScene, type Scene } from './scene.ts';
import { paste, PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  // A thousand headsets become a thousand cars: the heading asks for the data of each.
  scene = await makeScene('agente.gt', undefined, (csv) => csv.replaceAll('8518.30.00.00', '8703.23.69.00'));
});

test('the heading proposes the vehicles, whose numbers are pasted as a list, and a paper is added by the menu', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.getByText('El ítem 2 se declara con los datos de cada unidad.').waitFor();
  expect(await page.locator('#section-VEHICULOS').count()).toBe(0);
  await page.getByRole('button', { name: 'Agregar vehículos (200)' }).press('Enter');
  const sheet = page.locator('#section-VEHICULOS');
  await sheet.getByText('200 líneas').waitFor();
  await sheet.getByRole('gridcell').nth(1).click();
  await untilCell(page);
  await paste(page, '3N1CN7AP2TL123456\n3N1CN7AP2TL123456');
  await untilSaved(page);
  await page
    .getByText(/^Vehículos, línea 2: 3N1CN7AP2TL123456 ya está en la línea 1/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Agregar datos de los ítems' }).click();
  await page.getByRole('menuitem', { name: 'Documentos de la factura' }).click();
  await page.locator('#section-DOCUMENTOS').getByText('1 línea', { exact: true }).waitFor();
  expect(await page.locator('#section-EMBARCACIONES').count()).toBe(0);
});

test('a phone shows a card for each vehicle, known by its number', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE });
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.locator('#section-VEHICULOS summary', { hasText: '1. 3N1CN7AP2TL123456' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a check that failed where nothing would show it is told by the page, which asks again', async () => {
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|ERR_FAILED/ });
  const missing = page.getByText('Falta algo en esta página');
  // The list says itself that it could not be read.
  await page.route('**/invoices/list', (route) => route.abort());
  await page.goto('/#/facturagt');
  await page.getByText('Sin conexión con el servidor').first().waitFor();
  await page.waitForTimeout(1_000);
  expect(await missing.count()).toBe(0);
  await page.unroute('**/invoices/list');
  await page.route('**/invoices/numberExists', (route) => route.abort());
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await missing.waitFor();
  await page.unroute('**/invoices/numberExists');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await missing.waitFor({ state: 'hidden' });
});
