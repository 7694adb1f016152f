import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { axeScript as script, examine } from './axe.ts';
import { field, showTab } from './editor.ts';
import { useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

const pictures = process.env['BROWSER_PICTURES'];
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/cafta-${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/cafta-${name}-phone.png` });
  await page.setViewportSize({ width: 1366, height: 768 });
}

interface Opened {
  header: { ID: string; LOCK: number };
  body: { FRACCIONES: object[] };
}

async function made(number: string): Promise<string> {
  const client = await entered('agente.gt');
  const CUERPO = sampleCertification({ NUMERO_CERTIFICACION: number }, 3);
  const { header } = await client.call<{ header: { ID: string } }>('cafta/create', { CUERPO });
  return header.ID;
}

test('an agent in Guatemala is told that a period is too long, mends it, issues the certification and sees it on paper', async () => {
  const id = await made('CO-PANTALLA');
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/caftagt/${id}`);
  await page.getByRole('heading', { level: 1, name: /CO-PANTALLA/ }).waitFor();
  await picture(page, 'editor');
  expect(await examine(page, 'certification')).toEqual([]);
  expect(await field(page, 'CERTIFICACION.FECHA_VENCIMIENTO').inputValue()).toBe('01/06/2030');
  await field(page, 'CERTIFICACION.PERIODO_HASTA').fill('01/06/2027');
  await field(page, 'CERTIFICACION.PERIODO_HASTA').press('Tab');
  await showTab(page, /^Problemas/);
  await page.getByText('el último día que el acuerdo admite es el 31/05/2027').first().waitFor();
  await picture(page, 'problems');
  await field(page, 'CERTIFICACION.PERIODO_HASTA').fill('31/05/2027');
  await field(page, 'CERTIFICACION.PERIODO_HASTA').press('Tab');
  await showTab(page, 'Vista previa');
  await page.getByText('100 MAIN STREET, HOUSTON, TX').first().waitFor();
  await picture(page, 'paper');
  expect(await examine(page, 'certification')).toEqual([]);
  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: /emitir/i }).click();
  await page.getByText('Emitida').first().waitFor();
  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: 'Certificar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Certificar' }).click();
  await showTab(page, 'Certificador');
  await page
    .getByText(/^CERT-\d{8}-\d{6}$/)
    .first()
    .waitFor();
  await picture(page, 'certified');
  await showTab(page, 'Vista previa');
  await page.getByText('CERT-').first().waitFor();
  await picture(page, 'signed-paper');
  expect(await examine(page, 'certified')).toEqual([]);
  await page.goto('/#/caftagt');
  await page.getByText('CO-PANTALLA').first().waitFor();
  await picture(page, 'list');
  expect(await examine(page, 'certification')).toEqual([]);
});

test('an agent picks a certification for a line of a DUCA by the code of the line, and finds the DUCA on the certification', async () => {
  const client = await entered('agente.gt');
  const id = await made('CO-ELEGIDA');
  const { header: certification } = await client.call<Opened>('cafta/open', { ID: id });
  await client.call('cafta/transition', { ID: id, LOCK: certification.LOCK, ACCION: 'issue' });
  const CUERPO = blankDuca({
    FRACCIONES: [{ ID_FRACCION: 'f-1', CLASIFICACION_ARANCELARIA: '8471300000', DESCRIPCION: 'COMPUTADORA' }],
  });
  const { header } = await client.call<Opened>('duca/create', { CUERPO });
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${header.ID}`);
  await page.getByRole('button', { name: 'Elegir certificación de origen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('CO-ELEGIDA').waitFor();
  expect(await examine(page, 'certification picker')).toEqual([]);
  await picture(page, 'picker');
  await dialog.getByText('CO-ELEGIDA').click();
  await page.getByText('CO-ELEGIDA').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  const cites = async () =>
    (await client.call<{ rows: unknown[] }>('duca/citing', { NUMERO: 'CO-ELEGIDA' })).rows.length;
  await expect.poll(cites, { timeout: 15_000 }).toBe(1);
  const { body } = await client.call<Opened>('duca/open', { ID: header.ID });
  expect(body.FRACCIONES[0]).toMatchObject({ ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'B' });
  await page.goto(`/#/caftagt/${id}`);
  await showTab(page, 'Usos');
  const link = page.getByRole('region', { name: 'DUCA que citan la certificación' }).getByRole('link');
  await link.waitFor();
  await picture(page, 'cited');
  expect(await examine(page, 'cited certification')).toEqual([]);
  await link.click();
  await page.waitForURL(new RegExp(header.ID));
});
