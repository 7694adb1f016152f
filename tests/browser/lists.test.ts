import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { entered, makeScene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const NAME = 'Borradores por fecha';

const keptNow = (page: Page) => page.getByRole('button', { name: `Vista: ${NAME}` });

/** Keeps another list under the name that is taken, with the keyboard alone, and thinks better of it: the view is as it was. */
async function thinkBetter(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: `¿Reemplazar la vista «${NAME.toUpperCase()}»?` });
  await page.locator('.d-chip[aria-pressed=true]').click();
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByLabel('Guardar la lista como está ahora, con el nombre').fill(NAME.toUpperCase());
  await page.keyboard.press('Enter');
  await asked.waitFor();
  expect(await examine(page, 'replacing a view')).toEqual([]);
  // The answer that loses nothing has the focus.
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Vistas guardadas' }).getByRole('link', { name: NAME }).click();
  await expect.poll(() => new URL(page.url()).hash).toContain('estado=BORRADOR');
  await keptNow(page).waitFor();
}

test('a person keeps a list under a name, finds it on another machine by its address, and takes it away', async () => {
  await makeScene();
  const { page } = await visit('admin.gt', { script });
  await page.goto('/#/facturagt?estado=BORRADOR&orden=FECHA_FACTURA');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog', { name: 'Columnas' }).getByRole('checkbox', { name: 'Incoterm' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vistas' }).click();
  const window = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await window.getByText('Todavía no hay vistas de esta lista').waitFor();
  expect(await examine(page, 'saved views')).toEqual([]);
  await window.getByLabel('Guardar la lista como está ahora, con el nombre').fill(NAME);
  await page.keyboard.press('Enter');
  await keptNow(page).waitFor();
  const address = new URL(page.url()).hash;
  await thinkBetter(page);

  // A browser that knows nothing of this one.
  const other = await visit('admin.gt');
  await other.page.goto(`/${address}`);
  await keptNow(other.page).waitFor();
  await other.page.getByRole('columnheader', { name: 'Moneda' }).waitFor();
  expect(await other.page.getByRole('columnheader', { name: 'Incoterm' }).count()).toBe(0);
  expect(await other.page.locator('.d-chip[aria-pressed=true]').count()).toBe(1);

  // By its name alone, from the plain list.
  await other.page.goto('/#/facturagt');
  await other.page.getByRole('button', { name: 'Vistas' }).click();
  await other.page.getByRole('link', { name: NAME }).click();
  await expect.poll(() => new URL(other.page.url()).hash).toContain('estado=BORRADOR');
  await keptNow(other.page).click();
  const question = other.page.getByRole('dialog', { name: '¿Esta seguro?' });
  await other.page.getByRole('button', { name: `Quitar la vista ${NAME}` }).click();
  await question.getByText(`Se quita la vista «${NAME}».`).waitFor();
  // Escape is no answer, and nothing to the window below either.
  await other.page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await question.waitFor({ state: 'detached' });
  await other.page.getByRole('button', { name: `Quitar la vista ${NAME}` }).click();
  await question.getByRole('button', { name: 'Sí, Eliminar' }).click();
  await other.page.getByText('Todavía no hay vistas de esta lista').waitFor();

  // Nobody else has it.
  const client = await entered('agente.gt');
  const options = await client.call<{ CLAVE: string }[]>('users/loadConfiguration', { ID_MODULO: '3' });
  expect(options.filter(({ CLAVE }) => CLAVE.startsWith('vista.'))).toEqual([]);
});

test('j and k walk down and up a list from its search, Enter opens the row', async () => {
  await makeScene();
  await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto('/#/ordenestrabajo');
  const row = (at: number) => page.locator('.d-table tbody tr').nth(at);
  await row(1).waitFor();
  const isFocused = (at: number): Promise<boolean> =>
    row(at).evaluate((element) => element === document.activeElement);
  await page.getByRole('searchbox').press('ArrowDown');
  expect(await isFocused(0)).toBe(true);
  await page.keyboard.press('j');
  expect(await isFocused(1)).toBe(true);
  await page.keyboard.press('k');
  expect(await isFocused(0)).toBe(true);
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  expect(await page.getByRole('searchbox').inputValue()).toBe('jk');
});

