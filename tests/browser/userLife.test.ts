import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { useBrowser } from './visitor.ts';

/** An account by invitation: opened by its person, confirmed by an administrator, and later deleted. */
const { visit } = useBrowser();
const PASSWORD = 'nueve barcos de papel';

const dialogSays = async (page: Page, text: string | RegExp, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ hasText: text }).last();
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

test('an administrator invites somebody, confirms the account that they opened, and deletes it', async () => {
  const { page } = await visit('admin2.hn', { script });
  await page.goto('/#/permisosUsuarios/nuevo');
  await page.locator('[name=USUARIO]').fill('iris.hn');
  await page.getByLabel('Nombre completo').fill('Iris Lagos');
  await page.getByRole('checkbox', { name: /^Invitarle con un enlace/ }).check();
  expect(await page.getByLabel('Contraseña', { exact: true }).count()).toBe(0);
  expect(await examine(page, 'new user by invitation')).toEqual([]);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await dialogSays(page, '¿Desea crear el usuario ?', 'Crear');
  const handed = page.getByRole('dialog').filter({ hasText: 'Entregue este enlace ahora' });
  const link = (await handed.locator('code').textContent()) ?? '';
  await handed.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText('Todavía no abre su cuenta con el enlace que usted le dio.').waitFor();

  const { page: own } = await visit(undefined, { expected: /401/ });
  await own.goto(link.slice(link.indexOf('/#/')));
  await own.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await own.getByLabel('Contraseña, otra vez').fill(PASSWORD);
  await own.getByRole('button', { name: 'Guardar contraseña' }).click();
  await own.getByText(/podrá entrar cuando confirme su cuenta/).waitFor();
  const enter = async (): Promise<void> => {
    await own.goto('/#/login');
    await own.getByLabel('Usuario').fill('iris.hn');
    await own.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await own.getByRole('button', { name: 'Ingresar' }).click();
  };
  await enter();
  await own.getByText(/El usuario o la contraseña no son correctos/).waitFor();

  await page.goto('/#/permisosUsuarios?estado=por-confirmar');
  await page.reload();
  await page.getByRole('link', { name: 'Iris Lagos' }).click();
  await page
    .getByText('Alguien abrió la cuenta con el enlace; no entra hasta que usted la confirme.')
    .waitFor();
  expect(await examine(page, 'account to be confirmed')).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar cuenta' }).click();
  await dialogSays(page, '¿Desea confirmar la cuenta?', 'Confirmar');
  await page.getByText('Activo', { exact: true }).waitFor();
  await enter();
  await own.getByRole('navigation', { name: 'Menú principal' }).waitFor();

  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await dialogSays(page, /¿Esta seguro\?.*No podrá revertirlo/, 'Sí, Eliminar');
  await dialogSays(page, /¡Eliminado!.*El Usuario ha sido eliminado\./, 'Aceptar');
  await page.getByText(/se borró y no vuelve a entrar/).waitFor();
  expect(await examine(page, 'deleted user')).toEqual([]);
  await own.reload();
  await own.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await page.goto('/#/permisosUsuarios');
  await page.getByRole('region', { name: 'Usuarios' }).getByRole('link').first().waitFor();
  expect(
    await page.getByRole('region', { name: 'Usuarios' }).getByRole('link', { name: 'Iris Lagos' }).count(),
  ).toBe(0);
});
