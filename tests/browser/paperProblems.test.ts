import { expect, test } from 'vitest';
import { sampleDva } from '../../shared/dva/sampleDva.fixture.ts';
import { field, showTab } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('what the DVA has no room for is a problem of its field, told without looking at the paper', async () => {
  const client = await entered('agente.gt');
  const CUERPO = sampleDva(3);
  CUERPO.DVA.ID_DVA = '123-6999999-7';
  CUERPO.MERCANCIAS[1]!.MARCA = 'W'.repeat(13);
  const { header } = await client.call<{ header: { ID: string } }>('dva/create', { CUERPO });
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${header.ID}`);
  const panel = page.getByRole('tabpanel');
  const told = panel.getByText(/«W+» no cabe en un renglón de su columna/);
  await told.waitFor();
  const goods = page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name: /mercanc/ });
  await expect.poll(() => goods.innerText()).toContain('1 con error');
  await told.click();
  const cell = page.locator('.d-sheet [role=gridcell]').filter({ hasText: 'WWWWWWWWWWWWW' });
  await expect.poll(() => cell.evaluate((each) => each.contains(document.activeElement))).toBe(true);

  // The same sentence once, whoever drew: the pane's own drawing and the check behind it.
  await showTab(page, 'Vista previa');
  await page.locator('.d-print-page').waitFor();
  await field(page, 'DVA.CIUDAD_IMPORTADOR').fill('ANTIGUA');
  await page.locator('.d-print-page text').filter({ hasText: 'ANTIGUA' }).waitFor();
  await showTab(page, /^Problemas/);
  await expect.poll(() => told.count()).toBe(1);

  await cell.click();
  await page.keyboard.type('CORTA');
  await page.keyboard.press('Enter');
  await expect.poll(() => told.count()).toBe(0);
  await expect.poll(() => goods.innerText()).toContain('completa');
});

test('a sign that the DUCA cannot print is told at its field until it is written otherwise', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${duca}`);
  await field(page, 'EXPORTADOR.NOMBRE').fill('深圳 TRADE');
  const told = page.getByRole('tabpanel').getByText(/no se pueden imprimir y el borrador muestra/);
  await told.waitFor();
  await told.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-EXPORTADOR.NOMBRE');
  await field(page, 'EXPORTADOR.NOMBRE').fill('SHENZHEN TRADE');
  await expect.poll(() => told.count()).toBe(0);
});
