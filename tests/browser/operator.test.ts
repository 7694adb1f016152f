import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { useBrowser } from './visitor.ts';

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
