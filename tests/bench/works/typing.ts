import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../infra/checks/chromium.ts';
import type { Run, Work } from '../work.ts';

const PAGE = fileURLToPath(new URL('page/typedField.ts', import.meta.url));
/** Prices that are typed before any is counted: the first finds nothing remembered and no compiled code. */
const WARM = 20;

interface Opened {
  openDeclaration: (fractions: number) => () => number;
  typePrice: () => number;
}

/** Types in a page of Chromium, which is started once; a run answers what one price took by the page's own clock. */
async function inBrowser(fractions: number): Promise<Run> {
  const bundle = await build({
    entryPoints: [PAGE],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
  });
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: `npm test` installs one, or name it in CHROMIUM');
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  await page.evaluate(
    ({ count, times }) => {
      const opened = globalThis as unknown as Opened;
      opened.typePrice = opened.openDeclaration(count);
      for (let time = 0; time < times; time += 1) opened.typePrice();
    },
    { count: fractions, times: WARM },
  );
  return () => page.evaluate(() => (globalThis as unknown as Opened).typePrice());
}

/** One field's consequences in the browser: what an editor works out at each price that is typed into a fraction. */
export const typingWork: Work = {
  name: 'typing',
  sizes: [1_000],
  ownClock: true,
  runs: 30,
  contenders: { despacho: inBrowser },
};
