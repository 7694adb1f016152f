import { beforeAll, expect, test } from 'vitest';
import { KeyboardHands } from './keyboardHands.ts';
import { keepParties, mainJob } from './mainJob.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

declare global {
  interface Window {
    pointed: number;
  }
}

/** Counts what a mouse or a finger did. */
const script = `window.pointed = 0; addEventListener('pointerdown', () => (window.pointed += 1), true);`;

beforeAll(keepParties);

test('a broker goes from the sign-in to the channel without a mouse (product 12)', async () => {
  const { page } = await visit(undefined, { script, expected: /401/ });
  await mainJob(new KeyboardHands(page), true, 'T');
  expect(await page.evaluate(() => window.pointed)).toBe(0);
});
