import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReturnFocus } from './ReturnFocus.tsx';

const drawn = vi.hoisted(() => ({ effects: [] as (() => () => void)[] }));
vi.mock('react', () => ({
  useState: (first: () => unknown) => [first()],
  useEffect: (effect: () => () => void) => drawn.effects.push(effect),
}));

class Place {
  isConnected = true;
  focus = vi.fn();
  closest = (): null => null;
}
const heading = new Place();
const body = new Place();
const page = { activeElement: body, body, querySelector: () => heading };

/** A window over the page, opened from a place; gives the way to close it. */
function openFrom(opener: Place): () => void {
  page.activeElement = opener;
  ReturnFocus();
  page.activeElement = body;
  return drawn.effects.pop()!();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLElement', Place);
  vi.stubGlobal('window', { document: page });
  heading.focus.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the focus goes back to what opened the window', () => {
  const opener = new Place();
  openFrom(opener)();
  vi.runAllTimers();
  expect(opener.focus).toHaveBeenCalledOnce();
  expect(heading.focus).not.toHaveBeenCalled();
});

it('where the page of the opener is gone the focus goes to the heading of the one that is there', () => {
  const opener = new Place();
  const close = openFrom(opener);
  opener.isConnected = false;
  close();
  vi.runAllTimers();
  expect(opener.focus).not.toHaveBeenCalled();
  expect(heading.focus).toHaveBeenCalledOnce();
});

it('whoever has taken the focus meanwhile keeps it', () => {
  const [opener, other] = [new Place(), new Place()];
  const close = openFrom(opener);
  page.activeElement = other;
  close();
  vi.runAllTimers();
  expect(opener.focus).not.toHaveBeenCalled();
});
