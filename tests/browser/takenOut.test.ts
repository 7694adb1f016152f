import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { showView } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Numbers for which the practice authority is always too busy: what is sent under them waits unsent. */
const BUSY = ['1236078980', '1236079980', '1236080980'] as const;

/** A DUCA that waits unsent. */
async function waiting(number: string): Promise<{ duca: string; sent: string }> {
  const { duca } = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN: number });
  const client = await entered('agente.gt');
  const { header } = await client.call<{ header: { LOCK: number } }>('duca/open', { ID: duca });
  const { ID_TRANSMISION: sent } = await client.call<{ ID_TRANSMISION: string }>('duca/transmit', {
    ID: duca,
    LOCK: header.LOCK,
  });
  return { duca, sent };
}

/** Presses in a window until it is gone: an attempt that goes on at that very moment was first, and one presses again. */
async function pressUntilTaken(asked: Locator, name: string): Promise<void> {
  const button = asked.getByRole('button', { name });
  await expect
    .poll(
      async () => {
        await button.click({ timeout: 1000 }).catch(() => undefined);
        return asked.isVisible();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(false);
}

test('an administrator notes on the page of a transmission that it was declared on paper, after a question', async () => {
  const { duca, sent } = await waiting(BUSY[0]);
  const { page } = await visit('admin.gt', { script, expected: /400|409/ });
  await page.goto(`/#/transmisiones/${sent}`);
  await page.getByRole('button', { name: 'Se declaró en papel' }).click();
  const asked = page.getByRole('dialog', { name: '¿Se declaró en papel?' });
  await asked.getByText(/^Sale de la cola y no se envía/).waitFor();
  expect(await examine(page, 'declared on paper')).toEqual([]);
  await asked.getByLabel('Número que dio la autoridad').fill('GTPRQPQ-26-001234-0001-1');
  expect(await asked.getByLabel('Día en que recibió el papel').inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  const why = asked.getByLabel('Quién la presentó y dónde está el papel sellado');
  const day = asked.getByLabel('Día en que recibió el papel');
  const received = await day.inputValue();
  await why.fill('Ventanilla 3; copia en el archivo');
  await day.fill('31/12/2099');
  await asked.getByRole('button', { name: 'Se declaró en papel' }).click();
  await asked.getByText(/^Debe ser el día en que SAT recibió el papel, no posterior a hoy/).waitFor();
  expect(await asked.getByText(/Parámetro|FECHA/).count()).toBe(0);
  const isInvalid = (input: Locator) => input.getAttribute('aria-invalid').then((each) => each === 'true');
  expect([await isInvalid(day), await isInvalid(why)]).toEqual([true, false]);
  expect(await examine(page, 'day refused')).toEqual([]);
  await day.fill(received);
  await pressUntilTaken(asked, 'Se declaró en papel');
  await page
    .getByText(/la declaró en papel con el número/)
    .first()
    .waitFor();
  await page.goto(`/#/ducagt/${duca}`);
  await page.getByText('Aceptada', { exact: true }).first().waitFor();
});

test('an administrator takes a declaration out of the queue where it is edited, and it is a draft again', async () => {
  const { duca } = await waiting(BUSY[1]);
  const agent = await visit('agente.gt');
  await agent.page.goto(`/#/ducagt/${duca}`);
  await showView(agent.page, 'Envío', 'Estado');
  await agent.page.getByRole('list', { name: 'Qué ha pasado' }).waitFor();
  expect(await agent.page.getByRole('button', { name: 'Retirar de la cola' }).count()).toBe(0);

  const { page } = await visit('admin.gt', { script, expected: /409/ });
  await page.goto(`/#/ducagt/${duca}`);
  await showView(page, 'Envío', 'Estado');
  await page.getByRole('button', { name: 'Retirar de la cola' }).click();
  const asked = page.getByRole('dialog', { name: '¿Retirar de la cola?' });
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await asked.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Retirar de la cola' }).click();
  await asked.getByLabel('Por qué se retira').fill('Se presenta en papel mañana');
  await pressUntilTaken(asked, 'Retirar de la cola');
  await page
    .getByText(/la retiró de la cola; nada salió/)
    .first()
    .waitFor();
  await page.getByText('Borrador', { exact: true }).first().waitFor();
});

test('a decision half made survives polls that fail', async () => {
  const { sent } = await waiting(BUSY[2]);
  const { page } = await visit('admin.gt', { expected: /Failed to load resource|ERR_FAILED/ });
  await page.goto(`/#/transmisiones/${sent}`);
  await page.getByRole('button', { name: 'Se declaró en papel' }).click();
  const asked = page.getByRole('dialog', { name: '¿Se declaró en papel?' });
  const number = asked.getByLabel('Número que dio la autoridad');
  const why = asked.getByLabel('Quién la presentó y dónde está el papel sellado');
  await number.fill('GTPRQPQ-26-001235-0001-1');
  await why.fill('Ventanilla 3');
  let failed = 0;
  await page.route('**/transmission/open', (route) => {
    failed += 1;
    return route.abort();
  });
  // Two polls, each with what it tries again before it gives up.
  await expect.poll(() => failed, { timeout: 40_000 }).toBeGreaterThanOrEqual(6);
  await page.getByText('Lo que ve puede no ser lo último').waitFor();
  expect([await number.inputValue(), await why.inputValue()]).toEqual([
    'GTPRQPQ-26-001235-0001-1',
    'Ventanilla 3',
  ]);
  await page.unroute('**/transmission/open');
  await page.getByText('Lo que ve puede no ser lo último').waitFor({ state: 'hidden' });
  expect(await why.inputValue()).toBe('Ventanilla 3');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
});
