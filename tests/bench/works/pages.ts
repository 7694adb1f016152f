import type { Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import { DEMO_PASSWORD } from '../../../infra/embedded/demo/companies.ts';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { isModuleOf } from '../../../shared/countries/isModuleOf.ts';
import { Client } from '../../journey/client.ts';
import type { Work } from '../work.ts';
import { DESK, openBrowser, PHONE, type Category, type Look } from './lookAt.ts';
import { openProduct } from './openProduct.ts';

/** Pages that nobody's menu leads to. */
const APART = [
  '/apps',
  '/profile',
  '/profile/company',
  '/contacto',
  '/search?term=volcan',
  '/notificaciones',
];
const OPEN = ['/login', '/autenticidad', '/precios'];

/** Marks that a page must reach: speed is a matter of the machine too, the others are not. */
const GOALS: Record<Category, Record<number, number>> = {
  performance: { [DESK]: 97, [PHONE]: 90 },
  accessibility: { [DESK]: 100, [PHONE]: 100 },
  'best-practices': { [DESK]: 100, [PHONE]: 100 },
};
/** The most that a page may move while it comes. */
const MOST_MOVED = 0.02;
/** A page that falls short in one look is looked at again, and the middle one counts. */
const MORE_LOOKS = 2;

/** Addresses that the page of applications and the menu offer to whoever has this session. */
async function offered(base: string, session: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium()!, chromiumSandbox: false });
  const page = await browser.newPage({ extraHTTPHeaders: { Cookie: session } });
  await page.goto(`${base}/#/apps`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const links = await page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
  await browser.close();
  return links.map((each) => each.slice(1));
}

/** An open document of every kind that the company has one of. */
async function documents(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (const { module, path } of documentKinds.filter((kind) => isModuleOf('GT', kind.module))) {
    const { rows } = await client.call<{ rows: { ID: string }[] }>(`${module}/list`, {});
    if (rows[0]) found.push(`/${path}/${rows[0].ID}`);
  }
  return found;
}

async function openPages() {
  const product = await openProduct();
  const agent = new Client(product.url);
  await agent.call('users/login', { USUARIO: 'agente.gt', CLAVE: DEMO_PASSWORD });
  const admin = new Client(product.url);
  await admin.call('users/login', { USUARIO: 'admin.gt', CLAVE: DEMO_PASSWORD });
  const work = new Set([
    ...APART,
    ...(await offered(product.url, agent.session)),
    ...(await documents(agent)),
  ]);
  const administering = (await offered(product.url, admin.session)).filter((path) => !work.has(path));
  return {
    stop: product.stop,
    pages: [
      ...OPEN.map((path) => ({ path, session: '' })),
      ...[...work].map((path) => ({ path, session: agent.session })),
      ...administering.map((path) => ({ path, session: admin.session })),
    ],
    looks: (session: string): Promise<Look> => openBrowser(product.url, session),
  };
}

const markOf = (looked: Result, id: string): number => Math.round((looked.categories[id]?.score ?? 0) * 100);
const movedBy = ({ audits }: Result): number => audits['cumulative-layout-shift']?.numericValue ?? NaN;

/** In what a look falls short, by name: marks of 100, and thousandths that the page moved. */
function shortOf(looked: Result, width: number): Record<string, number> {
  const short: Record<string, number> = {};
  for (const [id, goals] of Object.entries(GOALS))
    if (markOf(looked, id) < goals[width]!) short[id] = markOf(looked, id);
  if (!(movedBy(looked) <= MOST_MOVED)) short['moved ‰'] = Math.round(movedBy(looked) * 10_000) / 10;
  return short;
}

async function lookUntilSure(look: Look, path: string, width: number): Promise<Result> {
  const first = await look(path, width);
  if (!Object.keys(shortOf(first, width)).length) return first;
  const looked = [first];
  for (let more = 0; more < MORE_LOOKS; more += 1) looked.push(await look(path, width));
  return looked.toSorted((a, b) => markOf(a, 'performance') - markOf(b, 'performance'))[MORE_LOOKS >> 1]!;
}

/**
 * Lighthouse's marks of every page that the menus lead to: those that fall short of their goal by name, and the slowest.
 */
export const pagesWork: Work = {
  name: 'pages',
  sizes: [DESK, PHONE],
  runs: 1,
  ownClock: true,
  contenders: {
    despacho: async (width) => {
      const product = await openProduct();
      const look = await openBrowser(product.url);
      return async () => (await look('/#/login', width)).audits['interactive']?.numericValue ?? 0;
    },
  },
  facts: async (width) => {
    const { pages, looks, stop } = await openPages();
    const bySession = new Map<string, Look>();
    const below: Record<string, number> = {};
    let slowest = 100;
    for (const { path, session } of pages) {
      const look = bySession.get(session) ?? (await looks(session));
      bySession.set(session, look);
      const looked = await lookUntilSure(look, `/#${path}`, width);
      slowest = Math.min(slowest, markOf(looked, 'performance'));
      const name = path.replace(/[a-z]{3}-[0-9a-z]{10,}/, '<id>');
      for (const [what, mark] of Object.entries(shortOf(looked, width))) below[`${name}: ${what}`] = mark;
    }
    await stop();
    return {
      pages: pages.length,
      'lowest performance': slowest,
      'short of their goal': Object.keys(below).length,
      ...below,
    };
  },
};
