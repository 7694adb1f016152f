import type { Database, Item, Write } from './database.ts';
import type { PartitionKey } from './keys.ts';
import type { Queues } from './queues.ts';
import { currentTrace } from './trace.ts';
import { inTurn, SHARDS, shardKey, shardKeys, shardOf } from './shards.ts';

/** A message that must be sent once the write it belongs to is done. It carries ids only, never a document. */
export interface Outgoing {
  queue: string;
  message: Record<string, string | number>;
  delaySeconds?: number;
  /** Name of the work that put it; that of the work that runs where it says none. */
  trace?: string | undefined;
}

interface OutboxItem extends Item, Outgoing {
  pk: PartitionKey;
}

/** A message as its write; nothing else is put into its table. */
export type OutboxWrite = Write & { kind: 'put'; table: 'outbox'; item: OutboxItem };

/** Those writes of a transaction that are messages to be sent when it holds. */
export const outgoing = (writes: readonly Write[]): OutboxWrite[] =>
  writes.filter((write): write is OutboxWrite => write.kind === 'put' && write.table === 'outbox');

const OUTBOX = 'outbox';
/** Rows that one sweep sends at most, as many of each part as of the others. */
const MOST_SWEPT = 512;
/** Rows younger than this belong to a call that is still about to send them. */
const SWEEP_AFTER_MS = 15_000;

/**
 * News that may not be lost: a row written in the same transaction as the change it tells of, sent right after, and
 * swept by a schedule when the process died in between. A message may arrive twice, so every consumer asks its
 * state machine, not the message.
 */
export class Outbox {
  private readonly database: Database;
  private readonly queues: Queues;
  private readonly now: () => Date;
  private readonly id: () => string;

  constructor(database: Database, queues: Queues, now: () => Date, id: () => string) {
    this.database = database;
    this.queues = queues;
    this.now = now;
    this.id = id;
  }

  /** Partition of a message: its company's, or one by its own name where it is of none. */
  static partOf(message: Outgoing['message'], sk: string): PartitionKey {
    return shardKey(shardOf(String(message['company'] ?? sk)), OUTBOX);
  }

  /** Write to put into the transaction of the change. */
  row(outgoing: Outgoing): OutboxWrite {
    const sk = `${this.now().toISOString()}~${this.id()}`;
    const pk = Outbox.partOf(outgoing.message, sk);
    const trace = currentTrace();
    return { kind: 'put', table: 'outbox', item: { pk, sk, ...outgoing, ...(trace ? { trace } : {}) } };
  }

  /** Sends rows that were just committed. A failure is left to the sweep: the change itself is already done. */
  async flush(rows: readonly OutboxWrite[]): Promise<void> {
    for (const row of rows) {
      try {
        await this.send(row.item);
      } catch {
        return;
      }
    }
  }

  /**
   * Sends what earlier calls left behind, of each part the oldest first and one in turn; returns how many. What lies in
   * the future was written by a clock that runs ahead: it does not wait until that day comes.
   */
  async sweep(): Promise<number> {
    const now = this.now();
    const before = new Date(now.getTime() - SWEEP_AFTER_MS).toISOString();
    const isLeftBehind = ({ sk }: OutboxItem): boolean => sk <= before || sk.slice(0, 24) > now.toISOString();
    const limit = MOST_SWEPT / SHARDS;
    const parts = await Promise.all(
      shardKeys(OUTBOX).map((pk) => this.database.query<OutboxItem>(OUTBOX, { pk, limit })),
    );
    const rows = inTurn(parts.map((part) => part.filter(isLeftBehind)));
    const failed = new Map<string, unknown>();
    for (const row of rows) {
      const owner = String(row.message['company'] ?? row.sk);
      // What comes after it waits with it; what is another's does not (invariant I7).
      if (!failed.has(owner)) await this.send(row).catch((error: unknown) => void failed.set(owner, error));
    }
    if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} companies: not sent`);
    return rows.length;
  }

  /** Sends a message that may be lost: a nudge to look at a state that is already recorded. */
  async nudge(outgoing: Outgoing): Promise<void> {
    const { queue, message, delaySeconds, trace = currentTrace() } = outgoing;
    await this.queues.send({ queue, body: JSON.stringify(message), delaySeconds, trace });
  }

  /** Lets messages that were taken be given again after so many seconds, unless they are done by then. */
  comeBack(queue: string, receipts: readonly string[], seconds: number): Promise<void> {
    return this.queues.comeBack(queue, receipts, seconds);
  }

  private async send(row: OutboxItem): Promise<void> {
    await this.nudge(row);
    await this.database.write({
      kind: 'delete',
      table: 'outbox',
      key: { pk: row.pk, sk: row.sk },
    });
  }
}
