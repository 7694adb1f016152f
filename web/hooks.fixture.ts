/** What a hook keeps at its place: a state, a reference, or an effect with what it depends on. */
interface Effect {
  depends: readonly unknown[] | undefined;
  undo: (() => void) | void;
}

const states: unknown[] = [];
const effects: (Effect | undefined)[] = [];
let place = 0;
let due: (() => void)[] = [];

const same = (some: readonly unknown[] | undefined, others: readonly unknown[] | undefined): boolean =>
  some !== undefined && others !== undefined && some.every((each, at) => Object.is(each, others[at]));

const firstOf = (first: unknown): unknown => (typeof first === 'function' ? first() : first);

/**
 * Stand-ins for React's hooks, for tests of a component that is drawn without a page:
 * `vi.mock('react', async (original) => ({ ...(await original()), ...(await import('…/hooks.fixture.ts')).hooks }))`.
 */
export const hooks = {
  useState: (first: unknown) => {
    const at = place++;
    if (!(at in states)) states[at] = firstOf(first);
    return [
      states[at],
      (next: unknown) => void (states[at] = typeof next === 'function' ? next(states[at]) : next),
    ];
  },
  useRef: (first: unknown) => {
    const at = place++;
    return (states[at] ??= { current: first });
  },
  useEffect: (effect: () => (() => void) | void, depends?: readonly unknown[]) => {
    const at = place++;
    const before = effects[at];
    if (before && same(before.depends, depends)) return;
    due.push(() => {
      before?.undo?.();
      effects[at] = { depends, undo: effect() };
    });
  },
};

/** Draws a component, and once more with what its effects set. */
export function draw<T>(component: () => T): T {
  for (const _ of ['first', 'settled']) {
    place = 0;
    component();
    const now = due;
    due = [];
    now.forEach((run) => run());
  }
  place = 0;
  const shown = component();
  due = [];
  return shown;
}

/** Takes the component away. */
export function leave(): void {
  effects.forEach((each) => each?.undo?.());
  states.length = effects.length = 0;
}

interface Drawn {
  props: Record<string, unknown> & { children?: unknown };
}

/** Everything that an element holds, itself among them. */
export function* within(element: unknown): Generator<Drawn> {
  if (Array.isArray(element)) for (const each of element) yield* within(each);
  else if (typeof element === 'object' && element !== null && 'props' in element) {
    yield element as Drawn;
    yield* within((element as Drawn).props.children);
  }
}
