import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Client } from '../journey/client.ts';
import { axeScript as script, examine } from './axe.ts';
import { showTab } from './editor.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const ANSWERED_MS = 60_000;
/** A person of the same company whose settings no other test reads. */
const LOGIN = 'admin.gt';

interface Opened {
  header: { ID: string; LOCK: number; RESUMEN: Record<string, string> };
}

async function signedIn(): Promise<Client> {
  const client = await entered(LOGIN);
  return client;
}

/** A provisional declaration that the practice authority accepted. */
async function acceptedProvisional(client: Client): Promise<Scene> {
  const scene = await makeScene();
  const { header } = await client.call<Opened>('duca/open', { ID: scene.duca });
  const saved = await client.call<Opened>('duca/patch', {
    ID: scene.duca,
    LOCK: header.LOCK,
    CAMBIOS: [{ op: 'set', path: 'DUCA.CLASE', value: '3' }],
  });
  await client.call('duca/transmit', { ID: scene.duca, LOCK: saved.header.LOCK });
  const until = Date.now() + ANSWERED_MS;
  for (;;) {
    const now = await client.call<Opened>('duca/open', { ID: scene.duca });
    if (now.header.RESUMEN['NUMERO_DUCA'] !== '') return scene;
    if (Date.now() > until) throw new Error('The practice authority never accepted the declaration');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the window of DUCAs without complementary ones opens by itself once, and leads to a complementary one', async () => {
  const client = await signedIn();
  const scene = await acceptedProvisional(client);
  const { page } = await visit(LOGIN, { script });

  // Accepted today: told of from day 0 on, which the person sets.
  await page.goto('/#/profile');
  await page.getByLabel('Desde cuántos días después de la aceptación').fill('0');
  await expect
    .poll(() => client.call('users/loadConfiguration', { ID_MODULO: '6' }))
    .toContainEqual({ ID_MODULO: '6', CLAVE: 'cantidad_dias_duca_prov_simp', VALOR: '0' });
  await page.goto('/#/mydashboard');
  await page.reload();
  const modal = dialogNamed(page, 'DUCAS Sin Complementarias');
  await modal.waitFor();
  await modal.getByText('DUCAS Provisionales / Simplificadas Pendientes de DUCA Complementaria').waitFor();
  await modal.getByText('3 Provisional').first().waitFor();
  expect(await examine(page, 'DUCAs without complementary ones')).toEqual([]);

  // A static backdrop: neither a click beside it nor Escape closes it.
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  expect(await modal.count()).toBe(1);
  await modal.getByRole('button', { name: 'Aceptar' }).click();
  await modal.waitFor({ state: 'detached' });
  await page.goto('/#/ducagt');
  await page.waitForTimeout(2_500);
  expect(await modal.count()).toBe(0);

  await page.getByLabel(/^Notificaciones de DUCAS sin complementarias: [1-9]/).click();
  const row = modal.getByRole('row').filter({ has: page.locator(`a[href$="/ducagt/${scene.duca}"]`) });
  await row.getByRole('button', { name: 'Preparar complementaria' }).click();
  await page.getByRole('heading', { name: 'Declaración complementaria' }).waitFor();
  expect(page.url()).not.toContain(scene.duca);
  await showTab(page, /^Problemas/);
  await page.getByText('Esta DUCA es una copia.').waitFor();

  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByText(/^ ?vence en (29|30) días hábiles$/).waitFor();
  await page.getByLabel(/^Notificaciones de DUCAS sin complementarias/).click();
  await row.getByRole('link', { name: 'Abrir la que se prepara' }).waitFor();
  await modal.getByRole('button', { name: 'Aceptar' }).click();

  // Who wants no notice sees no icon.
  await page.goto('/#/profile');
  await page.getByLabel('Avisarme de las DUCA provisionales y simplificadas sin complementaria').uncheck();
  await page.getByLabel(/^Notificaciones de DUCAS sin complementarias/).waitFor({ state: 'detached' });
});

test('without any there is the alert of the specification', async () => {
  const { page } = await visit('agente2.gt', { script });
  await page.goto('/#/mydashboard');
  await page.getByLabel('Notificaciones de DUCAS sin complementarias: 0').click();
  const modal = dialogNamed(page, 'DUCAS Sin Complementarias');
  await modal.getByText('Sin Registros').waitFor();
  await modal.getByText('No hay registros de DUCAS sin Complementarias').waitFor();
  expect(await examine(page, 'no DUCA without complementary one')).toEqual([]);
});

test('a copy says what is stale, and a check between documents leads to both', async () => {
  const first = await makeScene();
  const second = await makeScene();
  const { page } = await visit('agente.gt', { script });

  await page.goto(`/#/ducagt/${second.duca}`);
  await showTab(page, /^Problemas/);
  const twice = page
    .getByRole('listitem')
    .filter({ hasText: /Factura \S+ también está en la orden/ })
    .first();
  await page.getByRole('button', { name: 'Revisar y transmitir' }).click();
  await page.getByRole('heading', { name: 'Avisos: revíselos antes de sellar' }).waitFor();
  expect(await examine(page, 'before sealing')).toEqual([]);
  await page.getByRole('link', { name: 'Volver a la DUCA' }).click();
  await twice.getByRole('button').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  await twice
    .getByRole('link', { name: /^Factura / })
    .first()
    .click();
  await page.waitForURL(/\/facturagt\//);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-FACTURA.NUMERO_FACTURA');
  expect(page.url()).not.toContain('campo');

  await page.goto(`/#/ducagt/${first.duca}`);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copiar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Copiar DUCA/ });
  await dialog.getByLabel('Observaciones').uncheck();
  expect(await examine(page, 'copy')).toEqual([]);
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^DUCA sin número/ }).waitFor();
  await page.waitForURL((address) => !address.href.includes(first.duca));
  await showTab(page, /^Problemas/);
  const points = page.getByRole('list', { name: /puntos por revisar$/ }).getByRole('listitem');
  await points.first().waitFor();
  const before = await points.count();
  expect(before).toBeGreaterThan(3);
  await page
    .getByRole('button', { name: /^Sigue valiendo: / })
    .first()
    .click();
  await expect.poll(() => points.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Todo lo copiado sigue valiendo' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Sigue valiendo: / }).count()).toBe(0);
  expect(await examine(page, 'what is stale in a copy')).toEqual([]);
});

test('the list finds a declaration by its number with hyphens, by days, and tells the correlatives', async () => {
  const scene = await makeScene();
  const client = await signedIn();
  const { header } = await client.call<Opened>('duca/open', { ID: scene.duca });
  const number = header.RESUMEN['NO_ORDEN']!;
  const typed = `${number.slice(0, 3)}-${number.slice(3)}`;
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt?q=${typed}`);
  await page.getByRole('link', { name: typed }).waitFor();
  await page.getByText('Sin No. de DUA').first().waitFor();
  await page.getByLabel('Aceptadas, desde').fill('1/1/2026');
  await page.keyboard.press('Enter');
  await page.getByText('Nada coincide con la búsqueda').waitFor();

  await page.getByRole('button', { name: 'Correlativos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correlativos de orden' });
  await dialog.getByLabel('Registro del declarante').fill(number.slice(0, 3));
  await dialog.getByText('Siguiente').waitFor();
  await dialog.getByText('De documentos anulados, nunca sellados').waitFor();
  expect(await examine(page, 'correlatives')).toEqual([]);
});
