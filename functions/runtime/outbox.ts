import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { queueUrl } from './config.ts';
import type { Database, Item, Write } from './database.ts';
import { systemKey } from './keys.ts';

/** Those writes of a transaction that are messages to be sent when it holds. */
export const outgoing = (writes: readonly Write[]): (Write & { kind: 'put' })[] =>
  writes.filter(
    (write): write is Write & { kind: 'put' } => write.kind === 'put' && write.table === 'outbox',
  );

/** A message that must be sent once the write it belongs to is done. It carries ids only, never a document. */
export interface Outgoing {
  queue: string;
  message: Record<string, string | number>;
  delaySeconds?: number;
}

interface OutboxItem extends Item, Outgoing {}

/** Rows younger than this belong to a call that is still about to send them. */
const SWEEP_AFTER_MS = 15_000;

/**
 * News that may not be lost: a row written in the same transaction as the change it tells of, sent right after, and
 * swept by a schedule when the process died in between. A message may arrive twice, so every consumer asks its
 * state machine, not the message.
 */
export class Outbox {
  private readonly database: Database;
  private readonly client: SQSClient;
  private readonly now: () => Date;
  private readonly id: () => string;

  constructor(database: Database, client: SQSClient, now: () => Date, id: () => string) {
    this.database = database;
    this.client = client;
    this.now = now;
    this.id = id;
  }

  /** Write to put into the transaction of the change. */
  row(outgoing: Outgoing): Write & { kind: 'put' } {
    const sk = `${this.now().toISOString()}~${this.id()}`;
    return { kind: 'put', table: 'outbox', item: { pk: systemKey('outbox'), sk, ...outgoing } };
  }

  /** Sends rows that were just committed. A failure is left to the sweep: the change itself is already done. */
  async flush(rows: readonly (Write & { kind: 'put' })[]): Promise<void> {
    for (const row of rows) {
      try {
        await this.send(row.item as unknown as OutboxItem);
      } catch {
        return;
      }
    }
  }

  /** Sends what earlier calls left behind; returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.now().getTime() - SWEEP_AFTER_MS).toISOString();
    const rows = await this.database.query<OutboxItem>('outbox', {
      pk: systemKey('outbox'),
      upTo: before,
      limit: 500,
    });
    for (const row of rows) await this.send(row);
    return rows.length;
  }

  /** Sends a message that may be lost: a nudge to look at a state that is already recorded. */
  async nudge(outgoing: Outgoing): Promise<void> {
    await this.client.send(
      new SendMessageCommand({
        QueueUrl: queueUrl(outgoing.queue),
        MessageBody: JSON.stringify(outgoing.message),
        ...(outgoing.delaySeconds ? { DelaySeconds: outgoing.delaySeconds } : {}),
      }),
    );
  }

  private async send(row: OutboxItem): Promise<void> {
    await this.nudge(row);
    await this.database.write({
      kind: 'delete',
      table: 'outbox',
      key: { pk: systemKey('outbox'), sk: row.sk },
    });
  }
}
