import { expect, test } from 'vitest';
import type { Client } from '../journey/client.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const LOGIN = 'agente.gt';

interface Opened {
  header: { ID: string; LOCK: number; ESTADO: string };
  body: { ITEMS: Record<string, string>[] };
}

async function signedIn(): Promise<Client> {
  const client = await entered(LOGIN);
  return client;
}

/** Another person corrects the brand of the invoice's first line. */
async function correct({ invoice }: Scene, brand: string): Promise<void> {
  const client = await signedIn();
  const { header } = await client.call<Opened>('invoices/open', { ID: invoice });
  const CAMBIOS = [{ op: 'set', path: 'ITEMS[0].MARCA', value: brand }];
  await client.call('invoices/patch', { ID: invoice, LOCK: header.LOCK, CAMBIOS });
}

test('an invoice that changed is told in DVA, DUCA and order, and followed or kept with a reason', async () => {
  const scene = await makeScene();
  await correct(scene, 'CORREGIDA');
  const { page } = await visit(LOGIN);
  const panel = page.getByRole('region', { name: 'Sus fuentes cambiaron' });

  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page.getByRole('region', { name: 'DVA: sus fuentes cambiaron' }).waitFor();
  await page.getByRole('region', { name: 'DUCA: sus fuentes cambiaron' }).waitFor();

  await page.goto(`/#/ducagt/${scene.duca}`);
  await panel.getByText(/^La factura .+ cambió: 1 línea\./).waitFor();
  await panel.getByRole('link', { name: /^Ver Factura/ }).click();
  await page.waitForURL(new RegExp(`facturagt/${scene.invoice}`));
  await page.goto(`/#/ducagt/${scene.duca}`);
  // The value declaration follows the invoice first, then the DUCA both.
  await panel.getByRole('button', { name: 'Actualizar' }).click();
  await panel.waitFor({ state: 'detached' });
  const client = await signedIn();
  expect(JSON.stringify(await client.call('duca/open', { ID: scene.duca }))).toContain('CORREGIDA');

  await correct(scene, 'OTRA VEZ');
  await page.goto(`/#/dvagt/${scene.dva}`);
  await panel.getByRole('button', { name: 'Conservar' }).click();
  await panel.getByLabel('Por qué se conserva como está').fill('El proveedor confirmó la primera marca');
  await panel.getByRole('button', { name: 'Conservar con este motivo' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByText(/Se conserva lo anterior.+«El proveedor confirmó la primera marca»/).waitFor();
});

test('forming a second DUCA offers to open the one that stands already', async () => {
  const scene = await makeScene();
  const { page } = await visit(LOGIN, { expected: /409/ });
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page.getByRole('button', { name: 'Formar DUCA' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se pudo formar la DUCA' });
  await dialog.getByText('Ábrala y fórmela de nuevo, o anúlela antes de formar otra.').waitFor();
  await dialog.getByRole('button', { name: /^Abrir DUCA/ }).click();
  await page.waitForURL(new RegExp(`ducagt/${scene.duca}`));
});

test('a void DUCA offers a new one of its order', async () => {
  const scene = await makeScene();
  const client = await signedIn();
  const { header } = await client.call<Opened>('duca/open', { ID: scene.duca });
  await client.call('duca/transition', { ID: scene.duca, LOCK: header.LOCK, ACCION: 'annul' });
  const { page } = await visit(LOGIN);
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByText('Esta DUCA está anulada y ya no se cambia ni se envía.').waitFor();
  await page.getByRole('button', { name: 'Formar una nueva de la orden' }).click();
  await page.waitForURL((url) => /ducagt\/duc-/.test(url.href) && !url.href.includes(scene.duca));
});
