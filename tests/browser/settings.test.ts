import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('an administrator stores, replaces and removes credentials, and the screen shows who and when and never what', async () => {
  const { page } = await visit('admin2.hn', { script });
  await page.goto('/#/configuraciones');
  await page.getByRole('link', { name: 'Credenciales' }).click();
  const sarah = page.getByRole('listitem').filter({ hasText: 'SARAH: declaraciones' });
  await sarah.getByText(/^La empresa no ha guardado ninguna/).waitFor();
  await sarah.getByRole('button', { name: 'Guardar credencial de SARAH: declaraciones' }).click();
  await sarah.getByLabel('Usuario').fill('agencia-77');
  await sarah.getByLabel('Contraseña', { exact: true }).fill('flor-de-izote');
  await settled(page);
  expect(await examine(page, 'credentials')).toEqual([]);
  await sarah.getByRole('button', { name: 'Guardar', exact: true }).click();
  await sarah.getByText(/^Guardada el .* por admin2\.hn\. Nadie puede leerla\.$/).waitFor();
  // The form goes with the answer, a moment after the list tells of it.
  await sarah.getByRole('form').waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain('flor-de-izote');
  await page.reload();
  await sarah.getByRole('button', { name: 'Reemplazar de SARAH: declaraciones' }).waitFor();
  expect(await page.content()).not.toMatch(/flor-de-izote|agencia-77/);
  await settled(page);
  expect(await examine(page, 'credentials')).toEqual([]);
  await page.setViewportSize(PHONE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await sarah.getByRole('button', { name: 'Quitar la de SARAH: declaraciones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await sarah.getByText(/^La empresa no ha guardado ninguna/).waitFor();
});

test('an administrator changes an option, sees who and when, reads why a value is refused, and undoes it', async () => {
  const { page } = await visit('admin2.gt', { script, expected: /status of 400/ });
  await page.goto('/#/configuraciones');
  await page.getByRole('link', { name: 'Opciones de la empresa' }).click();
  await page.getByLabel('Buscar opción').fill('fecha limite');
  const option = page.getByRole('list', { name: 'Opciones' }).getByRole('listitem');
  await option.getByText('Vale 2 días. Predeterminado: 2 días.').waitFor();
  expect(await option.count()).toBe(1);
  await option.getByRole('button', { name: /^Cambiar/ }).click();
  await option.getByLabel('Valor').fill('tres');
  await option.getByRole('button', { name: 'Guardar' }).click();
  await page
    .getByRole('dialog')
    .getByText(/«tres» no sirve; escriba un número entero de días/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await option.getByLabel('Valor').fill('5');
  await settled(page);
  expect(await examine(page, 'options')).toEqual([]);
  await option.getByRole('button', { name: 'Guardar' }).click();
  await option
    .getByText(/^Vale 5 días\. Predeterminado: 2 días\. Último cambio: .*, admin2\.gt; antes 2 días\.$/)
    .waitFor();
  await page.getByLabel('Buscar opción').fill('');
  await page.getByLabel('Grupo').selectOption('Regímenes de DVA');
  await page.getByText('Con «Si», su declaración se forma de').first().waitFor();
  await settled(page);
  expect(await examine(page, 'options')).toEqual([]);
  await page.getByLabel('Grupo').selectOption('Las que cambió la empresa');
  await page.setViewportSize(PHONE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await option.getByRole('button', { name: /^Deshacer: volver a 2 días/ }).click();
  await page.getByText('Cambio deshecho').waitFor();
  await page.getByText('Ninguna opción').waitFor();
});

test('an administrator keeps numbers, corrects the next one and says why others were not used', async () => {
  const { page } = await visit('admin2.gt', { script, expected: /status of 4/ });
  await page.goto('/#/configuraciones');
  await page.getByRole('link', { name: 'Correlativos de orden' }).click();
  await page.getByLabel('Registro del declarante').fill('993');
  const reserve = page.getByRole('form', { name: 'Reservar números' });
  await reserve.getByLabel('Cuántos').fill('2');
  await reserve.getByLabel('Motivo').fill('Oficina de Puerto Barrios');
  await reserve.getByRole('button', { name: 'Reservar' }).click();
  await page.getByText('Reservado: Oficina de Puerto Barrios').waitFor();
  const correct = page.getByRole('form', { name: 'Corregir el siguiente' });
  await correct.getByLabel('Correlativo que sigue').fill('1');
  await correct.getByLabel('Motivo').fill('Serie anterior');
  await correct.getByRole('button', { name: 'Corregir' }).click();
  await page
    .getByRole('dialog')
    .getByText(/no puede volver atrás/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await correct.getByLabel('Correlativo que sigue').fill('900');
  await correct.getByRole('button', { name: 'Corregir' }).click();
  await page.getByText(/Corregido: Serie anterior/).waitFor();
  await settled(page);
  expect(await examine(page, 'correlatives')).toEqual([]);
  await page.setViewportSize(PHONE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('the profile of the company says its plan, what it contains, and its special functionalities', async () => {
  const { page } = await visit('agente2.gt', { script });
  await page.goto('/#/profile/company');
  const plan = page.locator('dl div').filter({ hasText: 'Aplicaciones del plan' });
  await plan.getByText(/Facturas, .*DUCA/).waitFor();
  await page.locator('dl div').filter({ hasText: 'Funcionalidades especiales' }).waitFor();
  await settled(page);
  expect(await examine(page, 'company')).toEqual([]);
});
