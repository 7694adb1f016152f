import { countries } from '../../../shared/countries/countries.ts';
import type { NoteSort } from '../../../shared/work-orders/numberNotes.ts';
import type { Item } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { digits, HEAD } from './series.ts';

/** Why numbers were left out, `pk C#<company>#correlative`, `sk` the first of them. */
export interface NoteRow extends Item {
  /** The last of them, as a correlative. */
  HASTA: number;
  CLASE: NoteSort;
  MOTIVO: string;
  POR: string;
  /** Epoch milliseconds. */
  FECHA: number;
}

/** Declarations take their numbers of the series too, and their group writes the notes. */
export const notesTable = ({ scope }: Pick<Call<unknown>, 'scope'>): string =>
  countries[scope.country].declaration.module;
const MOST_NOTES = 1000;

export const notesPlace = ({ scope }: Pick<Call<unknown>, 'scope'>) => companyKey(scope, 'correlative');

/** Notes of a registration and year up to a number, the newest numbers first. */
export const notesOf = (
  call: Pick<Call<unknown>, 'scope' | 'services'>,
  head: string,
  upTo: number,
): Promise<NoteRow[]> =>
  call.services.database.query<NoteRow>(notesTable(call), {
    pk: notesPlace(call),
    between: [head, head + digits(upTo)],
    descending: true,
    limit: MOST_NOTES,
  });

interface Segment {
  from: number;
  to: number;
  note: NoteRow | undefined;
}

/** A gap in parts that each have one reason, or none: the newest word about a number stands. */
export function explained(from: number, to: number, notes: readonly NoteRow[]): Segment[] {
  const about = notes
    .map((note) => ({ note, first: Number(note.sk.slice(HEAD)), last: note.HASTA }))
    .filter(({ first, last }) => first <= to && last >= from)
    .sort((a, b) => b.note.FECHA - a.note.FECHA);
  const starts = [from, ...about.flatMap(({ first, last }) => [first, last + 1])];
  const edges = [...new Set(starts.filter((each) => each >= from && each <= to))].sort((a, b) => a - b);
  return edges.map((start, index) => ({
    from: start,
    to: (edges[index + 1] ?? to + 1) - 1,
    note: about.find(({ first, last }) => first <= start && start <= last)?.note,
  }));
}