test('an order tells on its head that its DUCA is with the authority, and its channel without being asked again', async () => {
  const scene = await makeScene();
  const client = await entered('agente.gt');
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.o-sent').count()).toBe(0);
  const { header } = await client.call<{ header: { LOCK: number } }>('duca/open', { ID: scene.duca });
  await client.call('duca/transmit', { ID: scene.duca, LOCK: header.LOCK });
  await page.reload();
  await page
    .locator('.o-sent')
    .getByRole('link', { name: /^DUCA / })
    .waitFor();
  const told = (state: string | RegExp) =>
    page.locator('.o-sent').getByText(state, { exact: true }).waitFor({ timeout: 60_000 });
  await told('Aceptada');
  await client.call('duca/requestChannel', { ID: scene.duca });
  await told(/^Canal (verde|amarillo|rojo)$/);

  // The record of the acceptance came without a channel, and tells the one that was given afterwards.
  const { rows } = await client.call<{
    rows: Record<'ID' | 'OPERACION' | 'CREADO' | 'CLAVE', string>[];
  }>('transmission/list', { ID_DOCUMENTO: scene.duca });
  const [accepted] = rows.toSorted((one, other) => one.CREADO.localeCompare(other.CREADO));
  await page.goto('/#/transmisiones?orden=CLAVE');
  const number = rows[0]!.CLAVE;
  await page.getByRole('searchbox').fill(number);
  await page.waitForURL(new RegExp(`q=${number}`));
  await page.getByRole('status').getByText(`1–${rows.length} de ${rows.length}`).waitFor();
  expect(await page.locator('th[aria-sort=ascending]').innerText()).toMatch(/^Documento/);
  await page.goto(`/#/transmisiones/${accepted!.ID}`);
  await page.getByText(/^(VERDE|AMARILLO|ROJO), asignado el /).waitFor();
});

test.each([
  ['facturagt', 'Nueva factura', /#\/facturagt\/[^/?]+/],
  ['conocimientobl', 'Nuevo documento', /#\/conocimientobl\/[^/?]+/],
])(
  'from the list of %s a new one asks for its order, and is open once that was chosen',
  async (path, making, opened) => {
    await makeScene();
    const { page } = await visit('admin.gt', { script });
    await page.goto(`/#/${path}`);
    const asked = page.getByRole('dialog', { name: '¿En qué orden de trabajo?' });
    await page.getByRole('button', { name: making }).click();
    await asked.getByRole('listitem').first().waitFor();
    expect(await examine(page, 'order picker')).toEqual([]);
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: making }).click();
    await asked.getByRole('listitem').first().getByRole('button').click();
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url(), { timeout: 15_000 }).toMatch(opened);
  },
);

test('a day that is none stands as it was typed and narrows nothing, until it is written anew', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/ordenestrabajo?desde=2026-01-01');
  const from = page.getByLabel('Vencen, desde');
  await expect.poll(() => from.inputValue()).toBe('01/01/2026');
  await from.fill('31/02/2026');
  await from.press('Tab');
  await expect.poll(() => page.url()).not.toContain('desde=');
  expect(await from.inputValue()).toBe('31/02/2026');
  expect(await from.getAttribute('aria-invalid')).toBe('true');
  await from.fill('28/02/2026');
  await from.press('Tab');
  await expect.poll(() => page.url()).toContain('desde=2026-02-28');
});

test('on a phone a list is put in order by the columns of its table and both ways, as its address says', async () => {
  const client = await entered('agente.gt');
  for (const DESCRIPCION of ['media', 'alfa', 'zeta'])
    await client.call('work-orders/create', { CUERPO: { ORDEN: { DESCRIPCION: `orden ${DESCRIPCION}` } } });
  const { page } = await visit('agente.gt', { script, viewport: PHONE, isMobile: true, hasTouch: true });
  await page.goto('/#/ordenestrabajo?q=orden');
  const cards = page.locator('.d-table tbody tr');
  const told = async (): Promise<string[]> =>
    (await cards.allInnerTexts()).flatMap((text) => /orden (alfa|media|zeta)/.exec(text)?.[1] ?? []);
  const by = page.getByLabel('Ordenar por');
  await by.selectOption({ label: 'Descripción' });
  await expect.poll(told).toEqual(['alfa', 'media', 'zeta']);
  await page.getByRole('button', { name: 'Ascendente' }).click();
  await expect.poll(told).toEqual(['zeta', 'media', 'alfa']);
  expect(new URL(page.url()).hash).toContain('orden=-DESCRIPCION');
  expect(await examine(page, 'cards in order')).toEqual([]);
  // At a desk the headings of the table say it.
  await page.setViewportSize({ width: 1366, height: 768 });
  await by.waitFor({ state: 'detached' });
  await page.getByRole('columnheader', { name: 'Descripción ↓' }).waitFor();
});
