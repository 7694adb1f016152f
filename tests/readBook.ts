import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What was read since the last `take`. */
export interface Reading {
  /** Rows that came, and how many were asked for at once, by the partition of table or index that they lie in. */
  places: ReadonlyMap<string, { rows: number; limit: number }>;
  /** Rows that were asked for by their keys. */
  keys: number;
  /** Read units, as the database counts them. */
  units: number;
}

interface Consumed {
  CapacityUnits?: number;
}
interface Asked {
  Limit?: number;
  TableName?: string;
  IndexName?: string;
  ExpressionAttributeValues?: Record<string, unknown>;
  RequestItems?: Record<string, { Keys?: unknown[] }>;
}
interface Answered {
  Items?: unknown[];
  ConsumedCapacity?: Consumed | Consumed[];
}

/** Counts what all clients of this process read, whoever made them. */
export function openReadBook(): { take: () => Reading; close: () => void } {
  let places = new Map<string, { rows: number; limit: number }>();
  let [keys, units] = [0, 0];
  const { send } = DynamoDBDocumentClient.prototype;
  const counting = async function (
    this: DynamoDBDocumentClient,
    command: { input: Asked },
    ...rest: never[]
  ) {
    const kind = command.constructor.name;
    const reads = ['GetCommand', 'BatchGetCommand', 'QueryCommand', 'ScanCommand'].includes(kind);
    if (reads) Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = (await (send as (...of: unknown[]) => Promise<unknown>).call(
      this,
      command,
      ...rest,
    )) as Answered;
    if (!reads) return answer;
    for (const each of [answer.ConsumedCapacity ?? []].flat()) units += each.CapacityUnits ?? 0;
    if (kind === 'GetCommand') keys += 1;
    for (const { Keys = [] } of Object.values(command.input.RequestItems ?? {})) keys += Keys.length;
    if (answer.Items) {
      const { TableName, IndexName = '', ExpressionAttributeValues = {}, Limit = 0 } = command.input;
      const place = `${TableName} ${IndexName} ${String(ExpressionAttributeValues[':pk'])}`;
      const known = places.get(place) ?? { rows: 0, limit: 0 };
      places.set(place, {
        rows: known.rows + answer.Items.length,
        limit: Math.max(known.limit, Limit),
      });
    }
    return answer;
  };
  DynamoDBDocumentClient.prototype.send = counting as unknown as typeof send;
  return {
    take: () => {
      const taken = { places, keys, units };
      places = new Map();
      [keys, units] = [0, 0];
      return taken;
    },
    close: () => void (DynamoDBDocumentClient.prototype.send = send),
  };
}
