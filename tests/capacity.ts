import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

interface Consumed {
  CapacityUnits?: number;
}

/** Units that calls to the database took since the last `take`, as the database itself reports them. */
export interface Meter {
  take: () => { read: number; write: number };
}

const READS = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand'];

/** Counts what every call of a client costs. */
export function meter(client: DynamoDBClient): Meter {
  let [read, write] = [0, 0];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const told = (answer.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      const units = [told ?? []].flat().reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
      if (READS.includes(context.commandName ?? '')) read += units;
      else write += units;
      return answer;
    },
    { step: 'initialize', name: 'capacity' },
  );
  return {
    take: () => {
      const taken = { read, write };
      [read, write] = [0, 0];
      return taken;
    },
  };
}
