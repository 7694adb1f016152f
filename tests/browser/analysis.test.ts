import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { daysBetween } from '../../shared/foundation/dates/date.ts';
import { PERIODS } from '../../shared/reports/procedures.ts';
import type { Client } from '../journey/client.ts';
import { axeScript, examine, settled } from './axe.ts';
import { entered, makeHonduranScene, makeScene, type HonduranScene, type Scene } from './scene.ts';
import { DESKTOP, PHONE, useBrowser } from './visitor.ts';

/** What a company's work adds up to, as people read it: statistics, reports, one list of declarations, whole downloads. */
const { visit } = useBrowser();
const FORMULA = '=HYPERLINK("http://malo.example","pague aquí")';
/** The logbook is told once a minute of what was done, and the analysis by it. */
const ADDED_UP = { timeout: 200_000, interval: 2_000 };
let scene: Scene;
let honduran: HonduranScene;

/** Waits until the analysis tells of a declaration as it stands. */
const known = (client: Client, ID: string, more: Record<string, string>): Promise<void> =>
  vi.waitFor(async () => {
    const { FILAS } = await client.call<{ FILAS: object[] }>('reports/run', { REPORTE: 'declarations' });
    expect(FILAS).toContainEqual(expect.objectContaining({ ID, ...more }));
  }, ADDED_UP);

beforeAll(async () => {
  const [agent, other] = [await entered('agente.gt'), await entered('agente.hn')];
  [scene, honduran] = [await makeScene(), await makeHonduranScene()];
  const { header } = await agent.call<{ header: { LOCK: number } }>('duca/open', { ID: scene.duca });
  const CAMBIOS = [{ op: 'set', path: 'IMPORTADOR.NOMBRE', value: FORMULA }];
  await agent.call('duca/patch', { ID: scene.duca, LOCK: header.LOCK, CAMBIOS });
  await known(agent, scene.duca, { CLIENTE: FORMULA });
  await known(other, honduran.rejected, { MODULO: 'dua' });
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/#${path}`);
  await settled(page);
};
const saved = async (page: Page, button: Locator): Promise<{ name: string; bytes: Uint8Array }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
};
const rowsIn = (place: Page | Locator): Promise<string[][]> =>
  place
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** The marks of a chart that lead somewhere: what each says, and where to. */
const marksIn = (chart: Locator): Promise<{ label: string; value: string; to: string }[]> =>
  chart.locator('svg a').evaluateAll((links) =>
    links.map((link) => {
      const [, label = '', value = ''] = /^(.+): (.+)\. Ver la lista$/.exec(
        link.querySelector('title')!.textContent,
      )!;
      return { label, value, to: link.getAttribute('href')!.slice(1) };
    }),
  );

test('every chart says in its table and its CSV what its marks say, and axe has nothing against the page', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await open(page, '/monitoreoestadisticas');
  expect(await examine(page, 'statistics')).toEqual([]);
  const charts = await page.locator('main section:has(button)').all();
  expect(charts.length).toBeGreaterThan(6);
  for (const chart of charts) {
    const said = (await marksIn(chart)).map(({ label, value }) => [label, value]);
    expect(said.length).toBeGreaterThan(0);
    await chart.getByRole('link', { name: `${said[0]!.join(': ')}. Ver la lista`, exact: true }).waitFor();
    await button(chart, 'Tabla').click();
    const told = await rowsIn(chart);
    expect(told.map((row) => row.slice(0, 2))).toEqual(expect.arrayContaining(said));
    const { name, bytes } = await saved(page, button(chart, 'CSV'));
    expect(name).toMatch(/\.csv$/);
    expect(strFromU8(bytes).trim().split('\r\n')).toHaveLength(told.length + 1);
  }
  await settled(page);
  expect(await examine(page, 'statistics as tables')).toEqual([]);
});

/** What of the charts is cut: words that pass their picture, pictures that pass their frame. */
const cutIn = (page: Page): Promise<string[]> =>
  page.locator('main svg.ch-chart').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const { viewBox, parentElement } = chart as SVGSVGElement;
      const words = [...chart.querySelectorAll('text')].filter((text) => {
        const { x, width } = text.getBBox();
        return x < -1 || x + width > viewBox.baseVal.width + 1;
      });
      const over = parentElement!.scrollWidth > parentElement!.clientWidth + 1;
      return [...words.map(({ textContent }) => textContent), ...(over ? [chart.ariaLabel ?? ''] : [])];
    }),
  );

