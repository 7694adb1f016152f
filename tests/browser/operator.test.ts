import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Database } from '../../functions/runtime/database.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { createOperator } from '../../functions/users/operator/newOperator.ts';
import { orderJournal } from '../../infra/administer/orderJournal.ts';
import { axeScript as script, examine, settled } from './axe.ts';
import * as instance from './instance.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const shot = (name: string): string | undefined =>
  process.env['SHOTS'] ? `${process.env['SHOTS']}/${name}.png` : undefined;

test('who operates the platform opens a company, changes a plan, suspends and resumes, in a console without documents', async () => {
  const { page } = await visit('operador', { script });
  await page.goto('/#/');
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor();
  await page.getByRole('row', { name: /Aduanera del Pacífico/ }).waitFor();
  await settled(page);
  expect(await examine(page, 'operation')).toEqual([]);
  if (shot('operation')) await page.screenshot({ path: shot('operation')! });
  // Whatever address is typed, nothing of a company is there.
  await page.goto('/#/ducagt');
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor();

  await page.getByRole('button', { name: 'Abrir empresa' }).click();
  const form = page.getByRole('dialog');
  for (const [label, value] of [
    ['Nombre de la empresa', 'Agencia del Motagua'],
    ['NIT o RTN', '576937-K'],
    ['Nombre de quien la administra', 'Nora Paz'],
    ['Usuario con que entra', 'nora.motagua'],
    ['Correo electrónico', 'nora@motagua.example'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await settled(page);
  expect(await examine(page, 'a company to open')).toEqual([]);
  if (shot('open-company')) await page.screenshot({ path: shot('open-company')! });
  await form.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.getByText(/#\/password\//).waitFor();
  await page.getByRole('button', { name: 'Aceptar' }).click();

  await page.getByRole('button', { name: 'Cambiar el plan de Agencia del Motagua' }).click();
  const day = page.getByRole('dialog').getByLabel('Desde qué día');
  await day.fill('311226');
  await day.press('Tab');
  expect(await day.inputValue()).toBe('31/12/2026');
  await day.fill('31/02/2026');
  await day.press('Tab');
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Suspender Agencia del Motagua' }).click();
  await page.getByLabel('Motivo').fill('Falta de pago');
  await settled(page);
  expect(await examine(page, 'a company to suspend')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await page.getByText('Suspendida: Falta de pago').waitFor();
  await page.getByRole('button', { name: 'Reanudar Agencia del Motagua' }).click();
  await page.getByLabel('Motivo').fill('Pagó');
  await page.getByRole('dialog').getByRole('button', { name: 'Reanudar' }).click();
  await page.getByText('Suspendida: Falta de pago').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  if (shot('operation-phone')) await page.screenshot({ path: shot('operation-phone')!, fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('who operates the platform bills a month that ended: picks it, sees its sum, finds a company and takes the file away', async () => {
  const { page } = await visit('operador', { script });
  await page.goto('/#/');
  await page.getByRole('row', { name: /Aduanera del Pacífico/ }).waitFor();
  const month = page.getByRole('search').getByLabel('Mes');
  const [now = '', before = ''] = await month
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  expect(await month.inputValue()).toBe(now);
  await month.selectOption(before);
  await page.waitForURL(new RegExp(`mes=${before}`));
  await page.reload();
  expect(await month.inputValue()).toBe(before);
  await page.getByText(/^\S+ de \d{4}: \d+ empresas?, \d+ declarac\S+ aceptadas?, US\$ \d/).waitFor();
  await page.getByRole('searchbox').fill('pacifico');
  await page.waitForURL(/q=pacifico/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByText(/: 1 empresa, /).waitFor();
  await settled(page);
  expect(await examine(page, 'a month of the companies')).toEqual([]);
  if (shot('operation-month')) await page.screenshot({ path: shot('operation-month')! });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`cargos-${before}.csv`);
  const [head, line, ...more] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(head).toMatch(/Mes,Empresa,País,NIT o RTN,Aceptadas,De qué,"Cargo, US\$"/);
  expect(line).toContain('Aduanera del Pacífico');
  expect(more).toEqual([]);
});

test('who operates the platform reads its logbook, and takes it away to verify', async () => {
  Object.assign(process.env, instance.env);
  const now = (): Date => new Date();
  const id = (prefix: string) => makeId(prefix, now());
  const database = new Database(
    DynamoDBDocumentClient.from(new DynamoDBClient({})),
    now,
    orderJournal({ now, id }),
  );
  const facts = { administrator: 'Eva Mus', login: 'eva.mus', mail: 'eva@despacho.example' };
  await createOperator({ database, id }, facts);
  const { page } = await visit('operador', { script });
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Bitácora de la plataforma' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bitácora de la plataforma' }).waitFor();
  const line = page.getByRole('row', { name: /Crear a quien opera la plataforma/ });
  await line.getByText('Eva Mus').waitFor();
  expect(await line.getByRole('link').count()).toBe(0);
  await settled(page);
  expect(await examine(page, 'the logbook of the platform')).toEqual([]);
  if (shot('platform-logbook')) await page.screenshot({ path: shot('platform-logbook')! });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bitacora-.*\.jsonl$/);
  await page.setViewportSize(PHONE);
  await settled(page);
  if (shot('platform-logbook-phone'))
    await page.screenshot({ path: shot('platform-logbook-phone')!, fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('link', { name: 'Empresas' }).click();
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor();
});

test('a company sees its plan, what it used and the price of each declaration, and anybody the price table', async () => {
  const { page } = await visit('admin.gt', { script });
  await page.goto('/#/consumo');
  await page.getByRole('heading', { level: 1, name: 'Plan y consumo' }).waitFor();
  await page.getByRole('region', { name: 'Consumo por mes' }).waitFor();
  await settled(page);
  expect(await examine(page, 'plan and use')).toEqual([]);
  if (shot('usage')) await page.screenshot({ path: shot('usage')! });
  await page.goto('/#/precios/hn');
  await page.getByRole('heading', { level: 1, name: 'Precios de Despacho, Honduras' }).waitFor();
  await page.getByText('DUA aceptada').waitFor();
  await settled(page);
  expect(await examine(page, 'prices')).toEqual([]);
  if (shot('prices')) await page.screenshot({ path: shot('prices')! });
});

test('a company takes all its data along, and who operates the platform does only while it consents', async () => {
  const { page } = await visit('admin2.gt', { script });
  await page.goto('/#/consumo');
  await page.getByRole('button', { name: 'Exportar todo' }).click();
  const exports = page.getByRole('list', { name: 'Exportaciones' });
  await exports.getByRole('button', { name: 'Lista de huellas' }).waitFor();
  await settled(page);
  expect(await examine(page, 'everything of a company')).toEqual([]);
  if (shot('export')) await page.screenshot({ path: shot('export')!, fullPage: true });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exports.getByRole('button', { name: /^datos-001\.zip/ }).click(),
  ]);
  const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))));
  expect(names).toContain('administracion/empresa.json');

  const { page: console } = await visit('operador', { script, expected: /status of 422/ });
  await console.goto('/#/');
  await console.getByRole('button', { name: 'Exportar los datos de Agencia Polochic' }).click();
  const window = console.getByRole('dialog');
  await window.getByText('Usted no: la empresa no ha consentido que vea sus documentos.').waitFor();
  await settled(console);
  expect(await examine(console, 'a company to export')).toEqual([]);
  if (shot('operated-export')) await console.screenshot({ path: shot('operated-export')! });
  await window.getByRole('button', { name: /^datos-001\.zip/ }).click();
  await console.getByText(/no consiente hoy que usted vea sus documentos/).waitFor();
  await console.getByRole('button', { name: 'Aceptar' }).click();

  await page.getByLabel('Para qué').fill('Traslado a otro sistema');
  await page.getByRole('button', { name: 'Consentir' }).click();
  await page.getByText(/^Consentido hasta el /).waitFor();
  const [taken] = await Promise.all([
    console.waitForEvent('download'),
    window.getByRole('button', { name: /^datos-001\.zip/ }).click(),
  ]);
  expect(taken.suggestedFilename()).toBe('datos-001.zip');
  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByLabel('Para qué').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  if (shot('export-phone')) await page.screenshot({ path: shot('export-phone')!, fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
