import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerGrid } from '../kit/jump.ts';
import { useDeepLink } from './useDeepLink.ts';

const page = vi.hoisted(() => ({
  effects: [] as (() => (() => void) | void)[],
  address: new URLSearchParams(),
  setAddress: vi.fn(),
}));
vi.mock('react', () => ({ useEffect: (effect: () => void) => page.effects.push(effect) }));
vi.mock('react-router-dom', () => ({ useSearchParams: () => [page.address, page.setAddress] }));

/** Outside of a component, as `react` is stood in for. */
const deepLink: (pathTo: (place: string) => string) => void = useDeepLink;
const draw = (): void => deepLink((place) => place.replace('#k', '[2]'));

/** Draws the page at a link and gives the way to leave it. */
function open(path: string): () => void {
  page.address = new URLSearchParams({ campo: path });
  draw();
  const leave = page.effects.pop()!();
  return () => leave?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { document: { getElementById: () => null, querySelector: () => null } });
  page.setAddress.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes to the field when it is drawn and takes it out of the address', async () => {
  open('ITEMS#k.VALOR');
  await vi.advanceTimersByTimeAsync(500);
  expect(page.setAddress).not.toHaveBeenCalled();
  const jump = vi.fn();
  const forget = registerGrid('ITEMS', jump);
  await vi.advanceTimersByTimeAsync(200);
  forget();
  expect(jump).toHaveBeenCalledExactlyOnceWith(2, 'VALOR');
  expect(page.setAddress).toHaveBeenCalledOnce();
});

it('touches neither the address nor the focus of the page that came after it', async () => {
  const leave = open('ITEMS[2].VALOR');
  await vi.advanceTimersByTimeAsync(500);
  leave();
  const jump = vi.fn();
  const forget = registerGrid('ITEMS', jump);
  await vi.advanceTimersByTimeAsync(10_000);
  forget();
  expect(jump).not.toHaveBeenCalled();
  expect(page.setAddress).not.toHaveBeenCalled();
});
