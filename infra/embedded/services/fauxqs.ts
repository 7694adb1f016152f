import { join, dirname } from 'node:path';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type buildApp, type BuildAppOptions } from 'fauxqs';

export type Stores = NonNullable<BuildAppOptions['stores']>;
export type ObjectStore = Stores['s3Store'];
export type QueueStore = Stores['sqsStore'];
export type StoredObject = ReturnType<ObjectStore['headObject']>;
type ObjectPersistence = NonNullable<ObjectStore['persistence']>;
type QueuePersistence = NonNullable<QueueStore['persistence']>;

/** What of the emulator's keeper of objects the gate before it lets anybody reach. */
export type ObjectKeeper = Pick<
  ObjectPersistence,
  | 'insertBucket'
  | 'upsertObject'
  | 'readBody'
  | 'deleteObject'
  | 'insertMultipartUpload'
  | 'upsertMultipartPart'
  | 'completeMultipartUpload'
  | 'deleteMultipartUpload'
>;

/** What of its keeper of messages the queues of the topology call. */
export type QueueKeeper = Pick<
  QueuePersistence,
  | 'insertMessage'
  | 'deleteMessage'
  | 'updateMessageInflight'
  | 'updateMessageReady'
  | 'deleteQueueMessages'
  | 'updateQueueAttributes'
  | 'insertQueue'
  | 'updateQueueSequenceCounter'
>;

/** Gives a store a keeper of ours; the emulator wants its own class, of which the rest is never called. */
export function keepWith(store: { persistence?: unknown }, keeper: ObjectKeeper | QueueKeeper): void {
  store.persistence = keeper;
}

export type QueuedMessage = Parameters<QueuePersistence['insertMessage']>[1];
export type App = ReturnType<typeof buildApp>;

/**
 * The emulator without its own server: that one listens on every address of the machine and keeps objects in two
 * files that a kill can tear apart. The stores are not among the package's exports; its version is pinned.
 */
export async function createStores(): Promise<Stores> {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (manifest === undefined) throw new Error('Package fauxqs is not installed');
  const load = async (path: string): Promise<Record<string, new () => unknown>> =>
    (await import(/* @vite-ignore */ pathToFileURL(join(dirname(manifest), 'dist', path)).href)) as never;
  const [s3, sqs, sns] = await Promise.all([
    load('s3/s3Store.js'),
    load('sqs/sqsStore.js'),
    load('sns/snsStore.js'),
  ]);
  return {
    s3Store: make<ObjectStore>(s3['S3Store']),
    sqsStore: make<QueueStore>(sqs['SqsStore']),
    snsStore: make<Stores['snsStore']>(sns['SnsStore']),
  };
}

function make<T>(store: (new () => unknown) | undefined): T {
  if (store === undefined) throw new Error('This version of fauxqs keeps its stores elsewhere');
  return new store() as T;
}
