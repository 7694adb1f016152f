import type { AnyDocument, DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { hasRefusedChange } from '../../../shared/foundation/documents/rejection.ts';
import { markOf, marksOf } from '../../../shared/foundation/documents/mark.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isOpen, isVoid } from '../../../shared/foundation/documents/states.ts';
import { wordMarks } from '../../../shared/foundation/documents/words.ts';
import { shownValue } from '../../../shared/foundation/fields/kinds.ts';
import type { Write } from '../database.ts';
import { companyKey, type PartitionKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import { countedState } from './countedState.ts';
import { markWrites } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import { dayTotalKey, refusedTotalKey, totalKey, totalWrites } from './totals.ts';

/** Form of the index. Raise it when views, marks or totals change, and let `upgrade` move the rows. */
export const INDEX_FORM = 3;

/** Form since which the rows of marks lie as they do. */
const MARKS_FORM = 2;

/** Form that a header of a kind is in: the third changed nothing but of kinds that count by days. */
export const formOf = ({ index }: Pick<AnyDocument, 'index'>): number =>
  index?.dayTotals === undefined ? MARKS_FORM : INDEX_FORM;

/** Whether the marks of a header lie where those of this version do. */
export const isMarked = ({ INDICE = 0 }: Pick<HeaderRow, 'INDICE'>): boolean => INDICE >= MARKS_FORM;

/** Words of its goods that a document is found by; the first of thousands of lines say what it is. */
const MOST_GOODS = 24;

/** Parts of a state's index partition: so many times as many writes a second as one holds. */
export const STATE_PARTS = 4;

const partOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % STATE_PARTS;

export const statePartition = (
  scope: Pick<TenantScope, 'company'>,
  state: string,
  part: number,
): PartitionKey => companyKey(scope, 'state', state, String(part));

/** The part that a document lies in, by the state under which it is listed. */
export const partitionOf = (
  scope: Pick<TenantScope, 'company'>,
  header: Pick<HeaderRow, 'ID' | 'ESTADO' | 'APARTADO'>,
): PartitionKey => statePartition(scope, countedState(header), partOf(header.ID));

/** What of a kind of document says how it is found. */
export type Indexed = Pick<AnyDocument, 'module' | 'states' | 'columns' | 'index' | 'waits' | 'neverSent'>;

type Facts = Pick<HeaderRow, 'ID' | 'ESTADO' | 'RESUMEN' | 'CREADO_POR' | 'APARTADO' | 'RECHAZO'>;

const valueOf = ({ RESUMEN, CREADO_POR }: Facts, column: string): string =>
  column === 'CREADO_POR' ? CREADO_POR : (RESUMEN[column] ?? '');

/** Mark under which the documents with a column's value stand, newest first. */
export const valueMark = (column: string, value: string): string | undefined => markOf(column, value);
/** The same, of those that are still work for somebody. */
export const openMark = (column: string, value: string): string | undefined =>
  markOf(`abierto.${column}`, value);
/** Mark of a day (ISO, or a moment of it): they sort as days do, and lie in one partition. */
export const dayMark = (column: string, day: string): string | undefined =>
  day === '' ? undefined : markOf(`dia.${column}`, `d${day.slice(0, 10)}`);

/**
 * Mark of what stands accepted and of which the authority refused a change or the withdrawal: it stands in any state, and
 * the first page asks for it. Headers of before it have none, nor the words that they would be found for.
 */
export const REFUSED_CHANGE = 'rechazo:abierto';

/** Marks that follow from the header alone. */
function headerMarks(definition: Indexed, header: Facts): string[] {
  const { words = [], values = [], days = [] } = definition.index ?? {};
  const texts = words.flatMap((column) => {
    const value = valueOf(header, column);
    const field = definition.columns[column];
    return value !== '' && field ? [value, shownValue(value, field)] : [value];
  });
  return [
    ...marksOf(
      ...values.map((column) => valueMark(column, valueOf(header, column))),
      ...days.map((column) => dayMark(column, valueOf(header, column))),
    ),
    ...wordMarks([header.ID, ...texts]),
    ...openMarks(definition, header),
    ...(hasRefusedChange(definition, header) ? [REFUSED_CHANGE] : []),
  ];
}

/** Of the marks of its body, those that it is found under in its state. */
const standing = (
  { index }: Indexed,
  { ESTADO }: Pick<HeaderRow, 'ESTADO'>,
  marks: readonly string[],
): readonly string[] =>
  isVoid(ESTADO) && index?.unlessVoid ? marks.filter((mark) => !index.unlessVoid?.includes(mark)) : marks;

/** Every mark that a header is found under: those of its body, which it keeps, and those that follow from itself. */
export const allMarks = (definition: Indexed, header: HeaderRow): ReadonlySet<string> =>
  new Set([...standing(definition, header, header.MARCAS ?? []), ...headerMarks(definition, header)]);

function openMarks(definition: Indexed, header: Facts): string[] {
  const columns = isOpen(definition.states, header.ESTADO) ? (definition.index?.open ?? []) : [];
  return marksOf(...columns.map((column) => openMark(column, valueOf(header, column))));
}

/** What a header is counted under because a change of it stands refused; '' where none does. */
export const refusedTotal = (definition: Indexed, header: Facts): string =>
  hasRefusedChange(definition, header) ? refusedTotalKey(header.ESTADO) : '';

/** Marks that a document is found under for what its body says. */
export function bodyMarks<B>(definition: DocumentDefinition<B>, body: B, reference: Reference): string[] {
  const goods = wordMarks(definition.goods?.(body) ?? [], MOST_GOODS);
  return [...(definition.marks?.(body, reference) ?? []), ...goods];
}

/** What stands in the header so that lists, searches and totals find it. */
export interface IndexFacts {
  INDICE: number;
  statePk: PartitionKey;
  CONTADO: string;
  CONTADO_DIA?: string;
  CONTADO_RECHAZO?: string;
  MARCAS: string[];
}

/**
 * What a header says to the index, and the writes that bring the index from what it said before to it. They go into the
 * save's own transaction; where nothing changed there are none.
 * @param content marks that the definition takes from the body.
 * @param part of the totals that this transaction adds to.
 */
export function indexHeader(
  definition: Indexed,
  scope: Pick<TenantScope, 'company'>,
  part: number,
  change: { before?: HeaderRow; after: Facts; content: readonly string[] },
): { facts: IndexFacts; totals: Write[]; marks: Write[] } {
  const { before, after, content } = change;
  const { module, index = {} } = definition;
  const { dayTotals } = index;
  const CONTADO_RECHAZO = refusedTotal(definition, after);
  const facts: IndexFacts = {
    INDICE: formOf(definition),
    statePk: partitionOf(scope, after),
    CONTADO: totalKey(countedState(after), after.RESUMEN[index.totals ?? ''] ?? ''),
    ...(dayTotals === undefined
      ? {}
      : { CONTADO_DIA: dayTotalKey(after.RESUMEN[dayTotals] ?? '', after.ESTADO) }),
    // Of one of which nothing was ever refused nothing is said.
    ...(CONTADO_RECHAZO === (before?.CONTADO_RECHAZO ?? '') ? {} : { CONTADO_RECHAZO }),
    MARCAS: [...new Set(content)],
  };
  const place = { table: module, scope, part };
  return {
    facts,
    // Whatever form it was counted in: what it is counted under stands in it.
    totals: [
      ...totalWrites(place, 'count', before?.CONTADO, facts.CONTADO),
      ...totalWrites(place, 'days', before?.CONTADO_DIA, facts.CONTADO_DIA),
      ...totalWrites(place, 'refused', before?.CONTADO_RECHAZO, CONTADO_RECHAZO),
    ],
    marks: markWrites(
      module,
      scope,
      before && isMarked(before) ? [...allMarks(definition, before)] : [],
      [...new Set([...standing(definition, after, facts.MARCAS), ...headerMarks(definition, after)])],
      after.ID,
    ),
  };
}
