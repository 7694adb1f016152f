import { expect, it } from 'vitest';
import { counted } from './countText.ts';

it('a count of things has its thousands apart, and one thing is one', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'línea', 'líneas'))).toEqual([
    '0 líneas',
    '1 línea',
    '1,234 líneas',
  ]);
});
