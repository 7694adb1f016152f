import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('a broker finds a code by a word of the trade, by a slip, by its digits, and reads what it owes', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/arancel');
  await page.getByRole('heading', { name: 'Arancel', exact: true }).waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('laptop');
  await page.getByRole('link', { name: '8471.30.00.00' }).waitFor();
  await search.fill('selular');
  await page.getByText('No hay «selular»: se buscó «celular».').waitFor();
  await page.getByRole('link', { name: '8517.13.00.00' }).waitFor();
  await search.fill('8703.8');
  await page.getByRole('link', { name: '8703.80.00.00' }).click();
  await page.getByRole('heading', { name: /8703\.80\.00\.00 Automóviles eléctricos/ }).waitFor();
  await page.getByText('Se declaran los datos de cada vehículo.').waitFor();
  expect(await page.getByRole('row', { name: /^IVA/ }).innerText()).toContain('12.00');
  await page.goBack();
  expect(await search.inputValue()).toBe('8703.8');
  await search.fill('zzzzzzzz');
  await page.getByText('Ningún inciso coincide').waitFor();
});

test('a broker leafs through chapters, and an address of no code says so with the way on', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/arancel');
  await page.getByRole('link', { name: /^61 Prendas de vestir de punto/ }).click();
  await page.getByRole('link', { name: '6109.10.00.00' }).waitFor();
  await page.getByText('MUESTRA', { exact: true }).first().waitFor();
  await page.goto('/#/arancel/9999999999');
  await page.getByText('El arancel en vigor no tiene el inciso 9999.99.99.99').waitFor();
  await page.getByRole('link', { name: 'Ir al arancel' }).click();
  await page.getByRole('heading', { name: 'Arancel', exact: true }).waitFor();
});

test('many codes are consulted at once, by the tariff of a day, and taken away as a file', async () => {
  const { page } = await visit('agente.gt', { script });
  await page.goto('/#/arancel');
  await page.getByRole('button', { name: 'Consultar varios' }).click();
  await page
    .getByLabel('Incisos o partidas, uno por línea o separados por comas')
    .fill('8471.30.00.00, 8517.13\n9999999999');
  await page.getByRole('link', { name: '8517.13.00.00' }).waitFor();
  await page.getByText('no está en el arancel de ese día; revise los dígitos').waitFor();
  await page.getByText('DAI 0.00 % · IVA 12.00 %').first().waitFor();
  expect(await examine(page, 'tariff-consult')).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('8471.30.00.00,');
});

test('the sidebar shows what the last edition suppressed, or that there is none to compare with', async () => {
  const { page } = await visit('agente.gt', { script });
  await page.goto('/#/apps');
  await page.getByRole('button', { name: 'Incisos suprimidos' }).click();
  const window = page.getByRole('dialog', { name: 'Incisos suprimidos' });
  await window.getByText('No hay una edición oficial anterior con que comparar').waitFor();
  expect(await examine(page, 'suppressed-items')).toEqual([]);
  // It is an address of its own, and closing it leaves the tariff.
  await page.reload();
  await window.waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Arancel', exact: true }).waitFor();
});
