import { beforeAll, expect, test } from 'vitest';
import { makeScene, type Scene } from './scene.ts';
import { screensOf } from './screens.ts';
import { useBrowser } from './visitor.ts';

/** Requests of a page in a browser that has nothing of Despacho yet: files, lists and calls. */
const MOST = 40;
/** How long a page that has drawn may still ask, as an editor for its checks. */
const AFTERWARDS_MS = 2_000;

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

test('a page asks for no more than forty things in a browser that has nothing yet', async () => {
  const LOOKED_AT = /^(home|orders|order|invoice|DVA|DUCA|transmissions|search, everywhere)$/;
  const screens = screensOf(scene).filter(({ name }) => LOOKED_AT.test(name));
  expect(screens).toHaveLength(8);
  const over: string[] = [];
  for (const { name, path } of screens) {
    const { page, context } = await visit('agente.gt');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/#${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(AFTERWARDS_MS);
    await context.close();
    if (asked.length > MOST) over.push(`${name}: ${asked.length} (${asked.join(', ')})`);
  }
  expect(over).toEqual([]);
});

test('the code of a page and its document are asked for while the start still waits for the server', async () => {
  const { page } = await visit('agente.gt');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer: (() => void)[] = [];
  /** Calls that wait until the test lets them through. */
  const hold = async (path: string): Promise<void> => {
    await page.route(path, async (route) => {
      await new Promise<void>((resolve) => answer.push(resolve));
      await route.continue();
    });
  };
  await hold('**/api/users/check');
  await hold('**/api/catalogues/load');
  await page.goto(`/#/ducagt/${scene.duca}`, { waitUntil: 'commit' });
  // Nobody knows yet who works here: a file of code tells nothing.
  await expect.poll(() => asked.some((path) => /^\/assets\/duca-/.test(path))).toBe(true);
  expect(asked).not.toContain('/api/duca/open');
  answer.shift()!();
  // Who works here is known, and the lists that the page is drawn with are not there.
  await expect.poll(() => asked).toContain('/api/duca/open');
  await expect.poll(() => answer.length).toBe(1);
  answer.shift()!();
  await page.getByRole('heading', { level: 1, name: /^DUCA / }).waitFor();
  // What came ahead is what is shown: it is not asked twice.
  await page.waitForTimeout(AFTERWARDS_MS);
  expect(asked.filter((path) => path === '/api/duca/open')).toHaveLength(1);
});

test('who works here is asked at the start alone, and not at each page', async () => {
  const { page } = await visit('agente.gt');
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/api/users/check'))));
  await page.goto('/#/ordenestrabajo');
  await page.getByRole('heading', { level: 1, name: 'Órdenes de trabajo' }).waitFor();
  for (const [path, title] of [
    ['facturagt', 'Facturas'],
    ['ducagt', 'DUCA'],
  ] as const) {
    await page.locator(`nav a[href="#/${path}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
  expect(asked).toBe(1);
});
