import { expect, test } from 'vitest';
import { roomBelow } from './roomBelow.ts';

const places = { window: 768, foot: 40, panelHeight: 696, above: 120 };

test('reaches down to the foot while the head of the document is in sight', () => {
  expect(roomBelow({ ...places, panel: 180 })).toBe(768 - 40 - 180 - 120);
});

test('takes what a scrolled head leaves, as far as its panel goes', () => {
  expect(roomBelow({ ...places, panel: 8 })).toBe(696 - 120);
});

test('stays usable in a low window', () => {
  expect(roomBelow({ ...places, window: 400, panel: 180 })).toBe(260);
});
