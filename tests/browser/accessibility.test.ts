import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeScript, examine, settled } from './axe.ts';
import { equalAccessFaults, equalAccessScript } from './equalAccess.ts';
import { makeScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const script = `${axeScript};${equalAccessScript}`;
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

/** Screens that Equal Access finds nothing on so far; a screen is added once it is clean. */
const EQUAL_ACCESS = new Set([
  ...['home', 'applications', 'person', 'orders', 'DUCAs', 'transmissions', 'contact'],
  ...['tariff, a chapter', 'tariff, a code', 'order, dossier', 'DVA', 'search, everywhere'],
]);

/** Windows stay until they are answered, also when the address changes. */
async function leaveWindows(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog').getByRole('button', { name: /^(Cancelar|Cerrar)$/ });
  while ((await leave.count()) > 0) await leave.last().click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

const expected = /404/;

test('axe has nothing against what stands before the sign-in', async () => {
  const { page } = await visit(undefined, { script, expected: /401/ });
  await page.goto('/#/login');
  expect(await examine(page, 'sign-in')).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('Escriba su usuario y su contraseña.').waitFor();
  expect(await examine(page, 'sign-in, refused')).toEqual([]);
  await page.goto('/#/autenticidad');
  await page.getByLabel('Código de autenticidad').fill('2222-3333-4444-5555');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByText(/^Ninguna impresión tiene ese código/).waitFor();
  expect(await examine(page, 'check of a print')).toEqual([]);
});

test('axe has nothing against any screen, on a desk or a phone, light or dark, nor Equal Access against those it is held to', async () => {
  const { page } = await visit('agente.gt', { script, expected });
  const found: string[] = [];
  for (const { name, path, act } of screensOf(scene)) {
    await page.goto(`/#${path}`);
    await settled(page);
    await act?.(page);
    found.push(...(await examine(page, name)));
    if (EQUAL_ACCESS.has(name))
      found.push(...(await equalAccessFaults(page)).map((each) => `${name}: ${each}`));
    await leaveWindows(page);
  }
  expect(found).toEqual([]);
});

test('axe has nothing against Honduras in its own colours', async () => {
  const { page } = await visit('admin.hn', { script });
  await page.goto('/#/mydashboard');
  await settled(page);
  await page.getByRole('img', { name: 'Despacho Honduras' }).waitFor();
  expect(await examine(page, 'home in Honduras')).toEqual([]);
  await page.goto('/#/profile/company');
  await page.getByText('RTN', { exact: true }).waitFor();
  expect(await examine(page, 'company in Honduras')).toEqual([]);
});
