import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript, examine, settled } from './axe.ts';
import { equalAccessFaults, equalAccessScript } from './equalAccess.ts';
import { makeHonduranScene, makeScene } from './scene.ts';
import { honduranScreensOf, screensOf, type Screen } from './screens.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const script = `${axeScript};${equalAccessScript}`;

/** Windows stay until they are answered, also when the address changes. */
async function leaveWindows(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog').getByRole('button', { name: /^(Cancelar|Cerrar)$/ });
  while ((await leave.count()) > 0) await leave.last().click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

const expected = /404/;

test('axe has nothing against what stands before the sign-in', async () => {
  const { page } = await visit(undefined, { script, expected: /401/ });
  await page.goto('/#/login');
  expect(await examine(page, 'sign-in')).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('Escriba su usuario y su contraseña.').waitFor();
  expect(await examine(page, 'sign-in, refused')).toEqual([]);
  await page.goto('/#/autenticidad');
  await page.getByLabel('Código').fill('2222-3333-4444-5555');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByText(/^Nada tiene ese código/).waitFor();
  expect(await examine(page, 'check of a print')).toEqual([]);
});

/** What either engine has against screens, on a desk or a phone, light or dark. */
async function against(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, act } of screens) {
    await page.goto(`/#${path}`);
    await settled(page);
    await act?.(page);
    found.push(...(await examine(page, name)));
    found.push(...(await equalAccessFaults(page)).map((each) => `${name}: ${each}`));
    await leaveWindows(page);
  }
  return found;
}

/** So many tests share the screens, that each ends in its time on a busy machine too. */
const PARTS = [1, 2, 3, 4];

test.each(PARTS)(
  'neither axe nor Equal Access has anything against any screen, on a desk or a phone, light or dark: part %i',
  async (part) => {
    const { page } = await visit('agente.gt', { script, expected });
    const screens = screensOf(await makeScene()).filter((_, at) => at % PARTS.length === part - 1);
    expect(await against(page, screens)).toEqual([]);
  },
);

test('nor has either against what an agent in Honduras reaches, in its own colours', async () => {
  const scene = await makeHonduranScene();
  const { page } = await visit('agente.hn', { script });
  await page.goto('/#/mydashboard');
  await page.getByRole('img', { name: 'Despacho Honduras' }).waitFor();
  expect(await against(page, honduranScreensOf(scene))).toEqual([]);
  await page.goto('/#/profile/company');
  await page.getByText('RTN', { exact: true }).waitFor();
});
