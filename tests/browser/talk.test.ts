import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axeScript, examine } from './axe.ts';
import { field } from './editor.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

/** What is asked beside a document, and what a client is asked to approve, by those who ask and answer. */
const { visit } = useBrowser();
let scene: Scene;

beforeAll(async () => {
  scene = await makeScene();
  const client = await entered('agente.gt');
  await client.call('work-orders/activate', { ID: scene.order, ACTIVA: true, DE: 'ORDEN' });
});

const dva = async (page: Page): Promise<void> => {
  await page.goto(`/#/dvagt/${scene.dva}`);
  await page.getByRole('heading', { level: 1, name: /^DVA/ }).waitFor();
};
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Búsqueda a la medida' }).click();
  const panel = page.getByRole('complementary', { name: 'Barra lateral' });
  await panel.getByRole('button', { name: 'Mensajes' }).click();
  return panel;
};

test('a question about a field is asked beside it, and its link leads back to that field', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await dva(page);
  await field(page, 'DVA.VERSION_INCOTERM').click();
  const panel = await openPanel(page);
  await panel.getByLabel('Sobre qué pregunta').waitFor();
  expect(await panel.getByLabel('Sobre qué pregunta').inputValue()).toBe('field');
  await panel.getByLabel('Mensaje', { exact: true }).fill('¿De qué año es este Incoterm?');
  expect(await examine(page, 'panel of messages')).toEqual([]);
  await panel.getByRole('button', { name: 'Enviar' }).click();
  const place = panel.getByRole('link', { name: /versión del incoterm/i });
  await place.waitFor();
  await panel.getByRole('heading', { name: '¿De qué año es este Incoterm?' }).waitFor();
  await panel.getByRole('button', { name: 'Todos los del documento' }).click();
  await panel.getByRole('list', { name: 'Hilos de este documento' }).getByRole('button').first().waitFor();

  await page.goto(`/#/ordenestrabajo/${scene.order}/trazabilidad`);
  await page
    .getByRole('list', { name: 'Hilos de la orden' })
    .getByRole('button', { name: /¿De qué año es/ })
    .click();
  await page.getByRole('link', { name: /versión del incoterm/i }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id ?? ''))
    .toContain('VERSION_INCOTERM');
});

test('a question that is half written is there again after a reload, and who signs out is asked about it', async () => {
  const { page } = await visit('agente.gt');
  await dva(page);
  const text = 'A medias: falta la casilla 24';
  await (await openPanel(page)).getByLabel('Mensaje', { exact: true }).fill(text);
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.getByText('3 líneas', { exact: true }).waitFor();
  await dva(page);
  await page.reload();
  const message = (await openPanel(page)).getByLabel('Mensaje', { exact: true });
  await expect.poll(() => message.inputValue()).toBe(text);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill('Cerrar sesión');
  await page.getByRole('option', { name: /^Cerrar sesión/ }).click();
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor();
});

test('a question about a line leads to the same goods after a line was inserted above, and says where they are now', async () => {
  const { page } = await visit('agente.gt');
  const { invoice } = scene;
  await page.goto(`/#/facturagt/${invoice}`);
  const cell = page.locator('#section-ITEMS').getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' });
  await cell.click();
  const panel = await openPanel(page);
  const about = panel.getByLabel('Sobre qué pregunta');
  await expect.poll(() => about.locator('option:checked').innerText()).toMatch(/^Ítems, línea 1, /);
  await panel.getByLabel('Mensaje', { exact: true }).fill('¿Qué marca es?');
  await panel.getByRole('button', { name: 'Enviar' }).click();
  await panel.getByRole('link', { name: /Ítems, línea 1, / }).waitFor();

  const client = await entered('agente.gt');
  interface Opened {
    header: { LOCK: number };
  }
  const { header } = await client.call<Opened>('invoices/open', { ID: invoice });
  const lines = [{ ID_ITEM: 'inserted-above', NOMBRE_COMERCIAL: 'OTRO' }];
  const CAMBIOS = [{ op: 'insert', path: 'ITEMS[0]', lines }];
  await client.call('invoices/patch', { ID: invoice, LOCK: header.LOCK, CAMBIOS });
  await page.reload();
  const again = await openPanel(page);
  await again.getByRole('button', { name: /¿Qué marca es\?/ }).click();
  await again.getByRole('link', { name: /Ítems, línea 2, / }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('ENRUTADOR INALÁMBRICO');

  await page.goto(`/#/ordenestrabajo/${scene.order}/trazabilidad`);
  await page
    .getByRole('list', { name: 'Hilos de la orden' })
    .getByRole('button', { name: /¿Qué marca es/ })
    .click();
  await page.getByRole('link', { name: /Ítems, línea 1, .* \(al preguntar\)/ }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('ENRUTADOR INALÁMBRICO');
});

test('a question that cannot be sent stays written, and says why', async () => {
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|ERR_FAILED/ });
  await dva(page);
  const panel = await openPanel(page);
  await page.route('**/work-orders/say', (route) => route.abort());
  await panel.getByLabel('Mensaje', { exact: true }).fill('Esto no sale todavía.');
  await panel.getByRole('button', { name: 'Enviar' }).click();
  await panel.getByText('Lo que escribió sigue aquí.').waitFor();
  expect(await panel.getByLabel('Mensaje', { exact: true }).inputValue()).toBe('Esto no sale todavía.');
  await page.unroute('**/work-orders/say');
  await panel.getByRole('button', { name: 'Enviar' }).click();
  await panel
    .getByRole('link', { name: 'Esto no sale todavía.' })
    .or(panel.getByText('Esto no sale todavía.'))
    .first()
    .waitFor();
});

