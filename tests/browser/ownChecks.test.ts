import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Number of an order whose declaration the practice authority rejects. */
const REJECTED = '1236078910';

test('one click makes a rejection a check of the company, which warns in the next declaration and is switched off in its list', async () => {
  const { duca } = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN: REJECTED });
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${duca}/revisar`);
  await page.getByRole('button', { name: 'Sellar y transmitir' }).click();
  await page
    .getByText(/SAT la rechazó/)
    .first()
    .waitFor();
  await page.goto(`/#/ducagt/${duca}`);
  const said = page.getByRole('alert', { name: 'Rechazo de la autoridad' });
  await said.getByRole('button', { name: 'Avisar la próxima vez' }).first().click();
  await said.getByText(/avisará la próxima vez/).waitFor();
  await settled(page);
  expect(await examine(page, 'a rejection made a check')).toEqual([]);

  // The next declaration says the same, and is warned of before anything leaves.
  const other = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN: '1236078911' });
  await page.goto(`/#/ducagt/${other.duca}`);
  await page.getByRole('tab', { name: /^Problemas/ }).click();
  await page
    .getByText(/revisión de su empresa/)
    .first()
    .waitFor();

  await page.goto('/#/revisionespropias');
  const row = page.getByRole('row', { name: /SAT ya lo rechazó/ });
  await row.getByText('1 vez').waitFor();
  await settled(page);
  expect(await examine(page, 'own checks')).toEqual([]);
  await row.getByRole('button', { name: 'Cambiar' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Qué dice a quien escribe').fill('Revise el valor antes de enviar');
  await settled(page);
  expect(await examine(page, 'a check of the company')).toEqual([]);
  await window.getByRole('button', { name: 'Guardar' }).click();
  await window.waitFor({ state: 'detached' });
  const mended = page.getByRole('row', { name: /Revise el valor antes de enviar/ });
  await mended.getByRole('switch').click();
  await mended.getByText('Apagada').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
