import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Write } from '../../functions/runtime/database.ts';
import { allMarks } from '../../functions/runtime/documents/headerIndex.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { PENDING_MARK } from '../../shared/duca/marks.ts';
import { scanned } from '../everyRow.ts';
import type { Done } from './done.ts';
import { companyOf } from './documentRows.ts';
import { isDone, markDone, written, type Asked } from './oneTime.ts';

const { module: TABLE } = ducaKind;
const CHANGE = 'owed';

type MarkRow = Item & { ID: string };

/**
 * Takes DUCAs that wait for no complementary one out of the index of those that do: versions before left what was annulled
 * in it. Each is one transaction on condition that its header is as it was read, so that what waits again meanwhile stays.
 * Running again finds none.
 */
export async function dropSettledOwed(asked: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  const { client, nameOf } = asked;
  const TableName = nameOf(TABLE);
  if (await isDone(asked, TABLE, CHANGE)) return sum;
  // The kinds bring their checks and tables along: only what has work to do waits for them.
  const { documentDefinitions } = await import('../../shared/documentDefinitions.ts');
  const kind = documentDefinitions.duca;
  const rows = scanned<MarkRow>(client, {
    TableName,
    ConsistentRead: true,
    FilterExpression: 'begins_with(sk, :mark)',
    ExpressionAttributeValues: { ':mark': `${PENDING_MARK}#` },
  });
  for await (const row of rows) {
    const key = { pk: companyKey({ company: companyOf(row) }), sk: `H#${row.ID}` };
    const found = await client.send(new GetCommand({ TableName, Key: { ...key }, ConsistentRead: true }));
    const header = found.Item as HeaderRow | undefined;
    if (header && allMarks(kind, header).has(PENDING_MARK)) continue;
    const dropped = await drop(asked, row, header);
    sum[dropped ? 'done' : 'left'] += 1;
  }
  if (sum.left === 0) await markDone(asked, TABLE, CHANGE);
  return sum;
}

async function drop(asked: Asked, row: MarkRow, header: HeaderRow | undefined): Promise<boolean> {
  const scope = { company: companyOf(row) };
  const gone: Write = { kind: 'delete', table: TABLE, key: { pk: markPk(scope, PENDING_MARK), sk: row.sk } };
  const same: Write[] = header
    ? [
        {
          kind: 'check',
          table: TABLE,
          key: { pk: companyKey(scope), sk: header.sk },
          when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
        },
      ]
    : [];
  return written(asked, [gone, ...same]);
}
