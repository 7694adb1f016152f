import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { axeScript as script, examine } from './axe.ts';
import { entered, makeHonduranScene, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const NOTHING = 'Nada espera por usted';

const home = async (page: Page): Promise<void> => {
  await page.goto('/#/mydashboard');
  await page.getByRole('heading', { name: 'Ir a' }).waitFor();
};

interface Counts {
  DIA: string;
  ACEPTADAS: { ESTADO: string; CANTIDAD: number }[];
}

test.each([
  ['GT', 'agente.gt', 'duca', 'las DUCA aceptadas'],
  ['HN', 'agente.hn', 'dua', 'las DUA registradas'],
] as const)(
  'the first page of %s tells the channels of today, and each count leads to the list of that day and channel',
  async (country, login, module, words) => {
    const client = await entered(login);
    const ID = country === 'GT' ? (await makeScene(login)).duca : (await makeHonduranScene(login)).dua;
    const header = async () =>
      (await client.call<{ header: { LOCK: number; ESTADO: string } }>(`${module}/open`, { ID })).header;
    const { LOCK } = await header();
    await client.call(`${module}/${country === 'GT' ? 'transmit' : 'register'}`, { ID, LOCK });
    const until = (states: readonly string[]) =>
      expect.poll(async () => states.includes((await header()).ESTADO), { timeout: 60_000 }).toBe(true);
    const channels = ['VERDE', 'AMARILLO', 'ROJO'];
    await until(['ACEPTADA', ...channels]);
    if ((await header()).ESTADO === 'ACEPTADA') await client.call(`${module}/requestChannel`, { ID });
    await until(channels);
    const { DIA, ACEPTADAS } = await client.call<Counts>(`${module}/today`, {});

    const { page } = await visit(login, { script });
    await home(page);
    const told = page.getByRole('region', {
      name: `Hoy, ${formatDate(DIA)}: canales de ${words}`,
    });
    const counts = await told.getByRole('link').allInnerTexts();
    expect(counts.map((text) => text.replace(/\s+/g, ' ').trim()).slice(0, 3)).toEqual(
      ['verde', 'amarillo', 'rojo'].map((channel) => {
        const stand = ACEPTADAS.find(({ ESTADO }) => ESTADO === channel.toUpperCase());
        return `Canal ${channel} ${stand?.CANTIDAD ?? 0}`;
      }),
    );
    expect(await examine(page, 'first page with the channels of today')).toEqual([]);
    const { ESTADO } = await header();
    const own = `Canal ${ESTADO.toLowerCase()}`;
    await told.getByRole('link', { name: own }).click();
    await page.waitForURL(new RegExp(`estado=${ESTADO}&desde=${DIA}&hasta=${DIA}`));
    const total = ACEPTADAS.find((each) => each.ESTADO === ESTADO)!.CANTIDAD;
    await page.getByRole('status').getByText(`1–${total} de ${total}`).waitFor();
  },
);

/** Answers of a company with nothing to do, but for what a test says. */
async function answer(page: Page, procedure: string, result: unknown): Promise<void> {
  await page.route(`**/api/work-orders/${procedure}`, (route) => route.fulfill({ json: { result } }));
}
const fail = (page: Page, procedure: string): Promise<unknown> =>
  page.route(`**/api/${procedure}`, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'Falló por dentro.', reference: 'REF-1' } },
    }),
  );

test.each([
  ['work-orders/asked', 'No se pudo preguntar qué espera su respuesta.'],
  ['work-orders/assigned', 'No se pudo preguntar qué órdenes tiene asignadas.'],
  ['duca/pendingComplementary', 'No se pudo preguntar qué DUCA esperan su complementaria.'],
])(
  'a question of the first page that failed (%s) is said with a way to repeat it, and nobody says that nothing waits',
  async (procedure, failed) => {
    const { page } = await visit('agente.gt', { expected: /500/ });
    for (const each of ['waiting', 'asked', 'assigned']) await answer(page, each, []);
    await fail(page, procedure);
    await home(page);
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await alert.getByText('REF-1').waitFor();
    expect(await page.getByText(NOTHING).count()).toBe(0);
    await page.unroute(`**/api/${procedure}`);
    if (procedure.startsWith('work-orders')) await answer(page, procedure.split('/')[1]!, []);
    await alert.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByText(NOTHING).waitFor();
    expect(await alert.count()).toBe(0);
  },
);

test('nothing waits only where no order is assigned either', async () => {
  const client = await entered('agente.gt');
  const { rows } = await client.call<{ rows: unknown[] }>('work-orders/list', { TAMANO: 1 });
  const { page } = await visit('agente.gt');
  for (const each of ['waiting', 'asked']) await answer(page, each, []);
  await answer(page, 'assigned', rows);
  await home(page);
  await page.getByRole('heading', { name: 'Órdenes asignadas a usted 1' }).waitFor();
  expect(await page.getByText(NOTHING).count()).toBe(0);
});
