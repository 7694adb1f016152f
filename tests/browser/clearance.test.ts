import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Number of an order whose declaration the practice authority looks at: its last digit means the red channel. */
const RED = '1236077919';

test('what was reviewed waits at home until the day of its clearance is recorded, and again when that was a mistake', async () => {
  const { duca } = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN: RED });
  const client = await entered('agente.gt');
  const opened = async () =>
    (await client.call<{ header: { LOCK: number; ESTADO: string } }>('duca/open', { ID: duca })).header;
  await client.call('duca/transmit', { ID: duca, LOCK: (await opened()).LOCK });
  const untilState = (state: string) =>
    expect.poll(async () => (await opened()).ESTADO, { timeout: 60_000 }).toBe(state);
  await untilState('ACEPTADA');
  await client.call('duca/requestChannel', { ID: duca });
  await untilState('ROJO');

  const { page } = await visit('agente.gt', { script, expected: /Failed to load/ });
  const waits = page.locator(`main a[href*="${duca}"]`);
  await page.goto('/#/mydashboard');
  await waits.first().waitFor();
  await page.goto(`/#/ducagt/${duca}`);
  await page.getByRole('button', { name: 'Registrar el levante' }).click();
  const window = page.getByRole('dialog', { name: 'Levante' });
  expect(await examine(page, 'clearance')).toEqual([]);
  const day = window.getByLabel('Día del levante');
  await day.fill('01/01/2019');
  await page.keyboard.press('Tab');
  await window.getByRole('button', { name: 'Anotar el levante' }).click();
  await window.getByRole('alert').getByText('no puede ser antes de la aceptación').waitFor();
  await window.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Registrar el levante' }).click();
  await window.getByRole('button', { name: 'Anotar el levante' }).click();
  await page.getByText('Liberada (levante)').first().waitFor();
  expect(await page.getByRole('button', { name: 'Registrar el levante' }).count()).toBe(0);
  await page.goto('/#/mydashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => waits.count()).toBe(0);
  // At once: not when the page asks again by itself.
  await page.getByRole('link', { name: /Liberada \(levante\)/ }).waitFor({ timeout: 20_000 });

  await page.goto(`/#/ducagt/${duca}`);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Corregir el levante' }).click();
  await window.getByRole('button', { name: /^Quitar el levante del / }).click();
  await page.getByRole('button', { name: 'Registrar el levante' }).waitFor();
});
