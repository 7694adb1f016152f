import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { makeScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';
import { DESKTOP, PHONE, useBrowser, type Visitor } from './visitor.ts';

const { visit } = useBrowser();
/** The page's policy forbids scripts that are not its own, and rightly so: the checker comes in before the page. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe has against the page now, one line a violation with the first element that has it. */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.map((each) => `${each.id}: ${each.help}: ${each.nodes[0]?.html.slice(0, 160)}`);
  });

const settled = async (page: Page): Promise<void> => {
  await page.locator('h1, [role=alert], [role=dialog]').first().waitFor();
  // Parts that come lazily say so while they do.
  await page.waitForFunction(() => document.querySelector('.d-loading') === null);
};

/** Every way that one screen may be looked at. */
async function examine(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const wrong = await violations(page);
      found.push(...wrong.map((each) => `${name}, ${size}, ${colorScheme}: ${each}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 1) found.push(`${name}, ${size}: ${wide} px wider than the window`);
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

/** Windows stay until they are answered, also when the address changes. */
async function leaveWindows(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog').getByRole('button', { name: /^(Cancelar|Cerrar)$/ });
  while ((await leave.count()) > 0) await leave.last().click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

const expected = /404/;

test('axe has nothing against the sign-in', async () => {
  const { page } = await visit(undefined, { script, expected: /401/ });
  await page.goto('/#/login');
  expect(await examine(page, 'sign-in')).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('Escriba su usuario y su contraseña.').waitFor();
  expect(await examine(page, 'sign-in, refused')).toEqual([]);
});

test(
  'axe has nothing against any screen, on a desk or a phone, light or dark',
  { timeout: 150_000 },
  async () => {
    const { page }: Visitor = await visit('agente.gt', { script, expected });
    const found: string[] = [];
    for (const { name, path, act } of screensOf(scene)) {
      await page.goto(`/#${path}`);
      await settled(page);
      await act?.(page);
      found.push(...(await examine(page, name)));
      await leaveWindows(page);
    }
    expect(found).toEqual([]);
  },
);
