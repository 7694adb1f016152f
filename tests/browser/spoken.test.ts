import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from './axe.ts';
import { makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** What a screen reader is told of the page's main part, with what changes from run to run replaced by its kind. */
async function spoken(page: Page): Promise<string> {
  await settled(page);
  const tree = await page.getByRole('main').ariaSnapshot();
  return tree
    .replace(/\b\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2}(:\d{2})?)?/g, 'DÍA')
    .replace(/\b\d{2}:\d{2}:\d{2}\b/g, 'HORA')
    .replace(/\b\d{3}-\d{7}(-\d)?\b/g, 'ORDEN')
    .replace(/\/url: .*/g, '/url: …')
    .replace(/\b\d[\d,]*\.\d{2,}\b/g, 'IMPORTE');
}

test('a screen reader is told the main job from the sign-in to the check before the seal', async () => {
  const { duca, order, dva } = await makeScene();
  const { page } = await visit(undefined, { expected: /401/ });
  await page.goto('/#/login');
  await expect(await spoken(page)).toMatchFileSnapshot('spoken/sign-in.txt');
  const { page: own } = await visit('agente.gt');
  for (const [name, path] of [
    ['order', `/ordenestrabajo/${order}`],
    ['dva', `/dvagt/${dva}`],
    ['duca', `/ducagt/${duca}`],
    ['check', `/ducagt/${duca}/revisar`],
  ] as const) {
    await own.goto(`/#${path}`);
    await own.getByRole('heading', { level: 1 }).waitFor();
    await expect(await spoken(own)).toMatchFileSnapshot(`spoken/${name}.txt`);
  }
});
