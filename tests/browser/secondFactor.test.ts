import { readFileSync } from 'node:fs';
import { generateSync } from 'otplib';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { axeScript as script, examine, settled } from './axe.ts';
import * as instance from './instance.ts';
import { signIn, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Browsers keep no passkey for a bare address; the machine's own name is one of those configured. */
const NAMED = { baseURL: instance.url.replace('127.0.0.1', 'localhost') };
const HEADERS = { 'x-api-key': 'despacho-web-client-key' };

/** Seconds that the product, which lives on the day of the tests, is away from this process. */
let ahead = 0;
beforeAll(async () => {
  const { headers } = await fetch(`${instance.url}/api/health`);
  ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000;
});

const code = (secret: string): string => generateSync({ secret, epoch: Date.now() / 1000 + ahead });
/** Waits out the step of a code that was used, so that the next one is taken. */
async function freshCode(secret: string, used: string): Promise<string> {
  await expect.poll(() => code(secret), { timeout: 60_000 }).not.toBe(used);
  return code(secret);
}

async function typeIn(page: Page, login: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill(login);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}
const inside = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Lo que espera por usted' }).waitFor();

async function ask<T>(context: BrowserContext, procedure: string, params: unknown = {}): Promise<T> {
  const answer = await context.request.post(`/api/users/${procedure}`, {
    headers: HEADERS,
    data: { params },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { result: T }).result;
}

/** Keeps the codes as a person does, and reads them from the file. */
async function keepCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Códigos de recuperación' }).waitFor();
  const go = page.getByRole('button', { name: 'Continuar' });
  expect(await go.isDisabled()).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('despacho-codigos.txt');
  const text = readFileSync(await file.path(), 'utf8');
  const shown = await page
    .getByRole('list', { name: 'Códigos de recuperación' })
    .locator('code')
    .allTextContents();
  expect(shown).toHaveLength(10);
  for (const each of shown) expect(text).toContain(each);
  await page.getByLabel('Ya los guardé').check();
  await go.click();
  return shown;
}

async function takeAll(page: Page): Promise<void> {
  await page.goto('/#/profile');
  const buttons = page.getByRole('button', { name: /^Quitar / });
  await buttons.first().waitFor();
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect.poll(() => buttons.count()).toBe(left - 1);
  }
}

test('a person adds an app of codes by keyboard, signs in with it, and without the phone with a recovery code', async () => {
  // Taking the factors away ends the other sessions, which may ask once more before they hear of it.
  const { page } = await visit('admin2.gt', { ...NAMED, expected: /401/, script });
  await page.goto('/#/profile');
  await page.getByRole('button', { name: 'Aplicación de códigos' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(/^2\. Escriba los 6 dígitos/);
  await field.waitFor();
  await page.getByRole('img', { name: 'Código QR para la aplicación de códigos' }).waitFor();
  const secret = ((await page.locator('.us-given code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  await settled(page);
  const found = await examine(page, 'adding an app of codes');
  const used = code(secret);
  await page.keyboard.type(`${used.slice(0, 3)} ${used.slice(3)}`);
  const codes = await keepCodes(page);
  await page.getByText('Códigos de recuperación sin usar: 10').waitFor();
  await settled(page);
  found.push(...(await examine(page, 'second factor of the account')));

  const { page: next } = await visit(undefined, { ...NAMED, expected: /401|422/, script });
  await typeIn(next, 'admin2.gt');
  const asked = next.getByLabel('Código de la aplicación');
  await asked.waitFor();
  expect(await asked.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await asked.getAttribute('autocomplete')).toBe('one-time-code');
  await settled(next);
  found.push(...(await examine(next, 'second step')));
  await next.keyboard.type(used);
  await next.getByText(/^Ese código no es el que muestra la aplicación ahora, o ya se usó/).waitFor();
  const fresh = await freshCode(secret, used);
  await asked.fill(`${fresh.slice(0, 3)} ${fresh.slice(3)}`);
  await inside(next);

  const { page: lost } = await visit(undefined, { ...NAMED, expected: /401/ });
  await typeIn(lost, 'admin2.gt');
  await lost.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await lost.getByLabel('Código de recuperación').fill(codes[0]!.toUpperCase());
  await lost.keyboard.press('Enter');
  await inside(lost);
  await takeAll(lost);
  await lost.getByText(/quien adivine su contraseña todavía no entra/).waitFor();
  expect(found).toEqual([]);
});

test('a person adds a passkey under a name, and signs in with it', async () => {
  const { page, context } = await visit('admin2.gt', { ...NAMED, expected: /401/ });
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/#/profile');
  await page.getByRole('button', { name: /^Llave de acceso/ }).click();
  const name = page.getByLabel('Nombre de la llave');
  expect(await name.inputValue()).toBe('Chrome en Linux');
  await name.fill('Mi computadora');
  await page.keyboard.press('Enter');
  await keepCodes(page);
  const listed = page.getByRole('region', { name: 'Segundo factor' });
  await listed.getByRole('row').filter({ hasText: 'Mi computadora' }).waitFor();
  await context.clearCookies();
  await typeIn(page, 'admin2.gt');
  const use = page.getByRole('button', { name: 'Usar la llave de acceso' });
  await use.waitFor();
  expect(await use.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await inside(page);
  await takeAll(page);
});

test('who must have a second factor and has none adds one at the first sign-in, and goes on to where they were going', async () => {
  const { page } = await visit('admin2.gt', { ...NAMED, script });
  // In practice nobody must: this page is told what a real installation says.
  let owed = true;
  await page.route('**/api/users/check', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: Record<string, unknown> };
    await route.fulfill({ response: answer, json: { result: { ...body.result, factorOwed: owed } } });
  });
  await page.goto('/#/permisosUsuarios');
  await page.getByText(/^Quien transmite o administra entra con su contraseña y con algo/).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  const app = page.getByRole('button', { name: 'Aplicación de códigos' });
  expect(await app.evaluate((each) => each === document.activeElement)).toBe(true);
  await settled(page);
  expect(await examine(page, 'enrolment')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^2\. Escriba los 6 dígitos/).waitFor();
  const secret = ((await page.locator('.us-given code').textContent()) ?? '').replaceAll(' ', '');
  await page.keyboard.type(code(secret));
  owed = false;
  await keepCodes(page);
  await page.getByRole('heading', { level: 1, name: 'Permisos' }).waitFor();
  await takeAll(page);
});

test('an administrator takes the second factor of who lost it, and both are told', async () => {
  const { page } = await visit('admin2.gt', NAMED);
  const owner = await visit('agente2.gt', { ...NAMED, expected: /401/ });
  const { SECRETO } = await ask<{ SECRETO: string }>(owner.context, 'beginTotp');
  await ask(owner.context, 'confirmTotp', { CODIGO: code(SECRETO) });
  await page.goto('/#/permisosUsuarios/usr-agente2-gt');
  await page.getByRole('button', { name: 'Quitar segundo factor' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.getByText(/^Las sesiones de Elena Caal se cerraron/).waitFor();
  await signIn(owner.context, 'agente2.gt');
  await owner.page.goto('/#/profile');
  await owner.page.getByText(/^Rodrigo Chub quitó su segundo factor el /).waitFor();
});
