import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Write } from '../../functions/runtime/database.ts';
import { dayMark } from '../../functions/runtime/documents/headerIndex.ts';
import { markWrites } from '../../functions/runtime/documents/indexRows.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { companyKey, systemKey } from '../../functions/runtime/keys.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { askedUntilOf } from '../../shared/duca/validity.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';
import type { Done } from './done.ts';
import { companyOf, everyHeader } from './documentRows.ts';

const { module: TABLE } = ducaKind;
/** Row of the table that says that no validity of before is left out. */
const DONE = { pk: systemKey('upgrade'), sk: 'validities' };
const AT_ONCE = 8;

interface Asked {
  client: DynamoDBDocumentClient;
  nameOf: (table: string) => string;
  /** Looks although it was done: a version before may have saved since. */
  again: boolean;
}

/**
 * Has the summary of each DUCA of before say until when its validity asks something, and puts that day into the index by
 * which the calendar finds it; each is one transaction on condition that it is as it was read. Of one whose clearance
 * was noted and that is being rectified, only its next save tells. Running again finds none.
 */
export async function watchValidities({ client, nameOf, again }: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  const name = nameOf(TABLE);
  const marked = await client.send(
    new GetCommand({ TableName: name, Key: { ...DONE }, ConsistentRead: true }),
  );
  if (marked.Item && !again) return sum;
  let part: HeaderRow[] = [];
  const take = async (): Promise<void> => {
    const told = await Promise.all(part.map((header) => watchOne(client, nameOf, header)));
    for (const each of told) sum[each ? 'done' : 'left'] += 1;
    part = [];
  };
  for await (const header of everyHeader(client, name)) {
    if (header.RESUMEN['VIGENCIA'] !== undefined || askedUntilOf(header) === '') continue;
    part.push(header);
    if (part.length >= AT_ONCE) await take();
  }
  await take();
  if (sum.left === 0) await client.send(new PutCommand({ TableName: name, Item: { ...DONE } }));
  return sum;
}

async function watchOne(
  client: DynamoDBDocumentClient,
  nameOf: Asked['nameOf'],
  header: HeaderRow,
): Promise<boolean> {
  const scope = { company: companyOf(header) };
  const VIGENCIA = askedUntilOf(header);
  const update: Write = {
    kind: 'update',
    table: TABLE,
    key: { pk: companyKey(scope), sk: header.sk },
    set: { RESUMEN: { ...header.RESUMEN, VIGENCIA } },
    when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
  };
  const marks = markWrites(TABLE, scope, [], [dayMark('VIGENCIA', VIGENCIA)!], header.ID);
  try {
    await client.send(
      new TransactWriteCommand({ TransactItems: [update, ...marks].map((each) => sdkWrite(each, nameOf)) }),
    );
    return true;
  } catch (error) {
    if (nameOfThrown(error) !== 'TransactionCanceledException') throw error;
    return false;
  }
}
