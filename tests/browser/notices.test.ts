import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { entered } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Loads the list of notices: each with the days on which it is told. */
async function tell(...notices: readonly (readonly string[])[]): Promise<void> {
  const client = await entered('admin.gt');
  await client.call('catalogues/importCsv', {
    TABLA: 'cat_sys_avisos',
    FUENTE: 'Operación de Despacho',
    VIGENTE_DESDE: '2020-01-01',
    MUESTRA: '0',
    CSV: ['CLAVE,VALOR,ASUNTO,DESDE,HASTA', ...notices.map((notice) => notice.join(','))].join('\r\n'),
  });
}

const MAINTENANCE = ['M1', 'Hoy a las 22:00 no se podrá transmitir durante una hora.', 'Mantenimiento'];

test('a notice to everybody is told over the page once, closed by Esc, and again when its words change', async () => {
  await tell(
    [...MAINTENANCE, '', ''],
    ['V1', 'Esto ya pasó.', 'Aviso vencido', '2020-01-01', '2020-01-31'],
    ['F1', 'Esto todavía no rige.', 'Aviso futuro', '2099-01-01', ''],
  );
  const { page } = await visit('agente.gt', { script });
  await page.goto('/#/mydashboard');
  const notice = page.getByRole('dialog', { name: 'Avisos' });
  await notice.getByRole('heading', { name: 'Mantenimiento' }).waitFor();
  await notice.getByText('Hoy a las 22:00 no se podrá transmitir durante una hora.').waitFor();
  // Neither what is over nor what is yet to come.
  expect(await notice.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Mantenimiento']);
  expect(await examine(page, 'notices')).toEqual([]);
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);

  await tell(['M1', 'Se aplaza para mañana a las 22:00.', 'Mantenimiento', '', '']);
  await page.reload();
  await notice.getByText('Se aplaza para mañana a las 22:00.').waitFor();
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await notice.waitFor({ state: 'detached' });

  // Whoever has not read it is told.
  const { page: other } = await visit('cliente.gt');
  await other.goto('/#/mydashboard');
  await other.getByRole('dialog', { name: 'Avisos' }).getByText('Se aplaza para mañana').waitFor();
});
