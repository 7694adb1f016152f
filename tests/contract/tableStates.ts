import {
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { tableName } from '../../functions/runtime/config.ts';
import { exportedTables } from '../../infra/changes.ts';
import { asJson, type Row, type Written } from '../exportFolder.ts';

/** Rows of each table that is exported, by their keys. */
export type State = Map<string, Map<string, Row>>;

export const keyOf = ({ pk, sk }: Row): string => `${pk!.S}\n${sk!.S}`;

/** Every row as it is now. */
export async function rowsNow(client: DynamoDBClient): Promise<State> {
  const state: State = new Map();
  for (const table of exportedTables) {
    const found = new Map<string, Row>();
    let start: Row | undefined;
    do {
      const asked = { TableName: tableName(table), ...(start && { ExclusiveStartKey: start }) };
      const { Items = [], LastEvaluatedKey } = await client.send(new ScanCommand(asked));
      for (const row of Items) found.set(keyOf(row), row);
      start = LastEvaluatedKey;
    } while (start);
    state.set(table, found);
  }
  return state;
}

/** Letter by letter. */
export const written = (state: State): string[] =>
  [...state].flatMap(([table, all]) => [...all.values()].map((row) => `${table} ${asJson(row)}`).sort());

/** Makes the tables what they were, as a copy does that is put back; or one of them alone. */
export async function putBack(client: DynamoDBClient, state: State, only?: string): Promise<void> {
  const now = await rowsNow(client);
  for (const [table, all] of now) {
    if (only !== undefined && table !== only) continue;
    const TableName = tableName(table);
    for (const { pk, sk } of all.values())
      await client.send(new DeleteItemCommand({ TableName, Key: { pk: pk!, sk: sk! } }));
    for (const Item of state.get(table)!.values()) await client.send(new PutItemCommand({ TableName, Item }));
  }
}

/** What one moment of a table has otherwise than an earlier one, as it was written at some time of the window. */
export function changesBetween(before: Map<string, Row>, after: Map<string, Row>, from: string): Written[] {
  let at = Date.parse(from) * 1000;
  const next = (): number => (at += 1_234_567);
  const put = [...after]
    .filter(([key, row]) => asJson(row) !== asJson(before.get(key)))
    .map(([, row]): Written => ({ row, at: next() }));
  const gone = [...before].filter(([key]) => !after.has(key));
  return [...put, ...gone.map(([, row]): Written => ({ row, at: next(), deleted: true }))];
}
