import type { DatabaseSync } from 'node:sqlite';
import { keepWith, type QueueKeeper, type QueuedMessage, type QueueStore } from '../services/fauxqs.ts';

/**
 * Keeps the messages of the queues across starts. A message that was being worked on when the process ended is
 * delivered again, as SQS does when a consumer goes silent; how often it was received is remembered, so that one that
 * kills its consumer still reaches the dead-letter queue.
 */
export function journalQueues(store: DatabaseSync, queues: QueueStore): void {
  restore(store, queues);
  for (const queue of queues.allQueues()) keepWith(queue, journalOf(store, queue.name));
}

/** Messages of a queue that the topology no longer has stay in the journal, untouched. */
function restore(store: DatabaseSync, queues: QueueStore): void {
  const rows = store.prepare('SELECT queue, message, receives FROM messages ORDER BY rowid').all();
  for (const { queue, message: text, receives } of rows) {
    const message = JSON.parse(String(text)) as QueuedMessage;
    queues.getQueueByName(String(queue))?.enqueue({ ...message, approximateReceiveCount: Number(receives) });
  }
}

function journalOf(store: DatabaseSync, name: string): QueueKeeper {
  const insert = store.prepare(
    'INSERT OR REPLACE INTO messages (id, queue, message, receives) VALUES (?, ?, ?, ?)',
  );
  const remove = store.prepare('DELETE FROM messages WHERE id = ? AND queue = ?');
  const receive = store.prepare('UPDATE messages SET receives = ? WHERE id = ?');
  const removeAll = store.prepare('DELETE FROM messages WHERE queue = ?');
  const nothing = (): void => undefined;
  return {
    insertMessage: (queue: string, message: QueuedMessage) =>
      void insert.run(message.messageId, queue, JSON.stringify(message), message.approximateReceiveCount),
    // The emulator moves a message to the dead letters by removing it first; by the time this runs it stands there,
    // and a process killed in between has not lost it. The caller is answered later than a microtask.
    deleteMessage: (id: string) => queueMicrotask(() => void remove.run(id, name)),
    updateMessageInflight: (id: string, _handle: string, _deadline: number, receives: number) =>
      void receive.run(receives, id),
    updateMessageReady: nothing,
    deleteQueueMessages: (queue: string) => void removeAll.run(queue),
    updateQueueAttributes: nothing,
    insertQueue: nothing,
    updateQueueSequenceCounter: nothing,
  };
}
