import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tables } from '../../infra/topology.ts';

type Facts = Record<string, unknown>;

/** Units that went to a partition of a table, or of an index of it. */
export interface Touched {
  /** Physical table, and its index after a slash. */
  place: string;
  /** Partition key as it is stored. */
  pk: string;
  read: number;
  write: number;
}

interface Told {
  CapacityUnits?: number;
  TableName?: string;
}

interface Command {
  input: Facts;
}

interface Answer {
  ConsumedCapacity?: Told | Told[];
}

/** Kilobytes that a written row fills, begun ones counted whole. */
const kilobytes = (item: Facts): number => Math.ceil(Buffer.byteLength(JSON.stringify(item)) / 1024);

interface Touch {
  TableName: string;
  pk: string;
  item: Facts;
}

const touchOf = (each: Facts): Touch => {
  const item = (each['Item'] ?? each['Key'] ?? {}) as Facts;
  const values = each['ExpressionAttributeValues'] as Facts | undefined;
  const known = { ...item, ...values };
  return { TableName: String(each['TableName']), pk: String(item['pk']), item: known };
};

/** The rows that a command touches. */
function touches(input: Facts): Touch[] {
  const several = input['TransactItems'] as Record<string, Facts>[] | undefined;
  if (several) return several.flatMap((each) => Object.values(each).map(touchOf));
  const batch = input['RequestItems'] as Record<string, { Keys?: Facts[] }> | undefined;
  if (batch)
    return Object.entries(batch).flatMap(([TableName, { Keys = [] }]) =>
      Keys.map((Key) => touchOf({ TableName, Key })),
    );
  if (input['KeyConditionExpression'] === undefined) return [touchOf(input)];
  const values = input['ExpressionAttributeValues'] as Facts;
  return [{ TableName: String(input['TableName']), pk: String(values[':pk']), item: {} }];
}

/**
 * What each partition took of every call of this process, until `take`: the units that the database reports of a command,
 * shared among the rows that it names by their size. A row of an index costs what its row does, once more for the one it
 * replaces, at the partition of the index.
 */
export function partitionMeter(): { take: () => Touched[] } {
  let found = new Map<string, Touched>();
  const add = (place: string, pk: string, kind: 'read' | 'write', units: number): void => {
    const key = `${place} ${pk}`;
    const known = found.get(key) ?? { place, pk, read: 0, write: 0 };
    known[kind] += units;
    found.set(key, known);
  };
  const { prototype } = DynamoDBDocumentClient;
  const send = prototype.send as (this: DynamoDBDocumentClient, command: Command) => Promise<Answer>;
  Object.assign(prototype, {
    async send(this: DynamoDBDocumentClient, command: Command): Promise<Answer> {
      Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await send.call(this, command);
      note(command, answer);
      return answer;
    },
  });

  function note({ input, constructor }: Command, answer: Answer): void {
    const kind = /Get|Query/.test(constructor.name) ? 'read' : 'write';
    const rows = touches(input);
    for (const told of [answer.ConsumedCapacity ?? []].flat()) {
      const own = rows.filter(({ TableName }) => TableName === (told.TableName ?? TableName));
      const index = input['IndexName'] === undefined ? '' : `/${String(input['IndexName'])}`;
      const size = own.reduce((sum, { item }) => sum + kilobytes(item), 0);
      for (const { TableName, pk, item } of own)
        add(`${TableName}${index}`, pk, kind, ((told.CapacityUnits ?? 0) * kilobytes(item)) / size);
    }
    if (kind === 'write') for (const { TableName, item } of rows) writeIndexes(TableName, item);
  }

  function writeIndexes(table: string, item: Facts): void {
    for (const { name, indexes = [] } of tables) {
      if (!table.endsWith(name)) continue;
      for (const { name: index, partitionKey } of indexes) {
        const value = item[partitionKey] ?? Object.values(item).find((each) => isKeyOf(partitionKey, each));
        if (value !== undefined) add(`${table}/${index}`, String(value), 'write', 2 * kilobytes(item));
      }
    }
  }

  return {
    take: () => {
      const taken = [...found.values()];
      found = new Map();
      return taken;
    },
  };
}

/** An update names the attribute's value by a placeholder: the keys of due work are the only ones that look so. */
const isKeyOf = (partitionKey: string, value: unknown): boolean =>
  partitionKey === 'statePk' && /#transmission-due#|#state#/.test(String(value));
