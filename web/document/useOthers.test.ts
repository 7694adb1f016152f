import { afterEach, expect, it, vi } from 'vitest';
import { draw, leave } from '../hooks.fixture.ts';
import { placeOf } from '../kit/unread.ts';
import { bodyOf, definition } from './session/documentWorld.fixture.ts';
import { useMeeting, useOthers } from './useOthers.ts';

const own = vi.hoisted(() => ({ path: '' }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
  useMemo: (make: () => unknown) => make(),
}));
vi.mock('./lastField.ts', () => ({ lastField: () => own }));
afterEach(leave);

const document = { definition, body: bodyOf('1', ['a', 'b']) };
const cell = (line: string, field = 'TEXTO'): string => placeOf('LINEAS', field, line);

/** What is said to somebody at a path while others, by their names, are at places. */
function said(path: string, others: Readonly<Record<string, string>>): string {
  own.path = path;
  leave();
  const here = Object.entries(others).map(([who, place]) => ({ who, place }));
  return draw(() => useMeeting(document as never, useOthers({ here } as never)));
}

it('who is in another cell of the same line is not said to be in the same place', () => {
  expect(said('LINEAS[1].TEXTO', { ana: cell('b', 'ID') })).toBe(
    'ana está en la misma línea que usted: Línea 2, Líneas.',
  );
});

it('who is in the same cell or field is, and who is elsewhere interrupts nobody', () => {
  expect(said('LINEAS[1].TEXTO', { ana: cell('b') })).toBe(
    'ana está en el mismo lugar que usted: Línea 2, Texto.',
  );
  const number = placeOf('CABEZA', 'NUMERO');
  expect(said('CABEZA.NUMERO', { ana: number, eva: number })).toBe(
    'ana, eva están en el mismo lugar que usted: Número.',
  );
  expect(said('LINEAS[1].TEXTO', { ana: cell('a'), eva: number })).toBe('');
});

it('each of several is said to be where they are', () => {
  expect(said('LINEAS[1].TEXTO', { ana: cell('b'), eva: cell('b', 'ID') })).toBe(
    'ana está en el mismo lugar que usted: Línea 2, Texto. eva está en la misma línea que usted: Línea 2, Líneas.',
  );
});
