import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, leave } from '../hooks.fixture.ts';
import { Button } from '../kit/simple.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { DocumentSession } from './session/DocumentSession.ts';
import { definition, number, set, world } from './session/documentWorld.fixture.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
}));
vi.mock('../api/session.ts', () => ({ useSession: () => ({ user: { login: 'yo' } }) }));

type Drawn = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

/** All that a part draws, but what is inside a button. */
function within(node: ReactNode): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(within);
  if (!isValidElement(node)) return [];
  const element = node as Drawn;
  if (element.type === Button) return [element];
  if (typeof element.type !== 'function') return [element, ...within(element.props.children)];
  return within((element.type as (props: unknown) => ReactNode)(element.props));
}

/** What stands to be chosen in the panel, and the hands to choose. */
function panelOf(session: DocumentSession) {
  const document = { ...session.snapshot(), definition, session };
  const drawn = within(draw(() => ConflictPanel({ document: document as never })));
  const [box] = drawn.filter(({ type }) => type === 'input');
  const [save] = drawn.filter(({ type }) => type === Button);
  return {
    ticked: box?.props['checked'],
    tick: box?.props['onChange'] as () => void,
    save: save?.props['onClick'] as () => void,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('after the other’s value was chosen once, the next question of the same field begins unticked', async () => {
  const { open, write, state } = world();
  const session = await open();
  const meet = async (own: string, theirs: string): Promise<void> => {
    write([set('CABEZA.NUMERO', theirs)]);
    session.edit([set('CABEZA.NUMERO', own)]);
    await session.saveNow();
  };
  await meet('mía', 'ajena');
  expect(panelOf(session).ticked).toBe(false);
  panelOf(session).tick();
  expect(panelOf(session).ticked).toBe(true);
  panelOf(session).tick();
  expect(panelOf(session).ticked).toBe(false);
  panelOf(session).tick();
  panelOf(session).save();
  await session.saveNow();
  expect(number(session)).toBe('ajena');
  panelOf(session);

  await meet('otra mía', 'otra ajena');
  expect(panelOf(session).ticked).toBe(false);
  panelOf(session).save();
  await session.saveNow();
  expect(number(session)).toBe('otra mía');
  expect(state.body['CABEZA']).toMatchObject({ NUMERO: 'otra mía' });
});