test('names of marks are whole, letters keep their size, and nothing is cut at a desk, on a phone or on paper', async () => {
  const { page } = await visit('agente.gt');
  await open(page, '/monitoreoestadisticas');
  const names = page.getByRole('region', { name: 'Por cliente', exact: true }).locator('svg text');
  expect(await names.allTextContents()).toContain(FORMULA);
  expect(await cutIn(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => cutIn(page)).toEqual([]);
  const height = await names.first().evaluate((text) => text.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(11);
  await page.setViewportSize(DESKTOP);
  await open(page, '/monitoreoestadisticas?dias=365');
  const load = page.getByRole('region', { name: 'Carga por día', exact: true });
  await expect.poll(() => load.locator('svg text').allTextContents()).toContain('ene');
  await expect.poll(() => cutIn(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  const place = load.locator('.ch-place');
  // Of a year that scrolls the newest days are seen first.
  await expect.poll(() => place.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
  await expect
    .poll(() => place.evaluate((each) => each.scrollWidth - each.clientWidth - each.scrollLeft))
    .toBeLessThan(2);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => cutIn(page)).toEqual([]);
});

test('a bar of unfinished work leads to the work of its age alone', async () => {
  const { page } = await visit('agente.gt');
  await open(page, '/monitoreoestadisticas');
  const marks = await marksIn(
    page.getByRole('region', { name: 'Sin terminar, por antigüedad', exact: true }),
  );
  expect(marks.length).toBeGreaterThan(0);
  for (const { value, to } of marks) {
    await open(page, to);
    await page.getByRole('heading', { level: 1, name: 'Trabajo sin terminar' }).waitFor();
    await page.getByText(new RegExp(`^${value} filas?\\.`)).waitFor();
  }
  await page.getByRole('group', { name: 'Iniciadas' }).waitFor();
});

test('a mark leads to as many declarations as it says, by keyboard as well', async () => {
  const { page } = await visit('agente.gt');
  await open(page, '/monitoreoestadisticas');
  const listed = async (count: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: 'Declaraciones' }).waitFor();
    await page.getByText(new RegExp(`^${count} filas?\\.`)).waitFor();
    expect(await rowsIn(page)).toHaveLength(Number(count));
  };
  const counting = ['Por mes', 'Carga por día', 'Por estado', 'Por canal', 'Por cliente', 'Por aduana'];
  const marks = (
    await Promise.all(
      counting.map((name) =>
        marksIn(page.getByRole('region', { name, exact: true }).filter({ has: page.locator('svg') })),
      ),
    )
  ).map((each) => each[0]!);
  for (const { value, to } of marks) {
    await open(page, to);
    await listed(value);
  }
  await open(page, '/monitoreoestadisticas');
  const chart = page.getByRole('region', { name: 'Por estado', exact: true });
  const [first] = await marksIn(chart);
  await button(chart, 'CSV').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await listed(first!.value);
  await button(page, `Estado: ${new URLSearchParams(first!.to.split('?')[1]).get('estado')} ✕`).waitFor();
});

test('each period covers as many days as it is called, and stays in the address', async () => {
  const { page } = await visit('agente.gt');
  await open(page, '/monitoreoestadisticas');
  for (const days of PERIODS) {
    await page.getByLabel('Período').selectOption(String(days));
    await expect
      .poll(async () => {
        const said = await page.getByRole('status').filter({ hasText: /^Del / }).innerText();
        const [from, until] = [...said.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(
          ([, d, m, y]) => `${y}-${m}-${d}`,
        );
        return daysBetween(from!, until!) + 1;
      })
      .toBe(days);
  }
  await page.reload();
  expect(await page.getByLabel('Período').inputValue()).toBe('365');
});

test('a report is looked at and downloaded with the columns that were chosen, and no name in it is a live formula', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await open(page, '/reportesgt');
  expect(await examine(page, 'reports')).toEqual([]);
  await page.getByRole('link', { name: 'Declaraciones por período' }).click();
  const table = page.getByRole('region', { name: 'Declaraciones por período' });
  await table.waitFor();
  await button(page, 'Columnas').click();
  for (const [name, is] of [
    ['Líneas', false],
    ['Cliente', true],
    ['Proveedor', true],
  ] as const)
    await page.getByRole('checkbox', { name, exact: true }).setChecked(is);
  const heads = () => table.getByRole('columnheader').allInnerTexts();
  await expect.poll(heads).toContain('Proveedor');
  expect(await heads()).not.toContain('Líneas');
  expect(await examine(page, 'report')).toEqual([]);

  const shown = await rowsIn(table);
  expect(shown.flat()).toContain(FORMULA);
  const csv = strFromU8((await saved(page, button(page, 'CSV'))).bytes)
    .trim()
    .split('\r\n');
  const named = (await heads()).map((each) => (each.includes(',') ? `"${each}"` : each));
  expect(csv[0]!.replace('\uFEFF', '')).toBe(named.join(','));
  expect(csv).toHaveLength(shown.length + 1);
  expect(csv.join('\n')).toContain(`"'=HYPERLINK(`);
  expect(csv.join('\n')).not.toMatch(/(^|,)"?=/m);

  const book = unzipSync((await saved(page, button(page, 'XLSX'))).bytes);
  const parts = Object.values(book)
    .map((each) => strFromU8(each))
    .join('\n');
  expect(parts).toContain('=HYPERLINK(');
  expect(parts).not.toMatch(/<f[ >]/);
  // All of it is on the page, so a column sorts it, by the keyboard too, and the address keeps how.
  const sorted = table.locator('th[aria-sort]');
  await table.getByRole('button', { name: 'Cliente' }).press('Enter');
  await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('ascending');
  const rising = await rowsIn(table);
  await table.getByRole('button', { name: 'Cliente' }).press('Enter');
  await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending');
  const clientOf = (row: string[] | undefined) => row?.[named.indexOf('Cliente')];
  expect(clientOf((await rowsIn(table))[0])).toBe(clientOf(rising.at(-1)));
  expect(page.url()).toContain('orden=-CLIENTE');
});

test('one list holds the declarations of either country, narrowed by a fact or not, and each opens', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  const own = page.locator(`a[href$="/ducagt/${scene.duca}"]`);
  await open(page, '/declaraciones?estado=ZZZ');
  await page.getByText('Nada que mostrar').waitFor();
  await button(page, 'Estado: ZZZ ✕').click();
  await own.waitFor();
  const state = page.getByRole('search').getByLabel('Estado', { exact: true });
  await state.selectOption('Borrador');
  await page.waitForURL(/estado=BORRADOR/);
  await own.waitFor();
  await page.getByRole('search').getByLabel('Cliente').selectOption(FORMULA);
  await page.waitForURL(/cliente=/);
  expect(await page.locator('tbody a[href*="/ducagt/"]').count()).toBe(1);
  await page.reload();
  await own.waitFor();
  expect(await state.inputValue()).toBe('BORRADOR');
  expect(await examine(page, 'declarations')).toEqual([]);
  await own.click();
  await page.getByRole('heading', { level: 1, name: /^DUCA/ }).waitFor();

  const { page: other } = await visit('agente.hn');
  await open(other, '/declaraciones');
  await other.locator(`a[href$="/duahn/${honduran.rejected}"]`).waitFor();
  expect(await other.locator(`a[href$="/ducagt/${scene.duca}"]`).count()).toBe(0);
  await other.locator(`a[href$="/duahn/${honduran.dua}"]`).click();
  await other.getByRole('heading', { level: 1, name: /^DUA/ }).waitFor();
});

test('the whole information of a period is made beside the work, and holds what it says', async () => {
  const { page } = await visit('agente.gt', { script: axeScript });
  await open(page, '/descargarinformacionduca');
  expect(await examine(page, 'download of DUCAs')).toEqual([]);
  await page.getByLabel('Formato').selectOption('XML');
  await button(page, 'Preparar').click();
  const ready = page.getByRole('button', { name: /^Descargar \(\d+ declaraci/ }).first();
  await ready.waitFor();
  expect(await examine(page, 'download that is ready')).toEqual([]);
  const [, count] = /\((\d+)/.exec(await ready.innerText())!;
  const files = Object.values(unzipSync((await saved(page, ready)).bytes)).map((each) => strFromU8(each));
  expect(files).toHaveLength(Number(count));
  expect(files.join('\n')).toContain('=HYPERLINK(&quot;');
});

test('on a phone the first page holds all that waits within its width, and a touch opens it', async () => {
  const { page } = await visit('agente.hn', { viewport: PHONE, hasTouch: true, script: axeScript });
  await open(page, '/mydashboard');
  const waiting = page.locator(`main a[href*="${honduran.rejected}"]`).first();
  await waiting.waitFor();
  const outside = await page.locator('main :is(a, button, input, h2)').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter(
        (each) =>
          each.getBoundingClientRect().left < 0 || each.getBoundingClientRect().right > window.innerWidth,
      )
      .map((each) => each.textContent),
  );
  expect(outside).toEqual([]);
  await waiting.tap();
  await page.getByText('La autoridad rechazó la DUA.').waitFor();
});
