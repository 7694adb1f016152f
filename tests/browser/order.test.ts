import { expect, test } from 'vitest';
import { makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('an order shows what was made for it a moment ago, and a window gives the focus back', async () => {
  const scene = await makeScene();
  const { page } = await visit('agente.gt');
  const order = `/#/ordenestrabajo/${scene.order}`;
  await page.goto(order);
  await page.getByRole('heading', { name: 'Documentos de transporte (1)' }).waitFor();
  await page.getByRole('button', { name: 'Nuevo documento' }).click();
  await page.getByRole('heading', { level: 1, name: /^Transporte|^Documento/ }).waitFor();
  await page.goto(order);
  await page.getByRole('heading', { name: 'Documentos de transporte (2)' }).waitFor();

  const derive = page.getByRole('button', { name: 'Derivar DVA' });
  await derive.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => derive.evaluate((button) => button === document.activeElement)).toBe(true);
});
