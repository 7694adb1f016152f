import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from './config.ts';
import type { Few } from './few.ts';
import { joinAdds } from './joinAdds.ts';
import { sdkWrite } from './sdkWrite.ts';
import type { Journal } from './journal.ts';
import type { Item, Key, Write } from './write.ts';

export type { Item, Key, Write } from './write.ts';
import type { PartitionKey } from './keys.ts';

interface Asked {
  pk: PartitionKey;
  index?: { name: string; partitionKey: string; sortKey: string };
  prefix?: string;
  /** Only sort keys up to this one, inclusive. */
  upTo?: string;
  /** Only sort keys between these two, both inclusive. */
  between?: readonly [from: string, to: string];
  descending?: boolean;
}

/** Rows of a partition: so many at most, or all of them and why that stays few. */
export type Query = Asked & ({ limit: number; few?: never } | { few: Few; limit?: never });

/** The condition of a write did not hold: someone else was first. Nothing of its call was written. */
export class ConditionLost extends Error {
  /** Hidden from whoever lists what an error holds, as Lambda does with one that nobody caught: it is a whole row. */
  readonly #write: Write;
  constructor(write: Write) {
    super(`Condition of a write on ${write.table} did not hold`);
    this.#write = write;
  }

  get write(): Write {
    return this.#write;
  }

  /** What the write says of its loss; this error itself when it says nothing. */
  async reason(): Promise<Error> {
    return (await this.write.lost?.()) ?? this;
  }
}

/** What a call carried with its change (`carrying`) does not hold any more: somebody else does the call's work. */
export class CarriedLost extends Error {}

const CONFLICT_RETRIES = 6;
const MAX_TRANSACTION_ITEMS = 100;
/** A call that carries something keeps room for it, whether or not it is there this time. */
const MOST_WRITES = MAX_TRANSACTION_ITEMS - 1;

interface CancelledTransaction {
  name: string;
  CancellationReasons?: { Code?: string }[];
}

/** Where a row lies. */
export interface Place {
  table: string;
  key: Key;
}

const placeName = (table: string, { pk, sk }: Pick<Item, 'pk' | 'sk'>): string => `${table} ${pk} ${sk}`;

/** What a call carries with its change, and whether it went. Doors of one call share it. */
interface Carried {
  write: Write;
  told: boolean;
}

/** The door to DynamoDB: keys are branded, conditions are data, conflicts are retried, expired rows never seen. */
export class Database {
  private readonly client: DynamoDBDocumentClient;
  private readonly now: () => Date;
  private readonly carried: Carried | undefined;
  private readonly journal: Journal | undefined;

  /** @param journal what every change takes with it into the logbook; without one nothing is noted. */
  constructor(client: DynamoDBDocumentClient, now: () => Date, journal?: Journal, carried?: Carried) {
    this.client = client;
    this.now = now;
    this.journal = journal;
    this.carried = carried;
  }

  /**
   * The same door for one call that must be known to have made its change: the first transaction that holds takes
   * `write` with it. `aside` does not.
   */
  carrying(write: Write): Database {
    return new Database(this.client, this.now, this.journal, { write, told: false });
  }

  /** The same door for one call whose changes are noted as this journal says. */
  noting(journal: Journal): Database {
    return new Database(this.client, this.now, journal, this.carried);
  }

  /** Whether what it carries went with a transaction that held. */
  get hasCarried(): boolean {
    return this.carried?.told ?? false;
  }

  /** Strongly consistent read of one row; undefined when absent or expired. */
  async get<T = Item>(table: string, key: Key): Promise<T | undefined> {
    const answer = await this.client.send(
      new GetCommand({ TableName: tableName(table), Key: { ...key }, ConsistentRead: true }),
    );
    return this.living([answer.Item])[0] as T | undefined;
  }

  /** Several rows of one table in one round trip, in the order of the keys; absent ones are undefined. */
  getMany<T = Item>(table: string, keys: readonly Key[]): Promise<(T | undefined)[]> {
    return this.getEach<T>(keys.map((key) => ({ table, key })));
  }

  /** Rows of several tables in one round trip, in the order of their places; absent ones are undefined. */
  async getEach<T = Item>(places: readonly Place[]): Promise<(T | undefined)[]> {
    const found = new Map<string, Item>();
    let pending: Place[] = [...places];
    while (pending.length > 0) {
      const asked = Map.groupBy(pending.slice(0, 100), ({ table }) => table);
      const answer = await this.client.send(
        new BatchGetCommand({
          RequestItems: Object.fromEntries(
            [...asked].map(([table, some]) => [
              tableName(table),
              { Keys: some.map(({ key }) => ({ ...key })), ConsistentRead: true },
            ]),
          ),
        }),
      );
      const left: Place[] = [];
      for (const table of asked.keys()) {
        const name = tableName(table);
        for (const item of this.living(answer.Responses?.[name] ?? []))
          found.set(placeName(table, item), item);
        for (const key of answer.UnprocessedKeys?.[name]?.Keys ?? []) left.push({ table, key: key as Key });
      }
      pending = [...left, ...pending.slice(100)];
    }
    return places.map(({ table, key }) => found.get(placeName(table, key)) as T | undefined);
  }

