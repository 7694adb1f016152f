import { createHash } from 'node:crypto';
import { sha256 } from '../../digest.ts';
import { Refusal } from '../../../../shared/foundation/contracts/refusal.ts';
import type { BulkRow, LoadedRow } from '../../../../shared/foundation/documents/bulk.ts';
import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../../shared/foundation/documents/reference.ts';
import { isVoid, stateOf } from '../../../../shared/foundation/documents/states.ts';
import { blankBody, recordIn, type AnyBody } from '../../../../shared/foundation/fields/dataSet.ts';
import type { Call } from '../../executor.ts';
import { readyBody, storeOf } from '../implementations.ts';
import { numberHolder } from '../indexRows.ts';
import { personsBody } from '../personsBody.ts';
import type { HeaderRow } from '../rows.ts';

/** Rows that are written side by side. */
const AT_ONCE = 4;

/** What loading asks of whoever it works for: a call, or a job. */
export type BulkCall = Pick<Call<unknown>, 'services' | 'scope'>;

/** What a kind says of its load: the data set that a row fills, and what a new document is given besides. */
export interface Bulk {
  dataSet: string;
  prepare?: (call: BulkCall, body: AnyBody) => Promise<AnyBody>;
}

interface World {
  definition: AnyDocument;
  bulk: Bulk;
  call: BulkCall;
  reference: Reference;
}

/**
 * Loads rows as documents: one whose number a document has changes that one, any other is new. A row that was written
 * before is found again, by its number or by its words, so that a load that was broken off is simply repeated.
 */
export async function loadRows(world: World, rows: readonly BulkRow[]): Promise<LoadedRow[]> {
  const done: LoadedRow[] = [];
  // Two rows of one number follow each other, as they would in two calls.
  const turns = new Map<string, Promise<unknown>>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE).map((row) => {
      const body = bodyOf(world.definition, world.bulk, row);
      const turn = world.definition.uniqueNumber?.(body as never) || JSON.stringify(row.VALORES);
      const before = turns.get(turn) ?? Promise.resolve();
      const loaded = before.then(() => loadRow(world, row));
      turns.set(turn, loaded);
      return loaded;
    });
    done.push(...(await Promise.all(some)));
  }
  return done;
}

/** Rows that a program sends by themselves. */
export const importRows =
  (definition: AnyDocument, bulk: Bulk) =>
  async (call: Call<{ FILAS: readonly BulkRow[] }>): Promise<LoadedRow[]> =>
    loadRows({ definition, bulk, call, reference: await call.reference() }, call.input.FILAS);

export const bodyOf = ({ dataSets }: AnyDocument, { dataSet }: Bulk, { VALORES }: BulkRow): AnyBody => {
  const blank = blankBody(dataSets) as AnyBody;
  return { ...blank, [dataSet]: { ...recordIn(blank, dataSet), ...VALORES } };
};

async function loadRow(world: World, row: BulkRow): Promise<LoadedRow> {
  try {
    return { FILA: row.FILA, SITUACION: await written(world, row), MENSAJE: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { FILA: row.FILA, SITUACION: 'rechazada', MENSAJE: error.message };
  }
}

async function written(world: World, row: BulkRow): Promise<LoadedRow['SITUACION']> {
  const { definition, bulk, call, reference } = world;
  const store = storeOf(definition, call);
  const own = personsBody(definition, { [bulk.dataSet]: row.VALORES }, call.scope);
  const start = { ...(blankBody(definition.dataSets) as AnyBody), ...own };
  const prepared = bulk.prepare ? await bulk.prepare(call, start) : start;
  const body = readyBody(definition, prepared, reference, call.services.id);
  // Whose the row is comes before what there is of its number: who may not write it learns nothing of that.
  store.requireOwn(body);
  const number = definition.uniqueNumber?.(body as never) ?? '';
  const { id, known } = number === '' ? await worded(world, row) : await numbered(world, number);
  // Without a number a row is known by its words, so they are all that it says: an empty cell takes nothing away.
  if (known) return changed(world, known, number === '' ? Object.fromEntries(wordsOf(row)) : row.VALORES);
  await store.create(
    { body },
    { orderId: '', action: 'Cargado de archivo', reference, ...(id ? { id } : {}) },
  );
  return 'nueva';
}

/** The document of a row, and the id that one which is not there yet is given. */
interface Place {
  id?: string;
  known: HeaderRow | undefined;
}

async function numbered(world: World, number: string): Promise<Place> {
  const { definition, call } = world;
  const { table } = storeOf(definition, call);
  const holder = await numberHolder(call.services.database, table, call.scope, number);
  return { known: holder === undefined ? undefined : await headerOf(world, holder) };
}

/** What was deleted of the same words does not come back: the row is a document of its own, the same at every load. */
async function worded(world: World, row: BulkRow): Promise<Place> {
  for (let deleted = 0; ; deleted += 1) {
    const id = wordedId(world, row, deleted);
    const known = await headerOf(world, id);
    if (!known || !isVoid(known.ESTADO)) return { id, known };
  }
}

async function headerOf({ definition, call }: World, id: string): Promise<HeaderRow | undefined> {
  const store = storeOf(definition, call);
  return call.services.database.get<HeaderRow>(store.table, store.headerKey(id));
}

const wordsOf = ({ VALORES }: BulkRow): [string, string][] =>
  Object.entries(VALORES)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What a row says, as one short text: alike of rows that say the same in every column. */
export const wordsHash = (row: BulkRow): string =>
  createHash('sha256')
    .update(JSON.stringify(wordsOf(row)))
    .digest('base64');

/**
 * Id of a row without a number: the same words are the same document, however often the file comes.
 * @param deleted documents of these words that were deleted before
 */
function wordedId({ definition, call }: World, row: BulkRow, deleted: number): string {
  const words = [call.scope.company, wordsOf(row), ...(deleted === 0 ? [] : [deleted])];
  const hash = sha256(JSON.stringify(words));
  return `${definition.idPrefix}-${hash.slice(0, 32)}`;
}

/** The document of the row takes what it says; a column that the file lacks stays as it is. */
async function changed(
  { definition, bulk, call, reference }: World,
  header: HeaderRow,
  values: BulkRow['VALORES'],
): Promise<LoadedRow['SITUACION']> {
  const store = storeOf(definition, call);
  if (!stateOf(definition.states, header.ESTADO).editable) throw store.stateRefusal(header, 'modificarse');
  const stored = await store.open(header.ID);
  const before = recordIn(stored.body, bulk.dataSet);
  const next = { ...stored.body, [bulk.dataSet]: { ...before, ...values } };
  const body = readyBody(definition, next, reference, call.services.id);
  const after = recordIn(body, bulk.dataSet);
  if (Object.entries(after).every(([name, value]) => (before[name] ?? '') === value)) return 'igual';
  await store.save(stored.header, { ...stored, body }, { action: 'Cargado de archivo', reference });
  return 'cambiada';
}
