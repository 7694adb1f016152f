import { expect, it } from 'vitest';
import { sampleReference as reference } from '../../../shared/catalogues/sampleReference.fixture.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { warning } from '../../../shared/foundation/rules/problem.ts';
import { movedSince, type Moved } from './movedSince.ts';
import type { HeaderRow } from './rows.ts';

type Judged = Pick<AnyDocument, 'states' | 'day'>;

const undated: Judged = {
  states: {
    initial: 'BORRADOR',
    states: {
      BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
      CERRADA: { label: 'Cerrada', tone: 'good', icon: 'lock', editable: false },
    },
    transitions: { cerrar: { from: ['BORRADOR'], to: 'CERRADA', label: 'cerrar', byPerson: true } },
  },
};
/** A kind that is judged by the law of a day of its own, as a declaration is by that of its acceptance. */
const dated: Judged = { ...undated, day: ({ FACTURA }: AnyBody) => (FACTURA as { FECHA: string }).FECHA };

/** What moved since a save at nine of a document of that day. */
function movedOf(day: string, { state = 'BORRADOR', kind = dated } = {}): string[] {
  const moved: Moved = (_body, saved) => [warning('lists.moved', '', saved)];
  const header = { ESTADO: state, MODIFICADO: '2026-11-10T09:00:00' } as HeaderRow;
  const body = { FACTURA: { FECHA: day } };
  return movedSince(kind, moved, { header, body }, reference).map(({ message }) => message);
}

it('a document that still may be changed is told what the lists say otherwise than at its last save', () => {
  for (const day of ['', '2026-11-20', '2026-12-01']) expect(movedOf(day)).toEqual(['2026-11-10T09:00:00']);
  expect(movedOf('2026-01-01', { kind: undated })).toEqual(['2026-11-10T09:00:00']);
});

it('what follows the law of a day gone by is told of nothing that changed after it, nor what is closed', () => {
  expect(movedOf('2026-11-19')).toEqual([]);
  expect(movedOf('', { state: 'CERRADA' })).toEqual([]);
});

it('a kind that asks nothing of the lists is told of nothing', () => {
  const stored = { header: { ESTADO: 'BORRADOR' } as HeaderRow, body: {} };
  expect(movedSince(undated, undefined, stored, reference)).toEqual([]);
});
