import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Write } from '../../functions/runtime/database.ts';
import { formOf, REFUSED_CHANGE, refusedTotal } from '../../functions/runtime/documents/headerIndex.ts';
import { markWrites } from '../../functions/runtime/documents/indexRows.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { anyPart, totalWrites } from '../../functions/runtime/documents/totals.ts';
import { companyKey, systemKey } from '../../functions/runtime/keys.ts';
import { sdkWrite } from '../../functions/runtime/sdkWrite.ts';
import { documentDefinitions } from '../../shared/documentDefinitions.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';
import { scanned } from '../everyRow.ts';
import type { Done } from './done.ts';
import { companyOf } from './documentRows.ts';

/** Row of a table that says that what was refused before is counted in it. */
const DONE = { pk: systemKey('upgrade'), sk: 'refused' };

interface Asked {
  client: DynamoDBDocumentClient;
  nameOf: (table: string) => string;
  /** Looks although it was done: a version before may have told of refusals since. */
  again: boolean;
}

/**
 * Counts the documents of which a change stands refused, which versions before read one by one, and puts each among those
 * that are found by it. Each is one transaction on condition that its header is as it was read, and says in it what it is
 * counted under, so that running again counts nothing twice.
 */
export async function countRefused({ client, nameOf, again }: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  for (const kind of Object.values(documentDefinitions) as AnyDocument[]) {
    const TableName = nameOf(kind.module);
    const marked = await client.send(new GetCommand({ TableName, Key: { ...DONE }, ConsistentRead: true }));
    if (marked.Item && !again) continue;
    const before = sum.left;
    const headers = scanned<HeaderRow>(client, {
      TableName,
      ConsistentRead: true,
      FilterExpression:
        'begins_with(sk, :head) AND (attribute_exists(RECHAZO) OR attribute_exists(CONTADO_RECHAZO))',
      ExpressionAttributeValues: { ':head': 'H#' },
    });
    for await (const header of headers) {
      // One that is not in the index is counted as it comes there.
      if (header.INDICE !== formOf(kind)) continue;
      if (refusedTotal(kind, header) === (header.CONTADO_RECHAZO ?? '')) continue;
      const counted = await count(client, nameOf, kind, header);
      sum[counted ? 'done' : 'left'] += 1;
    }
    if (sum.left === before) await client.send(new PutCommand({ TableName, Item: { ...DONE } }));
  }
  return sum;
}

async function count(
  client: DynamoDBDocumentClient,
  nameOf: Asked['nameOf'],
  kind: AnyDocument,
  header: HeaderRow,
): Promise<boolean> {
  const scope = { company: companyOf(header) };
  const { module: table } = kind;
  const CONTADO_RECHAZO = refusedTotal(kind, header);
  const writes: Write[] = [
    {
      ...{ kind: 'update', table, key: { pk: companyKey(scope), sk: header.sk } },
      set: { CONTADO_RECHAZO },
      when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
    },
    ...totalWrites({ table, scope, part: anyPart() }, 'refused', header.CONTADO_RECHAZO, CONTADO_RECHAZO),
    ...markWrites(table, scope, [], CONTADO_RECHAZO === '' ? [] : [REFUSED_CHANGE], header.ID),
  ];
  try {
    await client.send(
      new TransactWriteCommand({ TransactItems: writes.map((each) => sdkWrite(each, nameOf)) }),
    );
    return true;
  } catch (error) {
    if (nameOfThrown(error) !== 'TransactionCanceledException') throw error;
    return false;
  }
}
