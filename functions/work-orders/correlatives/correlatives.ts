import type { Input, Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { CorrelativeProcedures } from '../../../shared/work-orders/correlativeProcedures.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { addDays, formatDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { indefinite } from '../../../shared/foundation/documents/noun.ts';
import { gapsOf } from '../../../shared/foundation/numbers/gaps.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { invalidParam, refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { ConditionLost, type Item, type Write } from '../../runtime/database.ts';
import { ASIDE } from '../../runtime/documents/countedState.ts';
import { isNumberSent } from '../../runtime/documents/isNumberSent.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import { headersInStates } from '../../runtime/documents/streams.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import { DAYS_TO_RESTORE } from '../../../shared/work-orders/states.ts';
import { digits, HEAD, DIGITS, LARGEST, seriesOf } from './series.ts';
import { explained, notesOf } from './notes.ts';
import { shownGap } from './noting.ts';
import { companyKey } from '../../runtime/keys.ts';
import { nextCorrelative } from '../correlative.ts';
import { correctCorrelative, explainCorrelatives, reserveCorrelatives } from './leftOut.ts';

const MOST_GAPS = 200;
/** Numbers of orders, and of declarations, that one look takes in. */
const MOST_NUMBERS = 1000;
const MOST_VOIDS = 1000;
const VOID_STATES = ['ANULADA', 'ELIMINADA'];

type Holder = Result<CorrelativeProcedures['correlatives']>['LIBERABLES'][number];

interface NumberRow extends Item {
  ID: string;
}

/** Orders, and the country's declarations. */
const storesOf = (call: Call<unknown>, declaration: AnyDocument): DocumentStore[] => [
  storeOf<AnyBody>(workOrderDefinition, call),
  storeOf(declaration, call),
];

/** Last day on which the deleted order of a draft may be brought back, and the draft and its number with it. */
const heldUntil = ({ APARTADO }: HeaderRow): string | undefined =>
  APARTADO === undefined ? undefined : addDays(APARTADO, DAYS_TO_RESTORE);

/**
 * A paper that counts for nothing any more and was never sent frees its number: a void one, and a draft whose order was
 * deleted so long ago that it does not come back. What was sent once is known to the authority for ever.
 */
function releasable(row: HeaderRow, today: string): boolean {
  const held = heldUntil(row);
  const ended = held === undefined ? VOID_STATES.includes(row.ESTADO) : today > held;
  return ended && !isNumberSent(row);
}

/** Why a number stays whose it is. */
function stillHeld(definition: AnyDocument, row: HeaderRow, number: string) {
  const { noun } = definition;
  const held = heldUntil(row);
  const what = `El número ${formatOrderNumber(number)} es de ${indefinite(noun)}`;
  const summary =
    held === undefined || isNumberSent(row)
      ? `${what} que sigue vigente o ya fue sellada, y no puede liberarse.`
      : `${what} cuya orden se eliminó y puede recuperarse hasta el ${formatDate(held)}; desde el día siguiente se libera. Si no ha de volver, anule la ${noun.singular} y libérelo ya.`;
  return rejected(summary);
}

/**
 * Numbers of a registration and year that orders and declarations hold, by the guard rows of their numbers: the last
 * `MOST_NUMBERS` of each, or those before a number.
 */
const correlatives = async (
  declaration: AnyDocument,
  call: Call<Input<CorrelativeProcedures['correlatives']>>,
): Promise<Result<CorrelativeProcedures['correlatives']>> => {
  const { REGISTRO, ANIO, ANTES_DE } = call.input;
  const { text, head } = seriesOf(REGISTRO, ANIO);
  const before = ANTES_DE === undefined ? LARGEST : correlativeOf(ANTES_DE, head) - 1;
  const [found, { correlative }, notes] = await Promise.all([
    Promise.all(storesOf(call, declaration).map((store) => numbersOf(store, head, before))),
    nextCorrelative(call, ANIO),
    notesOf(call, head, before),
  ]);
  const from = Math.max(...found.map((each) => each.from));
  const used = usedFrom(found, from);
  const last = used.at(-1);
  const newest = ANTES_DE === undefined;
  const taken = new Set(
    newest ? usedFrom(await ahead(call, declaration, head, correlative), correlative) : [],
  );
  let next = correlative;
  while (taken.has(next)) next += 1;
  return {
    USADOS: used.length,
    DESDE: from > 1 ? text(from) : '',
    ULTIMO: last === undefined ? '' : text(last),
    SIGUIENTE: next > LARGEST ? '' : text(next),
    HUECOS: gapsOf([...used], newest ? Math.max(last ?? 0, correlative - 1) : before)
      .filter(([, to]) => to >= from)
      .slice(0, MOST_GAPS)
      .map(([first, to]) => [Math.max(first, from), to] as const)
      .flatMap(([first, to]) => explained(first, to, notes))
      .map(({ from: first, to, note }) => shownGap(text, first, to, note)),
    LIBERABLES: found.flatMap(({ module, rows, voids }) =>
      rows.flatMap((row): Holder[] => {
        const header = voids.get(row.ID);
        return header && Number(row.sk.slice(HEAD)) >= from
          ? [{ NO_ORDEN: row.sk, MODULO: module, ID: row.ID, ESTADO: header.ESTADO }]
          : [];
      }),
    ),
  };
};

interface Numbers {
  module: Holder['MODULO'];
  rows: readonly NumberRow[];
  /** Least number from which on none was left out. */
  from: number;
  /** Papers that may free theirs, by id. */
  voids: ReadonlyMap<string, HeaderRow>;
}

async function numbersOf(store: DocumentStore, head: string, upTo: number): Promise<Numbers> {
  const [read, voids] = await Promise.all([
    store.services.database.query<NumberRow>(store.table, {
      pk: companyKey(store.scope, 'number'),
      between: [head, head + digits(upTo)],
      descending: true,
      limit: MOST_NUMBERS,
    }),
    voidsOf(store),
  ]);
  const rows = read.filter((row) => row.sk.length === HEAD + DIGITS).reverse();
  const whole = read.length < MOST_NUMBERS;
  return {
    module: store.definition.module,
    rows,
    voids,
    from: whole ? 1 : Number(rows[0]?.sk.slice(HEAD) ?? upTo),
  };
}

/** Numbers in use from the one on that the counter would give next, so that it is not told as free. */
const ahead = (
  call: Call<unknown>,
  declaration: AnyDocument,
  head: string,
  from: number,
): Promise<Pick<Numbers, 'rows'>[]> =>
  Promise.all(
    storesOf(call, declaration).map(async (store) => ({
      rows: await call.services.database.query<NumberRow>(store.table, {
        pk: companyKey(call.scope, 'number'),
        between: [head + digits(from), head + digits(LARGEST)],
        limit: MOST_NUMBERS,
      }),
    })),
  );

/** The newest void papers, and drafts of orders that do not come back, that were never sealed; who knows some importers alone frees no number. */
async function voidsOf(store: DocumentStore): Promise<Map<string, HeaderRow>> {
  const found = new Map<string, HeaderRow>();
  if (store.scope.importers) return found;
  const today = localDay(store.services.now());
  let left = MOST_VOIDS;
  for await (const row of headersInStates(store, [...VOID_STATES, ASIDE])(undefined, MOST_VOIDS)) {
    if (releasable(row, today)) found.set(row.ID, row);
    if ((left -= 1) === 0) break;
  }
  return found;
}

const usedFrom = (found: readonly Pick<Numbers, 'rows'>[], from: number): number[] =>
  [...new Set(found.flatMap(({ rows }) => rows.map((row) => Number(row.sk.slice(HEAD)))))]
    .filter((number) => number >= from)
    .sort((a, b) => a - b);

/** Correlative in an order number of that registration and year. */
function correlativeOf(number: string, head: string): number {
  const plain = plainOrderNumber(number);
  if (plain.startsWith(head) && /^\d{6}$/.test(plain.slice(HEAD))) return Number(plain.slice(HEAD));
  throw invalidParam('ANTES_DE', 'no es un número de ese registro y año');
}

/** Frees a number that only void papers hold, so that it can be given to another order by hand. */
const releaseCorrelative = async (
  declaration: AnyDocument,
  call: Call<Input<CorrelativeProcedures['releaseCorrelative']>>,
): Promise<Result<CorrelativeProcedures['releaseCorrelative']>> => {
  const number = plainOrderNumber(call.input.NO_ORDEN);
  const key = { pk: companyKey(call.scope, 'number'), sk: number };
  const absent = refusal('not-found', {
    what: `ninguna orden ni ${declaration.noun.singular}`,
  });
  if (!/^[A-Z0-9]{10,16}$/.test(number)) throw absent;
  const freed: Holder[] = [];
  const writes: Write[] = [];
  for (const store of storesOf(call, declaration)) {
    const row = await call.services.database.get<NumberRow>(store.table, key);
    if (!row) continue;
    const header = await store.header(row.ID);
    if (!releasable(header, localDay(call.services.now()))) throw stillHeld(store.definition, header, number);
    freed.push({ NO_ORDEN: number, MODULO: store.definition.module, ID: row.ID, ESTADO: header.ESTADO });
    writes.push(
      { kind: 'delete', table: store.table, key, when: { equals: { ID: row.ID } } },
      {
        kind: 'update',
        table: store.table,
        key: store.headerKey(row.ID),
        set: { NUMERO_UNICO: '', LOCK: header.LOCK + 1 },
        when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
      },
    );
  }
  if (freed.length === 0) throw absent;
  try {
    await call.services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw refusal('document.state', {
      document: 'El número',
      state: 'cambiado por otra persona',
      action: 'liberarse',
    });
  }
  return { NO_ORDEN: number, LIBERADO_DE: freed };
};

/** Implementations of the order numbers, which orders share with the declarations of the country. */
export const correlativeImplementations = (
  declaration: AnyDocument,
): Implementations<CorrelativeProcedures> => ({
  correlatives: (call) => correlatives(declaration, call),
  releaseCorrelative: (call) => releaseCorrelative(declaration, call),
  reserveCorrelatives,
  explainCorrelatives,
  correctCorrelative,
});
