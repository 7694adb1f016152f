import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { field, showTab } from './editor.ts';
import { untilSaved, useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

/** What a company registers of itself: a paper of an agent, from the list to its end. */
const { visit } = useBrowser();
const PHONE = { width: 390, height: 844 };

test('an administrator registers the licence of an agent, reads that its days are the wrong way round, and finds it again', async () => {
  const number = `LIC-${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  const { page } = await visit('admin.gt', { script });
  await page.goto('/#/configuraciones');
  await page.getByRole('link', { name: 'Registros de la empresa' }).click();
  await page.getByLabel('Mostrar').selectOption('DOCUMENTO_AGENTE');
  await page.getByRole('button', { name: 'Nuevo registro' }).click();
  await field(page, 'REGISTRO.NUMERO').fill(number);
  await field(page, 'REGISTRO.NOMBRE').fill('Patente de agente aduanero');
  await field(page, 'REGISTRO.AGENTE').fill('Óscar Menchú');
  await field(page, 'REGISTRO.FECHA').fill('01/05/2026');
  await field(page, 'REGISTRO.VENCE').fill('01/05/2025');
  await page.keyboard.press('Tab');
  await showTab(page, /^Problemas/);
  await page.getByText('01/05/2025 es anterior a la fecha en que se emitió, 01/05/2026').first().waitFor();
  expect(await examine(page, 'register')).toEqual([]);
  await showTab(page, 'Archivos');
  await page.getByText('Todavía no hay archivos').waitFor();
  expect(await examine(page, 'files of a register')).toEqual([]);
  await untilSaved(page);
  await page.goto(`/#/registros?q=${number}`);
  await page.getByRole('link', { name: number }).waitFor();
  await settled(page);
  expect(await examine(page, 'registers')).toEqual([]);
  await page.setViewportSize(PHONE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('a person of a client company has no way to the registers', async () => {
  const client = await entered('cliente.gt');
  await expect(client.call('registers/list', {})).rejects.toThrow();
});
