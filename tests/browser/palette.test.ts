import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { entered, makeScene, type Scene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
  const client = await entered('agente.gt');
  await client.call('products/create', {
    CUERPO: { PRODUCTO: { CODIGO: 'LW-AX1800', DESCRIPCION: 'ENRUTADOR INALÁMBRICO' } },
  });
});

const typeInto = async (page: Page, text: string): Promise<Locator> => {
  await page.getByLabel('Buscar documento, cliente o acción').fill(text);
  return page.getByRole('listbox', { name: 'Resultados' }).getByRole('option');
};

test('Ctrl+K finds a client, a part, an invoice, a code, a screen and the acts of the open document, accents or none', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('button', { name: 'Revisar y transmitir' }).waitFor();
  await untilSaved(page);
  await page.keyboard.press('Control+k');
  for (const [typed, found] of [
    ['distribuidora el volcan', /EL VOLCÁN/],
    ['lw-ax1800', /^Producto LW-AX1800/],
    ['bw-26-10457', /^Factura BW-26-10457/],
    ['8518.30.00.00', /^8518\.30\.00\.00 · .+Arancel$/],
    ['85183000', /^8518\.30\.00\.00 · .+Arancel$/],
    ['auriculares', /^85\d\d\.\d\d\.\d\d\.\d\d · .*Arancel$/i],
    ['ordenes de trab', /^Órdenes de trabajo.*Pantalla$/],
    ['transmitir', /^Revisar y transmitir/],
    ['imprimir', /^Imprimir/],
    ['derivar', /^Derivar DVA/],
  ] as const) {
    const options = await typeInto(page, typed);
    await expect
      .poll(() => options.allTextContents(), { message: typed })
      .toContainEqual(expect.stringMatching(found));
  }
  await typeInto(page, 'zzzz zzzz');
  await page.getByText('Sin resultados', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Ir a' }).waitFor({ state: 'detached' });
});

test('Ctrl+K names the kinds that could not be searched, and does not say that there is nothing', async () => {
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|ERR_FAILED/ });
  await page.goto('/#/mydashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/{duca,invoices}/list', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await typeInto(page, 'zzzz zzzz');
  await page.getByText('No se pudo buscar en Facturas, DUCA.', { exact: true }).waitFor();
  expect(await page.getByText('Sin resultados', { exact: true }).count()).toBe(0);
});
