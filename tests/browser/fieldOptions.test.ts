import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { useBrowser } from './visitor.ts';
import { showTab } from './editor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

/** A declaration of two versions: its importer’s name was changed in the second. */
async function changedDuca(login: string): Promise<string> {
  const client = await entered(login);
  const { header } = await client.call<{ header: { ID: string; LOCK: number } }>('duca/create', {
    CUERPO: {},
  });
  const CAMBIOS = [{ op: 'set', path: 'IMPORTADOR.NOMBRE', value: 'Otra importadora' }];
  await client.call('duca/patch', { ID: header.ID, LOCK: header.LOCK, CAMBIOS });
  return header.ID;
}

/** A choice of the person, until it is kept: a page that goes before takes it along. */
async function kept(page: Page, choose: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/users\/saveConfiguration$/);
  await choose();
  expect((await answer).ok()).toBe(true);
}

test('what the company shows of the report and of a history is what its people see, until one of them chooses', async () => {
  const id = await changedDuca('agente2.gt');
  const { page: admin } = await visit('admin2.gt', { script });
  await admin.goto('/#/configuraciones/opciones');
  const option = admin.getByRole('list', { name: 'Opciones' }).getByRole('listitem');
  const set = async (group: string, title: string, value: string): Promise<void> => {
    await admin.getByLabel('Grupo').selectOption(group);
    await admin.getByLabel('Buscar opción').fill(title);
    await option.getByRole('button', { name: /^Cambiar/ }).click();
    await option.getByLabel('Valor').selectOption(value);
    await option.getByRole('button', { name: 'Guardar' }).click();
    await option.getByText(/Último cambio: .*, admin2\.gt/).waitFor();
  };
  await set('Campos del reporte de declaraciones', 'NIT o RTN', '1');
  await set('Partes del historial de la DUCA', 'Importador', '0');

  const { page } = await visit('agente2.gt', { script });
  await page.goto('/#/reportesgt/declarations');
  await page.getByRole('button', { name: 'Columnas' }).click();
  const nit = page.getByRole('checkbox', { name: 'NIT o RTN' });
  await nit.waitFor();
  expect(await nit.isChecked()).toBe(true);
  await kept(page, () => nit.uncheck());
  await page.reload();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await nit.waitFor();
  expect(await nit.isChecked()).toBe(false);

  await page.goto(`/#/ducagt/${id}`);
  await showTab(page, 'Historial');
  const panel = page.getByRole('tabpanel', { name: 'Historial' });
  await panel.getByText('Un cambio está en una parte que su historial no muestra.').waitFor();
  expect(await panel.getByRole('table').count()).toBe(0);
  await panel.getByRole('button', { name: 'Partes que muestra el historial' }).click();
  await panel.getByRole('group', { name: 'Mostrar los cambios de' }).waitFor();
  await settled(page);
  expect(await examine(page, 'history with parts')).toEqual([]);
  // On the phone, through which it was looked at, the panel is another one.
  await panel.getByRole('button', { name: 'Mostrar todos los cambios' }).click();
  await panel.getByRole('table').getByText('Otra importadora').waitFor();
  await panel.getByRole('button', { name: 'Partes que muestra el historial' }).click();
  await kept(page, () => panel.getByRole('checkbox', { name: 'Importador / Destinatario' }).check());
  await page.reload();
  await showTab(page, 'Historial');
  await panel.getByRole('table').getByText('Otra importadora').waitFor();
});
