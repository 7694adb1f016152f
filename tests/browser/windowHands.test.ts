import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { field } from './editor.ts';
import { entered, makeScene, type Scene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

/** What is typed in a window is of that window, and means there what it means in a document. */
const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

/** The decimal key of a Spanish keyboard's number block. */
const pressDecimal = (input: Locator): Promise<void> =>
  input.evaluate((element) => {
    const init = { code: 'NumpadDecimal', key: ',', bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', init));
  });

test('under a window the keys of the document do nothing to it, and Ctrl+K opens nothing over it', async () => {
  const { page } = await visit('agente.gt');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/#/dvagt/${scene.dva}`);
  const box = field(page, 'DVA.CASILLA_42_10');
  await box.fill('77.5');
  await box.press('Tab');
  await untilSaved(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Teclas de esta pantalla' });
  await help.getByRole('button', { name: 'Cerrar' }).focus();
  for (const key of ['Control+z', 'Control+p', 'Control+k', 'F9']) await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await box.inputValue()).toBe('77.50');
  expect(asked).not.toContain('/api/dva/print');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  // Left, the document has its keys again.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => box.inputValue()).not.toBe('77.50');
});

test('a due day that is no day is set in no order, nor is what stands beside it, and the hand is led to it', async () => {
  const client = await entered('agente.gt');
  await client.call('work-orders/create', { CUERPO: { ORDEN: { DESCRIPCION: 'una sola' } } });
  const { page } = await visit('agente.gt');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/#/ordenestrabajo');
  const row = page.locator('.d-table tbody tr').filter({ hasText: 'una sola' });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Prioridad y fecha límite' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Prioridad').selectOption({ index: 1 });
  const due = window.getByLabel('Fecha límite');
  await due.fill('31/02/2027');
  await due.press('Tab');
  await window.getByText(/^Fecha límite: /).waitFor();
  await window.getByRole('button', { name: 'Cambiar' }).click();
  await expect.poll(() => due.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(sent.filter((path) => path.endsWith('/patch'))).toEqual([]);
  await due.fill('28/02/2027');
  await due.press('Enter');
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => sent.some((path) => path.endsWith('/patch'))).toBe(true);
});

test('a weight is typed with the number block alone: its decimal key is the point, and Enter asks what changes', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page.getByRole('button', { name: 'Actualizar peso' }).click();
  const weight = page.getByRole('dialog').getByLabel('Peso bruto pesado (kg)');
  await weight.fill('12');
  await pressDecimal(weight);
  await weight.press('5');
  expect(await weight.inputValue()).toBe('12.5');
  await weight.press('Enter');
  await page.getByRole('dialog').getByText('Lo que cambia').waitFor();
});
