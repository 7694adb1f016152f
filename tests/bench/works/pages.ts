import { chromium } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import { DEMO_PASSWORD } from '../../../infra/embedded/demo/companies.ts';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { isModuleOf } from '../../../shared/countries/isModuleOf.ts';
import { Client } from '../../journey/client.ts';
import type { Work } from '../work.ts';
import { DESK, openBrowser, PHONE, type Look } from './lookAt.ts';
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
  const looks = async (session: string): Promise<Look> =>
    openBrowser(product.url, session, ['accessibility', 'best-practices']);
  return {
    stop: product.stop,
    pages: [
      ...OPEN.map((path) => ({ path, session: '' })),
      ...[...work].map((path) => ({ path, session: agent.session })),
      ...administering.map((path) => ({ path, session: admin.session })),
    ],
    looks,
  };
}

/** Lighthouse's marks for accessibility and best practices of every page that the menus lead to: those below 100 by name. */
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
    for (const { path, session } of pages) {
      const look = bySession.get(session) ?? (await looks(session));
      bySession.set(session, look);
      for (const [id, { score }] of Object.entries((await look(`/#${path}`, width)).categories))
        if (score !== 1)
          below[`${path.replace(/[a-z]{3}-[0-9a-z]{10,}/, '<id>')}: ${id}`] = Math.round((score ?? 0) * 100);
    }
    await stop();
    return { pages: pages.length, 'marks below 100': Object.keys(below).length, ...below };
  },
};
