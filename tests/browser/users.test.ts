import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { axeScript as script, examine, settled } from './axe.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const dialogSays = async (page: Page, text: string | RegExp, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ hasText: text }).last();
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

test('a person changes the password by keyboard: rules before, errors at their field, other sessions ended', async () => {
  const { page } = await visit('asistente.hn', { expected: /422|401/ });
  const other = await visit('asistente.hn', { expected: /401/ });
  const lists: string[] = [];
  page.on('request', (request) => /passwordProblem/.test(request.url()) && lists.push(request.url()));
  await page.goto('/#/profile');
  await page.getByRole('heading', { name: 'Sesiones abiertas' }).waitFor();
  await page.getByText('Esta sesión').waitFor();
  await page.getByText(/^12 caracteres o más; una frase larga sirve/).waitFor();
  const [current, next, again] = ['Contraseña actual', 'Contraseña nueva', 'Contraseña nueva, otra vez'].map(
    (label) => page.getByLabel(label, { exact: true }),
  );
  expect(lists, 'the list of common passwords comes when it is needed').toEqual([]);
  await current!.focus();
  await page.keyboard.type('no era esta tampoco');
  await page.keyboard.press('Tab');
  await next!.focus();
  await page.keyboard.type('corta');
  await page.keyboard.press('Enter');
  await page.getByText(/La contraseña tiene 5 caracteres y necesita 12 o más/).waitFor();
  expect(lists).toHaveLength(1);
  await page.getByText('No es igual a la contraseña nueva. Escríbala de nuevo.').waitFor();
  expect(await next!.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.evaluate(() => navigator.clipboard.writeText('nueve barcos de papel'));
  for (const field of [next!, again!]) {
    await field.fill('');
    await field.focus();
    await page.keyboard.press('Control+v');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Esa no es su contraseña. Escríbala de nuevo.').waitFor();
  expect(await current!.evaluate((field) => field === document.activeElement)).toBe(true);
  await current!.fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Contraseña cambiada. Sus otras sesiones se cerraron.').waitFor();
  await page.getByText('No tiene otras sesiones abiertas.').waitFor();
  await other.page.goto('/#/profile');
  await other.page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
});

test('a person ends one session, and then all the others', async () => {
  const { page } = await visit('agente2.hn');
  for (let turn = 0; turn < 3; turn += 1) await visit('agente2.hn', { expected: /401/ });
  await page.goto('/#/profile');
  const rows = page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('row');
  await page.getByText('Esta sesión').waitFor();
  const before = await rows.filter({ hasText: 'Chrome en Linux' }).count();
  expect(before).toBeGreaterThanOrEqual(4);
  await page
    .getByRole('button', { name: /^Cerrar la sesión de Chrome en Linux/ })
    .first()
    .click();
  await dialogSays(page, '¿Desea cerrar esa sesión?', 'Cerrar');
  await expect.poll(() => rows.filter({ hasText: 'Chrome en Linux' }).count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await dialogSays(page, '¿Desea cerrar todas las demás sesiones?', 'Cerrar');
  await page.getByText('No tiene otras sesiones abiertas.').waitFor();
});

test('an administrator gives a new user a role, reads what it means, and the user may do that and no more', async () => {
  const { page } = await visit('admin2.hn', { script });
  await page.goto('/#/permisosUsuarios/nuevo');
  await page.getByLabel('Usuario', { exact: false }).first().fill('digita.hn');
  await page.getByLabel('Nombre completo').fill('Delia Mejía');
  await page.getByRole('button', { name: 'Generar' }).click();
  const role = page.getByLabel('Rol', { exact: true });
  expect(await role.locator('option:checked').innerText()).toBe('Sin rol: solo lo que se marque abajo');
  await role.selectOption({ label: 'Digitador' });
  await page.getByText('Captura órdenes, facturas y documentos de transporte; no ve gastos.').waitFor();
  const gives = page.getByRole('list', { name: 'Lo que da el rol Digitador' });
  expect(
    await gives
      .getByRole('listitem')
      .filter({ hasText: /^Facturas/ })
      .innerText(),
  ).toMatch(/escribir/);
  expect(await gives.getByRole('listitem').filter({ hasText: /^DUA:/ }).innerText()).not.toMatch(/escribir/);
  // What a role gives is not marked beside it.
  expect(await page.getByLabel('DUA: escribir').count()).toBe(0);
  expect(await examine(page, 'new-user-role')).toEqual([]);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await dialogSays(page, '¿Desea crear el usuario ?', 'Crear');
  const made = page.getByRole('dialog').filter({ hasText: 'El Usuario ha sido creado.' });
  const password = (await made.locator('code').last().textContent()) ?? '';
  await made.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delia Mejía' }).waitFor();

  const own = await visit(undefined, { expected: /401/ });
  await own.page.goto('/#/login');
  await own.page.getByLabel('Usuario').fill('digita.hn');
  await own.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await own.page.getByRole('button', { name: 'Ingresar' }).click();
  const menu = own.page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'DUA', exact: true }).waitFor();
  expect(await menu.getByRole('link', { name: 'Bitácora', exact: true }).count()).toBe(0);
});

test('an administrator creates a user, gives what they may do, and takes it away', async () => {
  const { page } = await visit('admin2.hn', { expected: /400/ });
  await page.goto('/#/permisosUsuarios');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo usuario' }).waitFor();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await dialogSays(page, 'Los campos obligatorios no han sido llenados', 'Aceptar');
  await page.getByLabel('Usuario', { exact: false }).first().fill('admin2.hn');
  await page.getByLabel('Nombre completo').fill('Dunia Paz');
  await page.getByLabel('Perfil', { exact: true }).selectOption('2');
  await page.getByRole('button', { name: 'Generar' }).click();
  await page.getByLabel('DUA: activa para el usuario').check();
  await page.getByLabel('DUA: escribir').check();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await dialogSays(page, '¿Desea crear el usuario ?', 'Crear');
  await dialogSays(page, 'El Usuario no ha podido ser creado.', 'Aceptar');
  await page.getByText(/^«admin2\.hn» ya está tomado; elija otro/).waitFor();
  await page.locator('[name=USUARIO]').fill('dunia.hn');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await dialogSays(page, '¿Desea crear el usuario ?', 'Crear');
  const made = page.getByRole('dialog').filter({ hasText: 'El Usuario ha sido creado.' });
  const password = (await made.locator('code').last().textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  await made.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dunia Paz' }).waitFor();

  const own = await visit(undefined, { expected: /401/ });
  await own.page.goto('/#/login');
  await own.page.getByLabel('Usuario').fill('dunia.hn');
  await own.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await own.page.getByRole('button', { name: 'Ingresar' }).click();
  const menu = own.page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'DUA', exact: true }).waitFor();
  expect(await menu.getByRole('link', { name: 'DVA', exact: true }).count()).toBe(0);

  await page.getByLabel(/DVA.*: activa para el usuario/).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await dialogSays(page, '¿Desea guardar los cambios?', 'Modificar');
  await dialogSays(page, 'El Usuario ha sido modificado.', 'Aceptar');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Dunia Paz' }).waitFor();
  expect(await page.getByLabel(/DVA.*: activa para el usuario/).isChecked()).toBe(true);
  expect(await page.getByLabel('DUA: escribir').isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await dialogSays(page, '¿Desea desactivar el usuario ?', 'Desactivar');
  await dialogSays(page, 'El Usuario ha sido modificado.', 'Aceptar');
  await page.getByText('Inactivo', { exact: true }).waitFor();
  await own.page.goto('/#/duahn');
  await own.page
    .getByText('Tu sesión ha caducado. Ingresa nuevamente.')
    .or(own.page.getByRole('heading', { name: 'Iniciar sesión' }))
    .first()
    .waitFor();

  await page.goto('/#/permisosUsuarios?estado=inactivos');
  await page.getByRole('link', { name: 'Dunia Paz' }).waitFor();
  const listed = page.getByRole('region', { name: 'Usuarios' });
  expect(await listed.getByRole('link', { name: 'Suyapa Reyes' }).count()).toBe(0);
});

test('an administrator sees where somebody is signed in, ends it, and hands over a link for a forgotten password', async () => {
  const own = await visit('cliente.hn', { expected: /401|400/ });
  await own.page.goto('/#/profile');
  await own.page.getByText('Esta sesión').waitFor();
  const { page } = await visit('admin.hn');
  await page.goto('/#/permisosUsuarios/usr-cliente-hn');
  const rows = page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('row');
  await rows.filter({ hasText: 'Chrome en Linux' }).first().waitFor();
  await page.getByRole('button', { name: 'Cerrar todas sus sesiones' }).click();
  await dialogSays(page, '¿Desea cerrar todas las sesiones de', 'Cerrar');
  await page.getByText('no tiene sesiones abiertas.').waitFor();
  await own.page.reload();
  await own.page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await own.page.getByText('¿Olvidó su contraseña? Pida a quien administra').waitFor();

  await page.getByRole('button', { name: 'Enlace de contraseña' }).click();
  await dialogSays(page, '¿Desea crear un enlace de contraseña', 'Crear');
  const link = await page
    .getByRole('dialog')
    .filter({ hasText: 'Sirve una vez' })
    .locator('code')
    .textContent();
  await own.page.goto(link!);
  await own.page.getByLabel('Contraseña', { exact: true }).fill('iloveyou1234567');
  await own.page.getByLabel('Contraseña, otra vez').fill('iloveyou1234567');
  await own.page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await own.page.getByText(/contraseñas más usadas/).waitFor();
  await own.page.getByLabel('Contraseña', { exact: true }).fill('once barcos de papel');
  await own.page.getByLabel('Contraseña, otra vez').fill('once barcos de papel');
  await own.page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await own.page.getByRole('button', { name: 'Ir a iniciar sesión' }).click();
  await own.page.getByLabel('Usuario').fill('cliente.hn');
  await own.page.getByLabel('Contraseña', { exact: true }).fill('once barcos de papel');
  await own.page.getByRole('button', { name: 'Ingresar' }).click();
  await own.page.getByText(/^Su ingreso anterior: /).waitFor();
  await own.page.goto('/#/profile');
  const entries = own.page.getByRole('region', { name: 'Últimos ingresos' }).getByRole('row');
  await entries.filter({ hasText: 'Este ingreso' }).waitFor();
});

test('an administrator is not offered to lock themselves out, and others are shown no users', async () => {
  const { page } = await visit('admin.gt');
  await page.goto('/#/permisosUsuarios/usr-admin-gt');
  await page.getByText(/^Usuario admin\.gt\. Es usted:/).waitFor();
  expect(await page.getByLabel(/^Administrador/).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: /Desactivar|Enlace de contraseña/ }).count()).toBe(0);
  await page.goto('/#/permisosUsuarios/usr-agente-hn');
  await page.getByText('Ese usuario no está en su empresa').waitFor();
  const agent = await visit('agente.gt');
  await agent.page.goto('/#/permisosUsuarios');
  await agent.page
    .getByText(/Solo para administradores|Sin acceso/)
    .first()
    .waitFor();
});

test('axe has nothing against the screens of users', async () => {
  const { page } = await visit('admin.gt', { script });
  const found: string[] = [];
  const look = async (name: string, path: string, act?: () => Promise<void>): Promise<void> => {
    await page.goto(`/#${path}`);
    await settled(page);
    await act?.();
    found.push(...(await examine(page, name)));
  };
  await look('users', '/permisosUsuarios');
  await look('users, nothing found', '/permisosUsuarios?q=zzzz');
  await look('new user', '/permisosUsuarios/nuevo', async () => {
    await page.getByRole('button', { name: 'Generar' }).click();
  });
  await look('profile', '/profile', () => page.getByText('Esta sesión').waitFor());
  await look('user', '/permisosUsuarios/usr-asistente-gt', async () => {
    await page.getByLabel('DUCA: escribir').waitFor();
  });
  await page.getByRole('button', { name: 'Enlace de contraseña' }).click();
  await dialogSays(page, '¿Desea crear un enlace de contraseña', 'Crear');
  await page.getByText('vence en 24 horas').waitFor();
  found.push(...(await examine(page, 'user, link for the password')));
  expect(found).toEqual([]);
});
