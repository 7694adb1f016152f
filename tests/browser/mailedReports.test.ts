import { expect, test } from 'vitest';
import { axeScript, examine, settled } from './axe.ts';
import { useBrowser } from './visitor.ts';

/** A report that goes by mail: programmed, seen, changed, paused, resumed and taken away by who made it. */
const { visit } = useBrowser();

test('a person programs a report, sees when it goes and to whom, changes it, pauses it, resumes it and takes it away', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await page.goto('/#/reportesgt/declarations');
  await settled(page);
  await page.getByRole('button', { name: 'Programar envío' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cómo se llama').fill('Lo del lunes');
  await dialog.getByLabel('Archivo').selectOption('CSV');
  await dialog.getByLabel('A qué hora').selectOption('18');
  await dialog.getByText(/^El próximo sale el \d\d\/\d\d\/\d{4} a las 18:00, con los días del /).waitFor();
  const program = dialog.getByRole('button', { name: 'Programar', exact: true });
  expect(await program.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').first().check();
  expect(await examine(page, 'programming of a report')).toEqual([]);
  await program.click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/#/reportesgt');
  const row = page.getByRole('row', { name: /Lo del lunes/ });
  await row.getByText('Cada lunes a las 18:00').waitFor();
  await row.getByText('Todavía ninguno').waitFor();
  expect(await examine(page, 'programmed reports')).toEqual([]);
  await page.getByRole('button', { name: 'Cambiar Lo del lunes' }).click();
  await dialog.getByLabel('A qué hora').selectOption('9');
  expect(await dialog.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await examine(page, 'change of a programmed report')).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Cada lunes a las 09:00').waitFor();
  await page.getByRole('button', { name: 'Pausar Lo del lunes' }).click();
  await row.getByText('En pausa', { exact: true }).waitFor();
  await page.getByText(/^«Lo del lunes» está en pausa\. Lo pausó /).waitFor();
  await page.getByRole('button', { name: 'Reanudar Lo del lunes' }).click();
  await page.getByRole('button', { name: 'Pausar Lo del lunes' }).waitFor();
  await page.getByRole('button', { name: 'Quitar Lo del lunes' }).click();
  await page.getByRole('button', { name: 'Sí, Eliminar' }).click();
  await row.waitFor({ state: 'detached' });
});

test('the link of a mail says to whoever it was not sent that it was not', async () => {
  const { page } = await visit('agente.gt', { script: axeScript, expected: /404/ });
  await page.goto('/#/reportesgt/enviado/pro-1-2026112307');
  await page.getByText('Este reporte no se le envió a usted').waitFor();
  expect(await examine(page, 'mailed report of another')).toEqual([]);
});
