import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '../../shared/foundation/dates/date.ts';
import { testDay } from '../testDay.ts';
import { axeScript as script, examine } from './axe.ts';
import { chooseAction, field, untilAccepted } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

/** What nothing takes back is asked about first (spec 5, form dialogs), wherever it is asked for. */
const { visit } = useBrowser();

interface Opened {
  header: { ID: string; LOCK: number; ESTADO: string };
}

const question = (page: Page) => page.getByRole('dialog', { name: '¿Esta seguro?' });
const answer = async (page: Page, name: string): Promise<void> => {
  await question(page).getByRole('button', { name, exact: true }).click();
  await question(page).waitFor({ state: 'detached' });
};

test('anular una DUCA pregunta antes, del menú y de Ctrl+K, y Cancelar la deja en borrador', async () => {
  const { duca } = await makeScene();
  const client = await entered('agente.gt');
  const state = async () => (await client.call<Opened>('duca/open', { ID: duca })).header.ESTADO;
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${duca}`);
  await untilSaved(page);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: 'Anular', exact: true });
  expect(await entry.getAttribute('class')).toContain('d-danger-text');
  await entry.click();
  await question(page)
    .getByText(/^No podrá revertirlo\. DUCA .+ queda anulada\./)
    .waitFor();
  expect(await examine(page, 'a question before an annulment')).toEqual([]);
  await answer(page, 'Cancelar');
  expect(await state()).toBe('BORRADOR');

  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill('anular');
  const found = page.getByRole('option', { name: /^Anular/ });
  expect(await found.locator('.d-danger-text').innerText()).toBe('Anular');
  await found.waitFor();
  await page.keyboard.press('Enter');
  // Whoever presses Enter once more has said no.
  await question(page).waitFor();
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'detached' });
  expect(await state()).toBe('BORRADOR');

  await chooseAction(page, 'Anular');
  await answer(page, 'Sí, Anular');
  await page.getByText('Anulada', { exact: true }).first().waitFor();
  expect(await state()).toBe('ANULADA');
});

test('dejar sin rectificar pregunta antes, y Cancelar conserva lo que se cambió', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt');
  await untilAccepted(page, duca);
  await page.goto(`/#/ducagt/${duca}`);
  await chooseAction(page, 'Rectificar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Pidió otra observación.');
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir la rectificación' }).click();
  const remark = field(page, 'OBSERVACIONES.OBSERVACIONES');
  await page.getByText('En rectificación').first().waitFor();
  await remark.fill('MERCANCIA REVISADA');
  await remark.press('Tab');
  await untilSaved(page);
  await chooseAction(page, 'Dejar sin rectificar');
  await question(page)
    .getByText(/^No podrá revertirlo\. La DUCA vuelve a decir lo que la autoridad aceptó/)
    .waitFor();
  await answer(page, 'Cancelar');
  expect(await remark.inputValue()).toBe('MERCANCIA REVISADA');
  await chooseAction(page, 'Dejar sin rectificar');
  await answer(page, 'Sí, Dejar sin rectificar');
  await page.getByText('En rectificación').first().waitFor({ state: 'detached' });
});

test('quitar un gasto pregunta antes y nombra su monto, y Cancelar lo deja en la cuenta', async () => {
  const client = await entered('agente.gt');
  const { header } = await client.call<Opened>('work-orders/create', { CUERPO: { ORDEN: {} } });
  const GASTO = {
    ID_CONCEPTO: 'FLETE',
    FECHA: addDays(testDay, -1),
    ID_MONEDA: 'USD',
    TIPO_CAMBIO: '7.73901',
    MONTO: '100',
    PAGADO_POR: 'AGENCIA',
    CARGO_CLIENTE: '1',
  };
  await client.call('work-orders/saveCost', { ID: header.ID, GASTO });
  const costs = async () =>
    (await client.call<{ GASTOS: unknown[] }>('work-orders/costs', { ID: header.ID })).GASTOS.length;
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajogastos/${header.ID}`);
  await page.getByRole('region', { name: 'Gastos de la orden' }).locator('tbody tr').press('Enter');
  const cost = page.getByRole('dialog', { name: 'Gasto de la orden' });
  await cost.getByRole('button', { name: 'Quitar', exact: true }).click();
  await question(page)
    .getByText(/^No podrá revertirlo\. Se quita «.+», GTQ 773\.90 \(US\$ 100\.00\)\.$/)
    .waitFor();
  await answer(page, 'Cancelar');
  expect(await costs()).toBe(1);
  await cost.getByRole('button', { name: 'Quitar', exact: true }).click();
  await answer(page, 'Sí, Eliminar');
  await page.getByText('Todavía no hay gastos').waitFor();
  expect(await costs()).toBe(0);
});

test('quitar un reporte guardado pregunta antes, y Cancelar lo deja', async () => {
  const client = await entered('agente.gt');
  const ID_MODULO = '7';
  const VALOR = 'Lo del lunes\n/reportesgt/declarations?periodo=month';
  await client.call('users/saveConfiguration', { ID_MODULO, CLAVE: 'reporte-guardado-x1', VALOR });
  const { page } = await visit('agente.gt');
  await page.goto('/#/reportesgt');
  const kept = page.getByRole('region', { name: 'Reportes guardados' });
  await kept.getByRole('button', { name: 'Quitar Lo del lunes' }).click();
  await answer(page, 'Cancelar');
  await kept.getByRole('link', { name: 'Lo del lunes' }).waitFor();
  await kept.getByRole('button', { name: 'Quitar Lo del lunes' }).click();
  await answer(page, 'Sí, Eliminar');
  await kept.waitFor({ state: 'detached' });
});

test('eliminar un producto pregunta antes y dice que se hizo, con las palabras de siempre', async () => {
  const client = await entered('agente.gt');
  const { header } = await client.call<Opened>('products/create', {
    CUERPO: { PRODUCTO: { CODIGO: 'NWB-1', DESCRIPCION: 'ENRUTADOR DE PRUEBA' } },
  });
  const { page } = await visit('agente.gt');
  await page.goto(`/#/classification/${header.ID}`);
  await chooseAction(page, 'Eliminar');
  await answer(page, 'Sí, Eliminar');
  const told = page.getByRole('dialog', { name: '¡Eliminado!' });
  await told.getByText('El Producto ha sido eliminado.').waitFor();
  await told.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await told.waitFor({ state: 'detached' });
});
