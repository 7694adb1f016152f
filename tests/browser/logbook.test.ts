import { expect, test } from 'vitest';
import { entered } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('from a page of the logbook that was opened by its address, «Más recientes» leads to the page before it', async () => {
  const client = await entered('admin.gt');
  for (let at = 0; at < 120; at += 1)
    await client.call('users/saveConfiguration', { ID_MODULO: '4', CLAVE: `opcion.${at}`, VALOR: '1' });
  const { page } = await visit('admin.gt');
  await page.goto('/#/bitacora');
  const numbers = page.locator('tbody tr td:first-child');
  const at = (number: number) =>
    page.getByRole('status').getByText(`50 anotaciones en la página ${number}`).waitFor();
  const older = page.getByRole('button', { name: 'Más antiguas' });
  const newer = page.getByRole('button', { name: 'Más recientes' });
  await at(1);
  const first = await numbers.allInnerTexts();
  expect(await newer.isDisabled()).toBe(true);
  await older.click();
  await at(2);
  await expect.poll(async () => Number((await numbers.allInnerTexts())[0])).toBe(Number(first.at(-1)) - 1);
  const second = await numbers.allInnerTexts();
  await older.click();
  await page.getByRole('status').getByText('en la página 3').waitFor();
  await expect.poll(async () => Number((await numbers.allInnerTexts())[0])).toBe(Number(second.at(-1)) - 1);
  await page.reload();
  await page.getByRole('status').getByText('en la página 3').waitFor();
  await newer.click();
  await at(2);
  await expect.poll(() => numbers.allInnerTexts()).toEqual(second);
  await newer.click();
  await at(1);
  await expect.poll(() => numbers.allInnerTexts()).toEqual(first);
});
