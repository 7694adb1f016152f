import { expect, it } from 'vitest';
import { followMark } from './followMark.ts';

const pane = (scrollTop: number) => ({ scrollTop, scrollLeft: 0, clientWidth: 400, clientHeight: 300 });
const place = { x: 20, y: 100, width: 50, height: 6 };

it('leaves the pane alone while the box is in sight', () => {
  const still = pane(150);
  followMark(still, place, 2);
  expect(still).toMatchObject({ scrollTop: 150, scrollLeft: 0 });
});

it('comes down to a box below and back up to one above', () => {
  const below = pane(0);
  followMark(below, { ...place, y: 200 }, 2);
  expect(below.scrollTop).toBe((200 + 6 + 12) * 2 - 300);
  const above = pane(400);
  followMark(above, place, 2);
  expect(above.scrollTop).toBe((100 - 12) * 2);
});
