import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOrderUse } from './useOrderUse.ts';

const told = vi.hoisted(() => ({ marks: [] as boolean[], leave: [] as (() => void)[] }));
vi.mock('react', () => ({
  useEffect: (effect: () => (() => void) | undefined) => {
    const leave = effect();
    if (leave) told.leave.push(leave);
  },
  useMemo: (made: () => unknown) => made(),
  useRef: (current: unknown) => ({ current }),
  useState: (value: unknown) => [value, () => undefined],
}));
vi.mock('../api/call.ts', () => ({
  call: async (_contract: unknown, { EN_USO }: { EN_USO: boolean }) => {
    told.marks.push(EN_USO);
    return { DONDE: [] };
  },
}));
vi.mock('../api/session.ts', () => ({ useMay: () => () => true }));
vi.mock('../document/useOthers.ts', () => ({ ownPlace: () => undefined, placeName: () => '' }));

const page = Object.assign(new EventTarget(), { hidden: false });
const show = (shown: boolean): void => {
  page.hidden = !shown;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { document: page });
  page.hidden = false;
  told.marks.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const MINUTE = 60_000;
it('an order is marked as open while its tab is looked at, not while it is hidden, and at once when it is shown again', () => {
  useOrderUse('ot-1', 'duc-1', true, () => undefined);
  vi.advanceTimersByTime(MINUTE);
  expect(told.marks.length).toBe(3);
  show(false);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(told.marks.length).toBe(3);
  show(true);
  expect(told.marks.length).toBe(4);
  show(false);
  show(true);
  expect(told.marks.length, 'what was marked a moment ago is not marked again').toBe(4);
  told.leave.at(-1)!();
  expect(told.marks.at(-1)).toBe(false);
  show(false);
  vi.advanceTimersByTime(MINUTE);
  show(true);
  expect(told.marks.length).toBe(5);
});

it('a tab that is opened behind another marks nothing until somebody looks at it', () => {
  page.hidden = true;
  useOrderUse('ot-2', 'duc-2', true, () => undefined);
  vi.advanceTimersByTime(MINUTE);
  expect(told.marks).toEqual([]);
  show(true);
  expect(told.marks).toEqual([true]);
  told.leave.at(-1)!();
});
