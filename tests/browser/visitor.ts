import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../../infra/checks/chromium.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import * as instance from './instance.ts';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A person at a screen, and what went wrong on it: console errors, uncaught errors, refused by the page's policy. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Faults that the test itself provokes. */
  expected?: RegExp;
  /** Runs in every page before its own scripts. */
  script?: string;
}

/**
 * Browser of a test file: `visit` opens a window; after each test all are closed and none may have had a fault.
 * `BROWSER_PICTURES` names a folder for pictures of what a failed test saw last.
 */
export function useBrowser(): { visit: (login?: string, options?: VisitOptions) => Promise<Visitor> } {
  let browser: Browser;
  const open: (Visitor & { expected: RegExp | undefined })[] = [];
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
    browser = await chromium.launch({
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      chromiumSandbox: false,
    });
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const visitors = open.splice(0);
    const pictures = process.env['BROWSER_PICTURES'];
    if (pictures && task.result?.state === 'fail')
      await visitors.at(-1)?.page.screenshot({ path: `${pictures}/${task.id}.png` });
    await Promise.all(visitors.map(({ context }) => context.close()));
    const faults = visitors.flatMap((each) => each.faults.filter((fault) => !each.expected?.test(fault)));
    expect(faults).toEqual([]);
  });
  return {
    visit: async (login, { expected, script, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: instance.url,
        locale: 'es-GT',
        timezoneId: 'America/Guatemala',
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: instance.url });
      if (script) await context.addInitScript(script);
      if (login) await signIn(context, login);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      open.push({ page, context, faults, expected });
      return { page, context, faults };
    },
  };
}

/** Signs in behind the page, for tests that are about something else. */
export async function signIn(context: BrowserContext, login: string): Promise<void> {
  const answer = await context.request.post('/api/users/login', {
    headers: { 'x-api-key': 'despacho-web-client-key', 'idempotency-key': crypto.randomUUID() },
    data: { params: { USUARIO: login, CLAVE: DEMO_PASSWORD } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in by hand, as a person does. */
export async function signInByHand(page: Page, login: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill(login);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lo que espera por usted' }).waitFor();
}

/** Waits until the open document says that all is saved. */
export const untilSaved = (page: Page): Promise<void> => page.getByText(/^\s*Guardado( |$)/).waitFor();

/** Puts text on the clipboard and pastes it where the focus is, as Ctrl+V after a copy in Excel does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}
