import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('an administrator sees who may do what and why, changes it, and it holds in the open page of the person', async () => {
  const { page } = await visit('admin2.hn', { script });
  const agent = await visit('agente2.hn');
  await agent.page.goto('/#/apps');
  await agent.page.getByRole('link', { name: 'DUA' }).first().waitFor();
  await page.goto('/#/permisosUsuarios');
  await page.getByRole('link', { name: 'Matriz de permisos' }).click();
  const cell = (right: string) =>
    page.getByRole('button', { name: new RegExp(`^Wilmer Bonilla, ${right}: `) });
  await cell('DUA: transmitir').click();
  const panel = page.getByRole('complementary', { name: 'Permisos de Wilmer Bonilla' });
  await panel.getByText('Sí puede. Se le dio a su usuario.').waitFor();
  await panel.getByLabel('Rol').selectOption({ label: 'Tramitador' });
  await panel.getByText('No puede. Su rol «Tramitador» no lo da.').waitFor();
  await cell('DUA: entrar y ver').click();
  await panel.getByRole('button', { name: 'Quitar' }).click();
  await panel.getByText('No puede. Se le quitó aparte de su rol «Tramitador».').waitFor();
  await panel.getByText('DUA: entrar y ver: se le quitó').waitFor();
  await panel.getByLabel('Comparar con').selectOption({ label: 'Suyapa Reyes' });
  await panel.getByText('DUA: transmitir: solo Suyapa Reyes').waitFor();
  await page.getByText(/cambios sin guardar$/).waitFor();
  await settled(page);
  expect(await examine(page, script)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Permisos guardados').waitFor();

  // The next answer of any call tells the person's page, which asks anew what they may do.
  await agent.page.goto('/#/classification');
  await agent.page.goto('/#/apps');
  await agent.page.getByRole('link', { name: 'DUA' }).first().waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Roles' }).click();
  await page.getByRole('button', { name: /^Tramitador/ }).waitFor();
  expect(await examine(page, script)).toEqual([]);
});