test('a reply half written survives two failed polls, and the page says that it could not be refreshed', async () => {
  const client = await entered('agente.gt');
  const said = { ID: scene.order, PARA: 'AGENCIA', ASUNTO: 'Falta la póliza', TEXTO: '¿Quién la tiene?' };
  await client.call('work-orders/say', said);
  const { page } = await visit('agente.gt', {
    expected: /Failed to load resource|ERR_FAILED/,
    script: axeScript,
  });
  await page.clock.install();
  await page.goto(`/#/ordenestrabajo/${scene.order}/trazabilidad`);
  await page.getByRole('button', { name: /Falta la póliza/ }).click();
  const reply = page.getByLabel('Respuesta', { exact: true });
  await reply.fill('La tiene el transportista, y la manda');
  let failed = 0;
  await page.route('**/work-orders/{thread,threads}', (route) => {
    failed += 1;
    return route.abort();
  });
  const notice = page.getByText('Lo que ve puede no ser lo último');
  // Each poll asks for both, and either twice more before it gives up.
  for (const poll of [1, 2]) {
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(5_000);
          return failed;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBeGreaterThanOrEqual(6 * poll);
    await notice.waitFor();
  }
  expect(await reply.inputValue({ timeout: 5_000 })).toBe('La tiene el transportista, y la manda');
  expect(await examine(page, 'messages not refreshed')).toEqual([]);
  await page.getByText('¿Quién la tiene?').first().waitFor();
  await page.unroute('**/work-orders/{thread,threads}');
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(await reply.inputValue()).toBe('La tiene el transportista, y la manda');
});

test('a client approves the version of a DVA that they were shown, on a phone, and the agency reads which', async () => {
  const { page } = await visit('agente.gt');
  await dva(page);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pedir aprobación al cliente' }).click();
  await page.getByText('Se espera la respuesta del cliente').waitFor();

  const { page: own } = await visit('cliente.gt', { viewport: PHONE, script: axeScript });
  await own.goto('/#/mydashboard');
  await own
    .getByRole('link', { name: /^Revisar: .*DVA/ })
    .first()
    .click();
  const asked = own.getByRole('region', { name: 'Aprobación' });
  await asked.getByRole('button', { name: /^Ver la versión \d+$/ }).click();
  const paper = asked.getByRole('link', { name: /^Abrir .*\.pdf/ });
  const address = await paper.getAttribute('href');
  expect((await (await fetch(address!)).text()).slice(0, 5)).toBe('%PDF-');
  expect(await asked.getByRole('button', { name: 'Rechazar' }).isDisabled()).toBe(true);
  expect(await examine(own, 'approval')).toEqual([]);
  const [, version] = /versión (\d+)/.exec(await asked.getByRole('status').innerText())!;
  await asked.getByRole('button', { name: `Aprobar la versión ${version}` }).click();
  await asked.getByText(/^Aprobada/).waitFor();
  expect(await asked.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);

  await page.reload();
  await page.getByText(new RegExp(`Aprobada.*cliente\\.gt.*versión ${version}`)).waitFor();
});