  /** Rows of a partition (or of an index partition), page by page until `limit`. */
  async query<T = Item>(table: string, query: Query): Promise<T[]> {
    const partition = query.index?.partitionKey ?? 'pk';
    const sort = query.index?.sortKey ?? 'sk';
    const { range, values } = rangeOf(query);
    const items: Item[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const answer = await this.client.send(
        new QueryCommand({
          TableName: tableName(table),
          ...(query.index ? { IndexName: query.index.name } : { ConsistentRead: true }),
          KeyConditionExpression: `#pk = :pk${range}`,
          ExpressionAttributeNames: { '#pk': partition, ...(range ? { '#sk': sort } : {}) },
          ExpressionAttributeValues: {
            ':pk': query.pk,
            ...values,
          },
          ScanIndexForward: !query.descending,
          ...(query.limit === undefined ? {} : { Limit: query.limit - items.length }),
          ...(start ? { ExclusiveStartKey: start } : {}),
        }),
      );
      items.push(...this.living(answer.Items ?? []));
      start = answer.LastEvaluatedKey;
    } while (start && (query.limit === undefined || items.length < query.limit));
    return items as T[];
  }

  /**
   * All writes or none. Throws `ConditionLost` when a condition does not hold; conflicts are retried with jitter.
   * @throws CarriedLost when what the call carries is somebody else's by now; nothing was written then.
   */
  async write(...writes: Write[]): Promise<void> {
    const noted = [...writes, ...(this.journal?.(writes) ?? [])];
    const { carried } = this;
    if (!carried || carried.told) return this.aside(...noted);
    const joined = joinAdds(noted);
    checkSize(joined);
    try {
      await this.commit([...joined, carried.write]);
    } catch (error) {
      throw error instanceof ConditionLost && error.write === carried.write ? new CarriedLost() : error;
    }
    carried.told = true;
  }

  /** As `write`, for what is not the change that a call was made for: what it counts, indexes or notes by the way. */
  async aside(...writes: Write[]): Promise<void> {
    const joined = joinAdds(writes);
    checkSize(joined);
    await this.commit(joined);
  }

  /**
   * So many groups of writes, the first ones first, as a transaction has place for beside `writes` and what it notes. Sums
   * of one row count once, and of a group all goes or nothing.
   */
  fitting(writes: readonly Write[], groups: readonly Write[][]): Write[][] {
    const noted = this.journal?.([...writes, ...groups.flat()]).length ?? 0;
    const fits = (many: number): boolean =>
      joinAdds([...writes, ...groups.slice(0, many).flat()]).length + noted <= MOST_WRITES;
    let many = Math.min(groups.length, MOST_WRITES);
    while (many > 0 && !fits(many)) many -= 1;
    return groups.slice(0, many);
  }

  private async commit(writes: readonly Write[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.attempt(writes);
        return;
      } catch (error) {
        const cancelled = error as CancelledTransaction;
        if (cancelled.name === 'ConditionalCheckFailedException') throw new ConditionLost(writes[0]!);
        if (cancelled.name === 'TransactionCanceledException') {
          const codes = (cancelled.CancellationReasons ?? []).map((reason) => reason.Code);
          const lost = codes.indexOf('ConditionalCheckFailed');
          if (lost >= 0) throw new ConditionLost(writes[lost]!);
          if (!codes.includes('TransactionConflict')) throw error;
        } else if (cancelled.name !== 'TransactionConflictException') throw error;
        if (attempt >= CONFLICT_RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * (0.5 + Math.random())));
      }
    }
  }

  private async attempt(writes: readonly Write[]): Promise<void> {
    const [only] = writes;
    if (writes.length === 1 && only && only.kind !== 'check') {
      const parts = sdkWrite(only);
      if (parts.Put) await this.client.send(new PutCommand(parts.Put));
      else if (parts.Update) await this.client.send(new UpdateCommand(parts.Update));
      else if (parts.Delete) await this.client.send(new DeleteCommand(parts.Delete));
      return;
    }
    await this.client.send(new TransactWriteCommand({ TransactItems: writes.map((each) => sdkWrite(each)) }));
  }

  /** TTL deletes late: a row past its `expires` is gone for every reader. */
  private living(items: readonly (Record<string, unknown> | undefined)[]): Item[] {
    const seconds = this.now().getTime() / 1000;
    return items.filter(
      (item): item is Item =>
        item !== undefined && !(typeof item['expires'] === 'number' && item['expires'] <= seconds),
    );
  }
}

function checkSize(writes: readonly Write[]): void {
  if (writes.length > MOST_WRITES) throw new Error(`A transaction of ${writes.length} writes is too large`);
}

function rangeOf({ prefix, upTo, between }: Query): { range: string; values: Record<string, string> } {
  if (prefix !== undefined) return { range: ' AND begins_with(#sk, :sk)', values: { ':sk': prefix } };
  if (upTo !== undefined) return { range: ' AND #sk <= :sk', values: { ':sk': upTo } };
  if (!between) return { range: '', values: {} };
  return { range: ' AND #sk BETWEEN :from AND :to', values: { ':from': between[0], ':to': between[1] } };
}
