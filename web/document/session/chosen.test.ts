import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linesIn } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { draw, leave } from '../../hooks.fixture.ts';
import { ListView } from '../../kit/fields/ListView.tsx';
import { useTyping } from '../../kit/fields/useTyping.ts';
import type { ViewProps } from '../../kit/fields/viewProps.ts';
import { placeOf } from '../../kit/unread.ts';
import type { DocumentSession } from './DocumentSession.ts';
import { set, worldOf } from './documentWorld.fixture.ts';
import { itemBody, itemDocument } from './twoSessions.fixture.ts';

vi.mock('react', async (original) => {
  const { hooks } = await import('../../hooks.fixture.ts');
  return { ...(await original<object>()), ...hooks, useLayoutEffect: hooks.useEffect, useId: () => 'id' };
});
vi.mock('../../kit/reference.ts', () => ({ useReference: () => undefined }));

const place = placeOf('ITEMS', 'PAIS', 'a');
const path = 'ITEMS[0].PAIS';
const stored = (session: DocumentSession): string => linesIn(session.snapshot().body, 'ITEMS')[0]!['PAIS']!;

/** A document in whose field another person wrote «CN» before this one `wrote` there and heard of it. */
async function met(wrote: (session: DocumentSession) => void) {
  const { state, open } = worldOf(itemDocument as never, itemBody(['a', 'b'], []));
  const [one, other] = [await open(), await open()];
  other.edit([set(path, 'CN')]);
  await other.saveNow();
  wrote(one);
  one.edit([set('ITEMS[1].MARCA', 'mía')]);
  await one.saveNow();
  expect(one.snapshot().conflicts).toMatchObject([{ place, to: 'CN' }]);
  return { one, server: () => linesIn(state.body, 'ITEMS')[0]!['PAIS'] };
}

/** The field as a form draws it now. */
const viewOf = (session: DocumentSession, declared: ViewProps['field']): ViewProps => ({
  ...{ id: 'f', field: declared, readOnly: false, invalid: false, describedBy: 'n', autoFocus: false },
  value: stored(session),
  unread: session.snapshot().unread.get(place),
  onChange: (value) => void session.edit([set(path, value)]),
  onUnread: (unread) => void session.edit([], [[place, unread]]),
  onTyping: (text) => session.typing(place, text),
});

interface Input {
  onChange: (event: unknown) => void;
  onKeyDown: (event: unknown) => void;
}

/** The input of a list of countries. */
function listOf(session: DocumentSession): Input {
  const options = [
    { value: 'CN', label: 'CN China' },
    { value: 'GT', label: 'GT Guatemala' },
  ];
  const view = viewOf(session, field.choice('País', { catalogue: 'paises' }));
  const { props } = draw(() => ListView({ ...view, options }));
  return (props as { children: [{ props: Input }] }).children[0].props;
}

const takeByEnter = (session: DocumentSession): void => {
  listOf(session).onChange({ currentTarget: { value: 'Guat' } });
  listOf(session).onKeyDown({ key: 'Enter' });
};
const takeOffered = (session: DocumentSession): void => {
  const view = viewOf(session, field.tariff('Clasificación'));
  draw(() => useTyping(view)).take('GT');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const letters = (session: DocumentSession): void => session.typing(place, 'Gu');
const noValue = (session: DocumentSession): void =>
  void session.edit([], [[place, { text: 'Gu', reason: 'no está en la lista' }]]);

it.each([
  ['an entry of a list, taken while letters stand there,', takeByEnter, letters],
  ['an entry of a list, taken for a text that is no value,', takeByEnter, noValue],
  ['an offered code, taken while letters stand there,', takeOffered, letters],
  ['an offered code, taken for a text that is no value,', takeOffered, noValue],
] as const)(
  '%s leaves the question whose value counts, and the other’s with everybody until it is answered',
  async (_what, take, wrote) => {
    const { one, server } = await met(wrote);
    take(one);
    await one.saveNow();
    expect(stored(one)).toBe('GT');
    expect(one.snapshot()).toMatchObject({ save: 'conflict', conflicts: [{ place, to: 'CN' }] });
    expect(one.snapshot().unread.size).toBe(0);
    expect(server()).toBe('CN');
    one.resolve([]);
    await one.saveNow();
    expect(server()).toBe('GT');
  },
);

it('an entry that is what the other wrote asks nothing any more', async () => {
  const { one, server } = await met(letters);
  listOf(one).onChange({ currentTarget: { value: 'China' } });
  listOf(one).onKeyDown({ key: 'Enter' });
  await one.saveNow();
  expect(one.snapshot()).toMatchObject({ save: 'saved', conflicts: [] });
  expect(server()).toBe('CN');
});
