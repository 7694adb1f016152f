import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import type { Run, Work } from '../work.ts';
import { pageBuild } from './page/pageBuild.ts';

const PAGE = fileURLToPath(new URL('page/sheetPage.tsx', import.meta.url));

interface Opened {
  pasteList: (rows: number) => Promise<number>;
  leaveSheet: () => void;
}

/** The sheet of an invoice in a window of a small office screen. */
async function openPage(): Promise<Page> {
  const bundle = await build({
    ...pageBuild,
    entryPoints: [PAGE],
    write: false,
    format: 'iife',
    loader: { '.woff2': 'dataurl' },
    outdir: 'page',
  });
  const [script, style] = ['.js', '.css'].map(
    (end) => bundle.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '',
  );
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  // Identities of lines are made only where the address is one of trust, which a blank page is not.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('http://localhost/');
  await page.addStyleTag({ content: style! });
  await page.addScriptTag({ content: script! });
  return page;
}

async function pasting(rows: number): Promise<Run> {
  const page = await openPage();
  const broken = new Promise<never>((_resolve, reject) => page.on('pageerror', reject));
  broken.catch(() => undefined);
  const paste = (): Promise<number> =>
    page.evaluate(async (count) => {
      const opened = globalThis as unknown as Opened;
      const took = await opened.pasteList(count);
      opened.leaveSheet();
      return took;
    }, rows);
  // A page that broke would be waited for in vain.
  return () => Promise.race([paste(), broken]);
}

/** A supplier's list pasted into an empty invoice, its preview and all, until the lines are drawn. */
export const pasteWork: Work = {
  name: 'paste',
  sizes: [1_000, 5_000],
  ownClock: true,
  contenders: { despacho: pasting },
};
