import { beforeAll, expect, test } from 'vitest';
import { settled } from './axe.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene('agente2.gt');
});

test('an unknown address leads to the applications, and without session to the sign-in', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/no-existe/nada');
  await page.waitForURL(/#\/apps$/);
  const stranger = await visit(undefined, { expected: /401/ });
  await stranger.page.goto(`/#/ducagt/${scene.duca}`);
  await stranger.page.waitForURL(/#\/login/);
  await stranger.page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
});

test('an assistant prepares a DUCA but is not offered to transmit it', async () => {
  const { page } = await visit('asistente2.gt');
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('heading', { level: 1, name: /^DUCA/ }).waitFor();
  await page.getByRole('button', { name: 'Dar por lista' }).waitFor();
  await settled(page);
  expect(await page.getByRole('button', { name: /[Tt]ransmitir/ }).count()).toBe(0);
});

test('a client company’s person reads orders, and neither makes them nor enters the declarations', async () => {
  const { page } = await visit('cliente.gt');
  await page.goto('/#/ordenestrabajo');
  await page.getByRole('heading', { level: 1, name: 'Órdenes de trabajo' }).waitFor();
  expect(await page.getByRole('button', { name: 'Nueva orden' }).count()).toBe(0);
  for (const path of ['dvagt', 'ducagt', 'facturagt', 'conocimientobl']) {
    await page.goto(`/#/${path}`);
    await page.getByText('Sin acceso').waitFor();
  }
  expect(await page.getByRole('link', { name: 'DUCA' }).count()).toBe(0);
});

test('a client only reads: no field to type in, no act that would be refused, no way into what is closed', async () => {
  const { order } = await makeScene();
  const { page } = await visit('cliente.gt');
  await page.goto(`/#/ordenestrabajo/${order}`);
  await page.getByText('Solo consulta').waitFor();
  await settled(page);
  // Of the order's file they are told the kinds that they may read, which are none of the agency's papers.
  for (const kind of ['Facturas', 'Documentos de transporte', 'DVA', 'DUCA'])
    expect([kind, await page.getByRole('heading', { name: new RegExp(`^${kind} \\(`) }).count()]).toEqual([
      kind,
      0,
    ]);
  expect(
    await page
      .locator('main input:not([readonly], [disabled], [type=hidden]), main textarea:not([readonly])')
      .count(),
  ).toBe(0);
  for (const name of ['Asignar', 'Deshacer', 'Nueva factura', 'Anotar'])
    expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
  for (const area of ['facturagt', 'dvagt', 'ducagt', 'conocimientobl'])
    expect([area, await page.locator(`a[href*="/${area}"]`).count()]).toEqual([area, 0]);
  // What their order costs is theirs to see, and nobody's but the agency's to write.
  await page.getByRole('button', { name: 'Acciones' }).click();
  // What a menu is drawn with may still be coming.
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Trazabilidad', 'Gastos', 'Vista compacta']);
  await page.getByRole('menuitem', { name: 'Gastos' }).click();
  await page.getByRole('heading', { level: 1, name: /^Gastos de/ }).waitFor();
  await page.getByRole('button', { name: 'Liquidación' }).waitFor();
  expect(await page.getByRole('button', { name: 'Registrar gasto o anticipo' }).count()).toBe(0);
  // What is said of it waits until the agency opens it to them.
  await page.goto(`/#/ordenestrabajo/${order}/trazabilidad`);
  await page.getByText('Todavía no está abierta para usted').waitFor();
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0);
});

test('a client finds the orders of their importer alone', async () => {
  const own = await makeScene();
  const api = await entered('agente.gt');
  const { header } = await api.call<{ header: { ID: string } }>('work-orders/create', {
    CUERPO: { ORDEN: { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' } },
  });
  const { page } = await visit('cliente.gt', { expected: /404/ });
  await page.goto('/#/ordenestrabajo');
  await page.locator(`a[href$="${own.order}"]`).waitFor();
  expect(await page.getByText('Textiles del Valle').count()).toBe(0);
  await page.goto(`/#/ordenestrabajo/${header.ID}`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByText('Textiles del Valle').count()).toBe(0);
});

test('another company’s document is one that never existed', async () => {
  const { page } = await visit('agente.gt', { expected: /404/ });
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByText('Reintentar').or(page.getByRole('alert')).first().waitFor();
  expect(await page.getByText('DISTRIBUIDORA EL VOLCÁN').count()).toBe(0);
});

test('a profile of another application is told so and signed out', async () => {
  const { page } = await visit(undefined, { expected: /401/ });
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('seguimiento.gt');
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('La Aplicación no esta disponible en este horario para tu usuario.').waitFor();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await page.goto('/#/apps');
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
});
