import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginAtField } from './firstField.ts';

const watching = vi.hoisted(() => ({ told: [] as (() => void)[], ended: vi.fn() }));
class Watch {
  constructor(tell: () => void) {
    watching.told.push(tell);
  }
  observe(): void {}
  disconnect(): void {
    watching.ended();
  }
}

const field = () => ({ setAttribute: vi.fn(), focus: vi.fn() });
type Field = ReturnType<typeof field>;

/** A window with what its body holds, the place of the focus among its head and its body. */
function windowWith(fields: Field[], { named, focused }: { named?: Field; focused?: Field | 'cross' } = {}) {
  const ownerDocument = { activeElement: focused };
  const body = {
    ownerDocument,
    querySelector: (wanted: string) => (wanted === '[data-autofocus]' ? named : fields[0]) ?? null,
    contains: (place: Field) => fields.includes(place),
    closest: () => ({ contains: (place: Field | 'cross') => place === 'cross' || fields.includes(place) }),
  };
  beginAtField({ parentElement: body } as never);
  return { tell: () => watching.told.at(-1)?.(), ownerDocument };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MutationObserver', Watch);
  watching.told.length = 0;
  watching.ended.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a window begins at its first field and not at the cross of its head', () => {
  const [first, second] = [field(), field()];
  windowWith([first, second]);
  expect(first.setAttribute).toHaveBeenCalledWith('data-autofocus', 'true');
  expect(second.setAttribute).not.toHaveBeenCalled();
});

it('what the window named, or already began at, stays', () => {
  const [first, second] = [field(), field()];
  windowWith([first, second], { named: second });
  expect(first.setAttribute).not.toHaveBeenCalled();
  windowWith([first, second], { focused: second });
  expect(first.setAttribute).not.toHaveBeenCalled();
  expect(second.setAttribute).toHaveBeenCalledOnce();
});

it('a field that comes late is gone to while nothing else of the window was', () => {
  const fields: Field[] = [];
  const { tell, ownerDocument } = windowWith(fields, { focused: 'cross' });
  tell();
  fields.push(field());
  tell();
  expect(fields[0]!.focus).toHaveBeenCalledOnce();

  const others: Field[] = [];
  const left = windowWith(others, { focused: 'cross' });
  others.push(field());
  Object.assign(left.ownerDocument, { activeElement: undefined });
  left.tell();
  expect(others[0]!.focus).not.toHaveBeenCalled();
  expect(ownerDocument.activeElement).toBe('cross');
});

it('it waits for none for long', () => {
  windowWith([]);
  expect(watching.ended).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(watching.ended).toHaveBeenCalledOnce();
});
