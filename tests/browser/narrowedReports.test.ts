import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { axeScript, examine, settled } from './axe.ts';
import { entered, makeScene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

/** Reports of one client, and lists that hold what a figure counted. */
const { visit } = useBrowser();
/** The logbook is told once a minute of what was done, and the analysis by it. */
const ADDED_UP = { timeout: 200_000, interval: 2_000 };

beforeAll(async () => {
  const agent = await entered('agente.gt');
  await makeScene();
  const { duca: ID } = await makeScene();
  const { header } = await agent.call<{ header: { LOCK: number } }>('duca/open', { ID });
  await agent.call('duca/transition', { ID, LOCK: header.LOCK, ACCION: 'annul' });
  await vi.waitFor(async () => {
    const { FILAS } = await agent.call<{ FILAS: object[] }>('reports/run', { REPORTE: 'declarations' });
    expect(FILAS).toContainEqual(expect.objectContaining({ ID, ESTADO: 'Anulada' }));
  }, ADDED_UP);
});

const rows = (page: Page): Promise<number> => page.locator('tbody tr').count();

test('the list behind a figure has as many rows as it says with one annulled, which is shown again by one press', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await page.goto('/#/monitoreoestadisticas');
  await settled(page);
  const figure = page
    .locator('dt', { hasText: /^Declaraciones$/ })
    .locator('xpath=..')
    .getByRole('link');
  const counted = Number(await figure.innerText());
  await figure.click();
  const chip = page.getByRole('button', { name: 'Estado: sin anuladas ✕', exact: true });
  await chip.waitFor();
  await page.getByText(new RegExp(`^${counted} filas?\\.`)).waitFor();
  expect(await examine(page, 'the list behind a figure')).toEqual([]);
  await chip.click();
  await page.getByText(`${counted + 1} filas.`).waitFor();
  await page.getByRole('cell', { name: 'Anulada', exact: true }).first().waitFor();
});

test('a report of orders is narrowed to a client, stays so in the address, and its file and its mail are of that client', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await page.goto('/#/reportesgt/orders');
  await settled(page);
  const filters = page.getByRole('search', { name: 'Filtros del reporte' });
  const client = filters.getByLabel('Cliente', { exact: true });
  await expect.poll(() => client.locator('option').count()).toBeGreaterThan(1);
  const [, name = ''] = await client.locator('option').allInnerTexts();
  await client.selectOption(name);
  await page.waitForURL(/cliente=/);
  await page.getByRole('button', { name: `Cliente: ${name} ✕`, exact: true }).waitFor();
  await settled(page);
  await page.reload();
  await page.getByText(/^\d+ filas?\./).waitFor();
  expect(await examine(page, 'a report of one client')).toEqual([]);
  const cells = page.locator('tbody').getByText(name, { exact: true });
  await expect.poll(async () => (await cells.count()) === (await rows(page))).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength((await rows(page)) + 1);
  const sent = page.waitForRequest((request) => request.url().includes('scheduleMail'));
  await page.getByRole('button', { name: 'Programar envío' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Programar', exact: true }).click();
  expect((await sent).postData()).toContain(name);
});

test('what a report cannot be narrowed by is said and empties nothing, and on a phone the choices are folded', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await page.goto('/#/reportesgt/orders?canal=ROJO');
  await page.getByText('Este reporte no se puede limitar por canal: ese filtro no se aplica.').waitFor();
  await expect.poll(() => rows(page)).toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  await page.getByText('Filtros', { exact: true }).click();
  await page.getByLabel('Cliente', { exact: true }).waitFor();
  expect(await examine(page, 'a report on a phone')).toEqual([]);
});
