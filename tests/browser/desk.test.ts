import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { settled } from './axe.ts';
import { field } from './editor.ts';
import { entered, makeHonduranScene, makeScene, type Scene } from './scene.ts';
import { PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

/** A DUCA in which everything is still to be filled. */
async function emptyDuca(): Promise<string> {
  const client = await entered('agente.gt');
  const { header } = await client.call<{ header: { ID: string } }>('duca/create', { CUERPO: {} });
  return header.ID;
}

/** Inputs of fields that a person sees whole: nothing of them lies outside the window or behind what stays. */
const fieldsInSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[id^="f-"]')].filter((input) => {
        const { top, bottom, left, right } = input.getBoundingClientRect();
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
        const corners = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const;
        return corners.every(([x, y]) => {
          const seen = document.elementFromPoint(x, y);
          return seen !== null && input.parentElement!.contains(seen);
        });
      }).length,
  );

/** Fields of this declaration in sight at 1366×768 as version 0.5.0 showed it, measured the same way. */
const BEFORE = 16;

test('a declaration shows at least 40 % more of its fields than it did, and more still when compact', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('tab', { name: /^Problemas/ }).waitFor();
  await untilSaved(page);
  await page.evaluate(() => document.fonts.ready);
  const shown = await fieldsInSight(page);
  expect(shown).toBeGreaterThanOrEqual(BEFORE * 1.4);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Vista compacta' }).click();
  await expect.poll(() => fieldsInSight(page)).toBeGreaterThan(shown);
  await page.reload();
  await expect.poll(() => fieldsInSight(page)).toBeGreaterThan(shown);
});

test('every machine shows the type that is shipped with the app', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('heading', { level: 1, name: /^DUCA/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true);
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
  expect(fonts).toHaveLength(1);
  expect((await (await page.request.get(fonts[0]!)).body()).length).toBeLessThanOrEqual(60_000);
});

test('head and foot stay in sight wherever the form is scrolled to', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${scene.duca}`);
  await untilSaved(page);
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const inSight = (name: string) =>
    page.locator(name).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  for (const name of ['.d-editor-head h1', '.d-editor-head .d-badge', '.d-editor-foot', '.d-sections'])
    expect(await inSight(name), name).toBe(true);
  await page.locator('.d-sections [aria-current=location]').waitFor();
  const head = page.locator('.d-editor-head');
  expect(await head.innerText()).toMatch(/DISTRIBUIDORA EL VOLCÁN/);
  expect(await page.locator('.d-editor-foot').innerText()).toMatch(
    /CIF US\$ [\d,.]+ · .* · Tributos Q [\d,.]+/,
  );
  await head.getByRole('button', { name: 'Revisar y transmitir' }).click({ trial: true });
  await head.getByRole('button', { name: /Ver los problemas/ }).click({ trial: true });
});

test('the panel of every kind has five tabs at most, and none moves when another is opened', async () => {
  const honduran = await makeHonduranScene();
  const moved: string[] = [];
  for (const [login, paths] of [
    [
      'agente.gt',
      [
        ...[`/ordenestrabajo/${scene.order}`, `/facturagt/${scene.invoice}`],
        ...[`/conocimientobl/${scene.transport}`, `/dvagt/${scene.dva}`, `/ducagt/${scene.duca}`],
      ],
    ],
    ['agente.hn', [`/dvagt/${honduran.dva}`, `/duahn/${honduran.dua}`]],
  ] as const) {
    const { page } = await visit(login);
    for (const path of paths) {
      // Each page from its beginning: an address that differs behind its # alone is no new page to wait for.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      const tabs = page.getByRole('tablist', { name: 'Panel derecho' }).getByRole('tab');
      await tabs.first().waitFor();
      await untilSaved(page);
      const lefts = (): Promise<number[]> =>
        tabs.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      await page.evaluate(() => document.fonts.ready);
      const early = await lefts();
      // What the server finds beside the document is counted once it comes.
      await page.waitForLoadState('networkidle');
      const late = await lefts();
      if (late.join() !== early.join()) moved.push(`${path}: ${early.join()} → ${late.join()}`);
      const places = (): Promise<string[]> =>
        tabs.evaluateAll((all) =>
          all.map((each) => {
            const { left, top, width } = each.getBoundingClientRect();
            return `${each.textContent} ${Math.round(left)} ${Math.round(top)} ${Math.round(width)}`;
          }),
        );
      const before = await places();
      if (before.length > 5) moved.push(`${path}: ${before.length} tabs`);
      if (new Set(before.map((each) => each.split(' ').at(-2))).size > 1) moved.push(`${path}: two rows`);
      for (let at = 0; at < before.length; at += 1) {
        await tabs.nth(at).click();
        await page.getByRole('tabpanel').waitFor();
        const after = await places();
        if (after.join() !== before.join()) moved.push(`${path}: ${before.join()} → ${after.join()}`);
      }
    }
  }
  expect(moved).toEqual([]);
});

test('a new declaration is calm: nothing red, no tick, and a field speaks when it was left or at F9', async () => {
  const id = await emptyDuca();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${id}`);
  await page.getByRole('heading', { level: 1, name: /^DUCA/ }).waitFor();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('heading', { name: 'Por llenar' }).waitFor();
  await settled(page);
  expect(await page.locator('article [aria-invalid=true], article .d-error').count()).toBe(0);
  expect(await panel.getByRole('heading', { name: 'Errores' }).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Secciones' }).getByText('completa').count()).toBe(0);
  const told = page.locator('[data-missing]');
  expect(await told.count()).toBe(0);
  await field(page, 'DUCA.MODALIDAD').focus();
  expect(await told.count()).toBe(0);
  await field(page, 'DUCA.FECHA_VENCIMIENTO').focus();
  await expect.poll(() => told.count()).toBe(1);
  await page.keyboard.press('F9');
  await expect.poll(() => told.count()).toBeGreaterThan(1);
});

test('what lacks on many lines is told once, filled at once and undone at once', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${scene.invoice}`);
  await page.getByText('3 líneas', { exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  for (let line = 0; line < 3; line += 1) await page.keyboard.press('Control+Enter');
  await page.getByText('6 líneas', { exact: true }).waitFor();
  const told = page.getByRole('tabpanel').getByText(/Unidad: falta en 3 líneas/);
  await told.waitFor();
  await page.getByRole('button', { name: /^Llenar todas: Unidad/ }).click();
  await page.keyboard.type('H87');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Llenar 3', exact: true }).click();
  await told.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await told.waitFor();
});

test('on a phone each panel is one tap away from wherever the form is, and leads back to its field', async () => {
  const id = await emptyDuca();
  const { page } = await visit('agente.gt', { viewport: PHONE });
  await page.goto(`/#/ducagt/${id}`);
  const panels = page.getByRole('group', { name: 'Paneles' });
  await panels.getByRole('button', { name: 'Historial' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await panels.getByRole('button', { name: 'Historial' }).click();
  await page
    .getByRole('tabpanel', { name: 'Historial' })
    .getByRole('heading', { name: 'Versiones' })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tabpanel').waitFor({ state: 'detached' });
  await panels.getByRole('button', { name: /^Problemas/ }).click();
  await page.getByRole('tabpanel').locator('.d-problem-title').first().click();
  await page.getByRole('tabpanel').waitFor({ state: 'detached' });
});
