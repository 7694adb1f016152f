import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Client } from '../journey/client.ts';
import { axeScript as script, examine } from './axe.ts';
import { showTab } from './editor.ts';
import { entered, makeHonduranOrder, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

interface Opened {
  header: { ID: string; LOCK: number; ID_ORDEN: string; RESUMEN: Record<string, string> };
}

const orderOf = (client: Client, ID: string): Promise<Opened> =>
  client.call<Opened>('work-orders/open', { ID });

async function openWindow(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copiar…' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');

test('an invoice of a closed order is copied into a new one of its importer, or another open one, without a mouse', async () => {
  const scene = await makeScene();
  const other = await makeScene();
  const client = await entered('agente.gt');
  const { header } = await orderOf(client, scene.order);
  await client.call('work-orders/close', { ID: scene.order, LOCK: header.LOCK });
  const importer = header.RESUMEN['NOMBRE_IMPORTADOR']!;
  const { page } = await visit('agente.gt', { script });

  await page.goto(`/#/facturagt/${scene.invoice}`);
  const dialog = await openWindow(page, /^Copiar Factura /);
  // The closed one is named and cannot be chosen.
  await expect
    .poll(() => dialog.getByRole('radio', { name: /^En la misma orden.*cerrada/ }).isDisabled())
    .toBe(true);
  expect(await examine(page, 'where a copy goes')).toEqual([]);
  await expect.poll(() => focused(page)).toBe(`En una orden nueva de ${importer}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Factura sin número/ }).waitFor();
  await page.waitForURL((address) => !address.href.includes(scene.invoice));
  const made = await client.call<Opened>('invoices/open', { ID: page.url().split('/').at(-1) });
  expect([scene.order, other.order]).not.toContain(made.header.ID_ORDEN);
  const fresh = await orderOf(client, made.header.ID_ORDEN);
  expect(fresh.header.RESUMEN['NOMBRE_IMPORTADOR']).toBe(importer);
  await showTab(page, /^Problemas/);
  await page.getByText('Esta factura es una copia.').waitFor();
  expect(await examine(page, 'what is stale in the copy of an invoice')).toEqual([]);

  await page.goto(`/#/facturagt/${scene.invoice}`);
  await openWindow(page, /^Copiar Factura /);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatch(/^En otra orden abierta/);
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: '¿En qué orden de trabajo?' });
  const number = (await orderOf(client, other.order)).header.RESUMEN['NUMERO_ORDEN']!;
  await picker.getByRole('searchbox').waitFor();
  await page.keyboard.type(number);
  const found = picker.getByRole('listitem').getByRole('button');
  await expect.poll(() => found.count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Factura sin número/ }).waitFor();
  const { documents } = await client.call<{ documents: { invoices: unknown[] } }>('work-orders/file', {
    ID: other.order,
  });
  expect(documents.invoices).toHaveLength(2);
});

test('a DUA is copied in parts, and says what of it is stale', async () => {
  const { order } = await makeHonduranOrder();
  const client = await entered('agente.hn');
  const { header } = await client.call<Opened>('dua/derive', { ID_ORDEN: order });
  const { page } = await visit('agente.hn', { script });
  await page.goto(`/#/duahn/${header.ID}`);
  const dialog = await openWindow(page, /^Copiar DUA /);
  await dialog.getByLabel('Observaciones').uncheck();
  expect(await examine(page, 'copy of a DUA')).toEqual([]);
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^DUA sin número/ }).waitFor();
  await showTab(page, /^Problemas/);
  await page.getByText('Esta DUA es una copia.').waitFor();
  const points = page.getByRole('list', { name: /puntos por revisar$/ }).getByRole('listitem');
  expect(await points.count()).toBeGreaterThan(3);
});
