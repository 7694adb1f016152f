import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { exportedTables } from '../changes.ts';
import type { Place } from '../place.ts';
import {
  assertWhole,
  type Change,
  changesOf,
  exportsIn,
  type TableExport,
  UnusableExport,
} from './tableExports.ts';

/** Rows that DynamoDB takes in one call, and calls that are under way at once. */
const [BATCH, AT_ONCE] = [25, 8] as const;
/** First wait before rows are given again that it did not take, and the longest. */
const [WAIT_MS, LONGEST_WAIT_MS] = [50, 5_000] as const;
const HOUR_MS = 3_600_000;

interface Applied {
  client: DynamoDBClient;
  nameOf: Place['nameOf'];
  /** Where the bucket of the changes was copied to. */
  folder: string;
  /** Of the oldest copy that the tables were restored from. */
  since: Date;
  tell: (sentence: string) => void;
}

/**
 * Brings tables that were restored from a copy on to the last moment until which the changes of all of them were exported.
 * Everything is looked through before anything is written; then each row is written once, as the newest of its images says, so
 * that whoever ends in between gives the order again.
 * @returns that moment.
 * @throws UnusableExport when a file is not whole, or the exports do not follow the copy.
 */
export async function applyChanges({ client, nameOf, folder, since, tell }: Applied): Promise<Date> {
  const all = exportsIn(folder);
  const of = (table: string): TableExport[] => all.filter((each) => each.table === table);
  const leading: number[] = [];
  for (const table of exportedTables) {
    const isNew = of(table).length === 0 && (await isEmpty(client, nameOf(table)));
    leading.push(isNew ? Infinity : leadsTo(table, of(table), since.getTime()));
  }
  const until = Math.min(...leading);
  if (until === Infinity) throw new UnusableExport(`En ${folder} no hay exportaciones.`);
  const used = all.filter(({ to }) => to > since.getTime() && to <= until);
  for (const { files } of used) for (const file of files) assertWhole(file);
  tell(`Se comprobaron ${used.length} exportaciones, hasta ${new Date(until).toISOString()}.`);
  for (const [at, table] of exportedTables.entries()) {
    const own = used.filter((each) => each.table === table);
    const { put, deleted } = await bringOn(client, nameOf(table), own);
    tell(`${table} (${at + 1} de ${exportedTables.length}): ${put} filas escritas, ${deleted} borradas.`);
  }
  if (all.some(({ to }) => to > until)) {
    const shortest = exportedTables.filter((_, at) => leading[at] === until).join(', ');
    tell(`Lo posterior no se aplicó: de ${shortest} no hay exportación que siga.`);
  }
  return new Date(until);
}

/** Until when the changes of a table lead on from its copy without a gap. */
function leadsTo(table: string, own: readonly TableExport[], since: number): number {
  const windows = own.toSorted((a, b) => a.from - b.from);
  const [first] = windows;
  // Only the first window of a table begins beside a whole hour: with the table itself, of which there is no copy before.
  const isBirth = first !== undefined && first.from > since && first.from % HOUR_MS !== 0;
  let until = isBirth ? first.from : since;
  for (const { from, to } of windows) if (from <= until) until = Math.max(until, to);
  if (until > since) return until;
  throw new UnusableExport(
    `De la tabla ${table} no hay exportaciones que sigan a la copia de ${new Date(since).toISOString()}: ` +
      'revise ese momento y que se haya copiado el depósito entero.',
  );
}

/** Of a table that was made lately there is neither a copy nor an export. */
async function isEmpty(client: DynamoDBClient, TableName: string): Promise<boolean> {
  const { Count } = await client.send(new ScanCommand({ TableName, Limit: 1, ConsistentRead: true }));
  return Count === 0;
}

const nameOfRow = ({ keys }: Change): string => `${keys.pk.S}\n${keys.sk.S}`;

/** Gives each row of a table the newest image that any of its exports has of it. */
async function bringOn(
  client: DynamoDBClient,
  TableName: string,
  exports: readonly TableExport[],
): Promise<{ put: number; deleted: number }> {
  const files = exports.flatMap((each) => each.files);
  const newest = new Map<string, number>();
  for (const file of files)
    for (const change of changesOf(file)) {
      const row = nameOfRow(change);
      newest.set(row, Math.max(change.at, newest.get(row) ?? 0));
    }
  const done = { put: 0, deleted: 0 };
  let waiting: WriteRequest[] = [];
  const write = async (): Promise<void> => {
    const batches = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, at) =>
      waiting.slice(at * BATCH, (at + 1) * BATCH),
    );
    waiting = [];
    await Promise.all(batches.map((batch) => give(client, TableName, batch)));
  };
  for (const file of files)
    for (const change of changesOf(file)) {
      // Windows that overlap have the same write twice.
      if (newest.get(nameOfRow(change)) !== change.at) continue;
      newest.delete(nameOfRow(change));
      const { image, keys } = change;
      waiting.push(image ? { PutRequest: { Item: image } } : { DeleteRequest: { Key: keys } });
      done[image ? 'put' : 'deleted'] += 1;
      if (waiting.length === BATCH * AT_ONCE) await write();
    }
  await write();
  return done;
}

/** What the table does not take at once is given again, each time later. */
async function give(client: DynamoDBClient, TableName: string, batch: WriteRequest[]): Promise<void> {
  for (let wait: number = WAIT_MS; batch.length > 0; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const asked = new BatchWriteItemCommand({ RequestItems: { [TableName]: batch } });
    const { UnprocessedItems = {} } = await client.send(asked);
    batch = UnprocessedItems[TableName] ?? [];
    if (batch.length > 0) await sleep(wait);
  }
}
