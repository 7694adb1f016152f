import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { entered, makeScene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

// Product 31: an earlier order is copied whole or in parts, without a mouse, and what is stale in each copy is said.
const { visit } = useBrowser();

interface OrderFile {
  order: { ID: string; COPIA_DE?: string; RESUMEN: Record<string, string> };
  documents: Record<string, { ID: string; COPIA_DE?: string }[]>;
}

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['BROWSER_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** Presses Tab until what has the focus says so. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest('label')?.textContent || at?.textContent || '';
    });
    if (wanted.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}

const refused = (dialog: Locator): Locator => dialog.getByRole('heading', { name: 'No se copió' });

async function openWindow(page: Page, order: string) {
  await page.goto(`/#/ordenestrabajo/${order}`);
  const menu = page.getByRole('button', { name: 'Acciones', exact: true });
  await menu.waitFor();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Copiar…' }).waitFor();
  await page.getByRole('menuitem', { name: 'Copiar…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Copiar Orden / });
  await dialog.getByRole('checkbox').first().waitFor();
  return dialog;
}

test('an order is copied by keyboard with the documents that are chosen, and what is stale is listed', async () => {
  const scene = await makeScene();
  const client = await entered('agente.gt');
  const { page } = await visit('agente.gt', { script });
  const dialog = await openWindow(page, scene.order);
  expect(await examine(page, 'what of an order is copied')).toEqual([]);
  await picture(page, 'choosing');
  // Everything is taken along unless somebody says otherwise.
  for (const box of await dialog.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(true);
  await tabTo(page, /^Documentos de transporte \(1\)/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Copiar$/);
  await page.keyboard.press('Enter');
  const result = dialog.getByRole('status').filter({ hasText: /documentos copiados; quedan \d+ puntos/ });
  await result.waitFor();
  expect(await refused(dialog).count()).toBe(0);
  const copies = dialog.getByRole('list', { name: 'Copias' });
  await copies
    .getByText(/puntos? por revisar$/)
    .first()
    .click();
  await copies
    .getByText(/Número de factura: se dejó en blanco/)
    .first()
    .waitFor();
  expect(await examine(page, 'what was copied of an order')).toEqual([]);
  await picture(page, 'copied');
  await dialog.getByRole('button', { name: 'Abrir la orden nueva' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.href.includes(scene.order));
  const made = page.url().split('/').at(-1)!;
  const [before, file] = await Promise.all(
    [scene.order, made].map((ID) => client.call<OrderFile>('work-orders/file', { ID })),
  );
  expect(file!.order.COPIA_DE).toBe(scene.order);
  const counted = ({ documents }: OrderFile): number[] =>
    ['invoices', 'transport-documents', 'dva', 'duca'].map((kind) => documents[kind]!.length);
  const [invoices, , dvas, ducas] = counted(before!);
  expect(counted(file!)).toEqual([invoices, 0, dvas, ducas]);
  expect(counted(before!)).toEqual([invoices, 1, dvas, ducas]);

  // What was left behind is brought later, from the new order.
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Seguir copiando de la anterior…' }).click();
  await dialog.getByRole('checkbox').first().waitFor();
  expect(await dialog.getByText(/^ya está copiad[ao]$/).count()).toBe(invoices! + dvas! + ducas!);
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await dialog
    .getByRole('status')
    .filter({ hasText: /1 documento copiado/ })
    .waitFor();
  const after = await client.call<OrderFile>('work-orders/file', { ID: made });
  expect(counted(after)).toEqual(counted(before!));
});

test('on a phone, a copy that is cut says what is missing and goes on without doubling anything', async () => {
  const scene = await makeScene();
  const client = await entered('agente.gt');
  const { page } = await visit('agente.gt', { script, viewport: PHONE, expected: /50[0-9]|Failed to load/ });
  const dialog = await openWindow(page, scene.order);
  await picture(page, 'choosing-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  // The order is opened, and its answer is lost on the way.
  let opened = 0;
  await page.route('**/api/work-orders/copy', async (route) => {
    opened += 1;
    const response = await route.fetch();
    return opened === 1 ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ response });
  });
  // The transport document is made, but nobody hears of it, however often it is asked for.
  let heard = false;
  await page.route('**/api/transport-documents/copy', async (route) => {
    if (heard) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 503, body: '{}' });
  });
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  const told = page.getByRole('dialog', { name: 'No se pudo terminar la copia' });
  await told.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click();
  await dialog.getByText(/^Copiando 2 de 4: Transporte /).waitFor();
  await picture(page, 'running-phone');
  await refused(dialog).waitFor();
  expect(await dialog.getByRole('status').textContent()).toMatch(/Faltan 3\./);
  await picture(page, 'cut-phone');
  expect(await examine(page, 'a copy that was cut')).toEqual([]);
  await page.setViewportSize(PHONE);
  heard = true;
  await dialog.getByRole('button', { name: 'Copiar lo que falta' }).click();
  await refused(dialog).waitFor({ state: 'detached' });
  await dialog
    .getByRole('status')
    .filter({ hasText: /documentos copiados; quedan \d+ puntos por revisar\.$/ })
    .waitFor();
  await picture(page, 'copied-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await dialog.getByRole('button', { name: 'Abrir la orden nueva' }).click();
  await page.waitForURL((address) => !address.href.includes(scene.order));
  const file = await client.call<OrderFile>('work-orders/file', { ID: page.url().split('/').at(-1)! });
  for (const kind of ['transport-documents', 'dva', 'duca']) expect(file.documents[kind]).toHaveLength(1);
  const { rows } = await client.call<{ rows: OrderFile['order'][] }>('work-orders/list', {});
  expect(rows.filter(({ COPIA_DE }) => COPIA_DE === scene.order)).toHaveLength(1);
  expect(opened).toBe(2);
});
