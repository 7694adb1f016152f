import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeHonduranScene, makeScene, type HonduranScene, type Scene } from './scene.ts';
import { useBrowser } from './visitor.ts';

/**
 * What a screen reader says of the screens of the main job, in the order in which it reads them: roles, names and states
 * of everything within `main`, kept as text so that a change of words or of order is seen when it is made. `-u` writes
 * them anew, to be read like any other change.
 */
const { visit } = useBrowser();

const AGENT = { gt: 'agente2.gt', hn: 'agente2.hn' };

/** How long what comes late may come. */
const PATIENCE_MS = 20_000;

let gt: Scene;
let hn: HonduranScene;
beforeAll(async () => {
  gt = await makeScene(AGENT.gt);
  hn = await makeHonduranScene(AGENT.hn);
});

const SCREENS: { name: string; login: string; path: () => string }[] = [
  { name: 'order', login: AGENT.gt, path: () => `/ordenestrabajo/${gt.order}` },
  { name: 'invoice', login: AGENT.gt, path: () => `/facturagt/${gt.invoice}` },
  { name: 'transport', login: AGENT.gt, path: () => `/conocimientobl/${gt.transport}` },
  { name: 'dva', login: AGENT.gt, path: () => `/dvagt/${gt.dva}` },
  { name: 'duca', login: AGENT.gt, path: () => `/ducagt/${gt.duca}` },
  { name: 'duca-check', login: AGENT.gt, path: () => `/ducagt/${gt.duca}/revisar` },
  { name: 'dua', login: AGENT.hn, path: () => `/duahn/${hn.dua}` },
  { name: 'dua-check', login: AGENT.hn, path: () => `/duahn/${hn.dua}/revisar` },
];

const golden = (name: string): string =>
  fileURLToPath(new URL(`expected/words-${name}.yaml`, import.meta.url));

/** The words without what differs from day to day: figures, and addresses. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.getByRole('main').ariaSnapshot();
  return `${words.replace(/^ *- \/url: .*\n/gm, '').replace(/(?<!level=)\d+([.,:/-]\d+)*/g, '#')}\n`;
}

test.each(SCREENS)('a screen reader says of the screen «$name» what it said before', async (screen) => {
  const { page } = await visit(screen.login);
  // What services outside say is asked after a while, and may have been said before.
  await page.route('**/api/*/lookup', () => undefined);
  // Which numbers stand elsewhere depends on what else the company was made to declare.
  await page.route(/\/api\/dua\/(crossCheck|readiness)$/, () => undefined);
  await page.route('**/api/transport-documents/exists', (route) => route.fulfill({ json: { result: [] } }));
  await page.goto(`/#${screen.path()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = existsSync(golden(screen.name)) ? readFileSync(golden(screen.name), 'utf8') : undefined;
  const until = Date.now() + PATIENCE_MS;
  let words = await wordsOf(page);
  let still = '';
  // As it was, or as it is once nothing comes any more.
  while (words !== before && (words !== still || Date.now() < until)) {
    still = words;
    await page.waitForTimeout(1500);
    words = await wordsOf(page);
    if (before === undefined && words === still) break;
  }
  await expect(words).toMatchFileSnapshot(golden(screen.name));
});
