import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { makeScene, type Scene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

const hasFocus = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((each) => each === document.activeElement)).toBe(true);

test('no entry of the menu leads to a page that is not there', async () => {
  for (const login of ['agente.gt', 'admin.gt', 'cliente.gt']) {
    const { page } = await visit(login);
    await page.goto('/#/apps');
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await menu.waitFor();
    const closed = menu.locator('button[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      await page.goto(`/${address}`);
      await page.locator('h1').waitFor();
      expect([login, address, await page.getByText(/no está habilitada|Sin acceso/).count()]).toEqual([
        login,
        address,
        0,
      ]);
    }
  }
});

test('the search box leads to everything that its term finds, and Escape closes it', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/apps');
  await page.getByRole('button', { name: 'Buscar en todos los documentos' }).click();
  const box = page.getByRole('textbox', { name: 'Buscar en todos los documentos' });
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: 'Buscar en todos los documentos' }));
  await page.getByRole('button', { name: 'Buscar en todos los documentos' }).click();
  await box.fill('BW-26-10457');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/search\?term=BW-26-10457/);
  await page
    .getByRole('region', { name: /^Facturas/ })
    .getByRole('link', { name: /BW-26-10457/ })
    .first()
    .waitFor();
});

test('the bell opens below itself and Escape gives the focus back', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/apps');
  const bell = page.getByRole('button', { name: /^Ordenes de Trabajo Asignadas/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Ordenes de Trabajo Asignadas' });
  await panel.getByText(/^(Ninguna Asignada|No\. Asignadas: \d+)$/).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => bell.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('on a phone the menu lies over the page and goes with Escape, with a click beside it and with a choice', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE, script });
  await page.goto('/#/apps');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Mostrar el menú' }).click();
    await menu.waitFor();
  };
  await open();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await open();
  await page.mouse.click(380, 400);
  await menu.waitFor({ state: 'detached' });
  await open();
  await menu.getByRole('link', { name: 'Inicio' }).click();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor();
  await open();
  await menu.getByRole('link', { name: 'Inicio' }).click();
  await menu.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('heading', { level: 1 }));
});

test('a question does not outlive its page, and the focus is on the page that is there', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/facturagt');
  await page.getByRole('heading', { level: 1, name: 'Facturas' }).waitFor();
  await page.goto('/#/ordenestrabajo');
  await page.getByRole('button', { name: 'Nueva orden' }).click();
  const question = page.getByRole('dialog', { name: /^¿Desea crear/ });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Facturas' }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('a window begins at its first field and gives the focus back to its button', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/facturagt');
  const button = page.getByRole('button', { name: 'Vistas' });
  await button.click();
  const window = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await hasFocus(window.getByLabel('Guardar la lista como está ahora, con el nombre'));
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await hasFocus(button);
});

test('each flag of the layout is remembered, and axe has nothing against any', async () => {
  const { page } = await visit('agente.gt', { script });
  for (const flag of [
    /Barra superior fija/,
    /caja centrada/,
    /Menú horizontal/,
    /Menú flotante/,
    /Sin pie/,
  ]) {
    await page.goto('/#/profile');
    await page.getByLabel(flag).check();
    await page.reload();
    expect(await page.getByLabel(flag).isChecked()).toBe(true);
    await page.goto('/#/mydashboard');
    await page.getByRole('heading', { name: 'Lo que espera por usted' }).waitFor();
    expect(await examine(page, String(flag))).toEqual([]);
    await page.goto('/#/profile');
    await page.getByLabel(flag).uncheck();
  }
});

test('beside an open document lie the heads of its order and of its invoices', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${scene.dva}`);
  await page.getByRole('heading', { level: 1, name: /^DVA/ }).waitFor();
  await page.getByRole('button', { name: 'Búsqueda a la medida' }).click();
  const bar = page.getByRole('complementary', { name: 'Barra lateral' });
  await bar.getByRole('button', { name: 'Orden' }).click();
  await bar.getByText('EV-2026-311').waitFor();
  await bar.getByRole('button', { name: 'Facturas' }).click();
  await bar.getByRole('link', { name: /BW-26-10457/ }).waitFor();
});

test('on a phone, where its icon has no room, the menu opens that bar', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE });
  await page.goto(`/#/dvagt/${scene.dva}`);
  await page.getByRole('heading', { level: 1, name: /^DVA/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Búsqueda a la medida' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Búsqueda a la medida' }).click();
  await menu.waitFor({ state: 'detached' });
  const bar = page.getByRole('complementary', { name: 'Barra lateral' });
  await bar.getByRole('button', { name: 'Mensajes' }).waitFor();
});

test('the rate of the day stands above for whoever works here, at whatever', async () => {
  const { page } = await visit('cliente.gt');
  await page.goto('/#/apps');
  await page.getByText(/^Tipo de cambio de referencia al \d\d\/\d\d\/\d{4} \d+\.\d+$/).waitFor();
});

test('home tells what waits with its next step, and a draft is one step away', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/mydashboard');
  const drafts = page.getByRole('region', { name: /^Por completar/ });
  await drafts
    .getByRole('link', { name: /^Completar: DUCA/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^DUCA/ }).waitFor();
});

test('a client sees how their orders stand, and no queue of the broker', async () => {
  const { page } = await visit('cliente.gt');
  await page.goto('/#/mydashboard');
  await page.getByRole('region', { name: 'Sus órdenes' }).getByRole('link').first().waitFor();
  expect(await page.getByText('Por completar').count()).toBe(0);
});

test('a link that goes on behind a document says that it leads nowhere, and where to go instead', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}/nada`);
  await page.getByText('Esta dirección no lleva a ninguna página').waitFor();
  await page.getByRole('link', { name: 'Ir a Órdenes de trabajo' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/ordenestrabajo');
  await page.getByRole('searchbox').waitFor();
});

test('Ctrl+K runs an act of the open document', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page.getByRole('button', { name: 'Derivar DVA' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill('derivar');
  await page
    .getByRole('option', { name: /^Derivar DVA/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Derivar/ }).waitFor();
});

test('who is at work keeps the screen while nobody answers who they are', async () => {
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|net::ERR/ });
  await page.goto('/#/apps');
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
  // More than one check asks before it gives up.
  const SILENT = 5;
  let asked = 0;
  await page.route('**/api/users/check', (route) => {
    asked += 1;
    return asked <= SILENT ? route.abort() : route.continue();
  });
  // An answer tells that rights were changed, so the page asks anew what its person may do.
  await page.route('**/api/work-orders/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-access-revision': 'otra' } });
  });
  await page.goto('/#/ordenestrabajo');
  await expect.poll(() => asked).toBeGreaterThan(SILENT);
  expect(await page.getByText('No se pudo completar').count()).toBe(0);
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
  // What still asks may end with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a sign-out that the server did not hear of lets the next person in by no reload, and ends by itself', async () => {
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|net::ERR|401/ });
  await page.goto('/#/apps');
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
  await page.route('**/api/users/logout', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByLabel('Buscar documento, cliente o acción').fill('Cerrar sesión');
  await page.getByRole('option', { name: /^Cerrar sesión/ }).click();
  const told = page.getByText(/^No se pudo cerrar la sesión en el servidor\./);
  await told.waitFor();
  await page.goto('/#/mydashboard');
  await page.reload();
  await told.waitFor();
  expect(new URL(page.url()).hash).toBe('#/login');
  await page.unroute('**/api/users/logout');
  await page.getByText('La sesión quedó cerrada en el servidor.').waitFor();
  await page.goto('/#/mydashboard');
  await page.reload();
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  expect(await told.count()).toBe(0);
});
