import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  isFirst,
  OLD,
  oldContent,
  oldFacts,
  oldPrefix,
  type OldRow,
} from '../../functions/runtime/documents/content/oldVersions.ts';
import {
  manifestKey,
  packVersion,
  partNames,
  type Place,
} from '../../functions/runtime/documents/content/packVersion.ts';
import { entryKey } from '../../functions/runtime/documents/versions.ts';
import { Sealer } from '../../functions/runtime/seal.ts';
import { queried, scanned } from '../everyRow.ts';

/** Says of a table that no version of before lies in it any more, so that a start does not look again. */
const DONE = { pk: 'system#upgrade', sk: 'versions' };

interface Asked {
  client: DynamoDBDocumentClient;
  /** The secret under which bodies rest, base64. */
  dataKey: string;
  /** Table of the topology, and its physical name. */
  table: string;
  name: string;
  /** Looks although the table is marked as done: functions of before may have written since. */
  again?: boolean;
}

type Moving = Omit<Asked, 'dataKey' | 'again'> & { sealer: Sealer };

/**
 * Moves the versions of a table that rest whole in rows of their own (until 0.5.0) into parts, oldest first, so that
 * what two versions have in common is kept once. Each version moves in one transaction; a run that ends in the middle is
 * gone on with by the next, and running again is harmless. A version of which a row is missing is left where it lies.
 * @returns how many versions moved.
 */
export async function moveVersions({ again = false, dataKey, ...asked }: Asked): Promise<number> {
  const { client, name } = asked;
  const marked = await client.send(new GetCommand({ TableName: name, Key: DONE, ConsistentRead: true }));
  if (marked.Item && !again) return 0;
  const moving: Moving = { ...asked, sealer: new Sealer(dataKey) };
  let moved = 0;
  const before: Before = { pk: '', names: [] };
  const rows = scanned<Pick<OldRow, 'pk' | 'sk'>>(client, {
    TableName: name,
    ConsistentRead: true,
    FilterExpression: 'begins_with(sk, :old)',
    ExpressionAttributeValues: { ':old': OLD },
    ProjectionExpression: 'pk, sk',
  });
  for await (const row of rows) if (isFirst(row) && (await move(moving, row, before))) moved += 1;
  await client.send(new PutCommand({ TableName: name, Item: DONE }));
  return moved;
}

/** Names of the parts of the version that was moved last, and whose it was. */
interface Before {
  pk: string;
  names: string[];
}

async function move(
  { client, sealer, table, name }: Moving,
  { pk, sk }: Pick<OldRow, 'pk' | 'sk'>,
  before: Before,
): Promise<boolean> {
  const version = Number(sk.split('#')[1]);
  const [, company = '', id = ''] = pk.split('#');
  const place: Place = { sealer, company, document: `${table}|${id}` };
  const rows = await oldRows(client, name, pk, version);
  const content = oldContent(place, version, rows);
  if (!content) return false;
  const { manifest, parts } = packVersion(place, version, content, before.pk === pk ? before.names : []);
  for (const part of parts) await client.send(new PutCommand({ TableName: name, Item: { pk, ...part } }));
  const facts = oldFacts(rows[0]!);
  const put = (Item: Record<string, unknown>) => ({
    Put: {
      TableName: name,
      Item: { pk, ...facts, ...Item },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  const TransactItems = [
    put({ sk: manifestKey(version), chunk: manifest }),
    put({ sk: entryKey(version) }),
    ...rows.map((row) => ({ Delete: { TableName: name, Key: { pk, sk: row.sk } } })),
  ];
  await client.send(new TransactWriteCommand({ TransactItems }));
  Object.assign(before, { pk, names: partNames(place, version, manifest) });
  return true;
}

const oldRows = (
  client: DynamoDBDocumentClient,
  name: string,
  pk: string,
  version: number,
): Promise<OldRow[]> =>
  Array.fromAsync(
    queried<OldRow>(client, {
      TableName: name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': oldPrefix(version) },
    }),
  );
