import { buildApp } from 'fauxqs';
import { MESSAGE_BYTES, type Bucket, type Queue } from '../../parts.ts';
import { openMessages, openObjects } from './emulatorStore.ts';
import { createStores, type App, type ObjectStore, type QueueStore } from './fauxqs.ts';
import { deadLetterName } from '../../../shared/foundation/queues.ts';
import { REGION } from './names.ts';
import { ObjectFiles, persistObjects } from '../objects/objectFiles.ts';
import { ObjectSweep } from '../objects/objectSweep.ts';
import { journalQueues } from '../queues/queueJournal.ts';

export interface Emulators {
  /** Answers a call in this process; it has no port of its own. */
  app: App;
  objects: ObjectStore;
  queues: QueueStore;
  /** What the objects of locked buckets are and were. */
  versions: Pick<ObjectFiles, 'versionOf' | 'earlier'>;
  /** Until what it answers is called, no file of an object goes away. */
  holdFiles: ObjectFiles['holdFiles'];
  /** Takes away every object below a prefix, also of a bucket that locks its objects; tells how many there were. */
  erase: (bucket: string, prefix: string) => number;
  stop: () => Promise<void>;
}

export interface EmulatorParts {
  dataFolder: string;
  buckets: readonly Bucket[];
  queues: readonly Queue[];
  bucketNameOf: (name: string) => string;
  queueNameOf: (name: string) => string;
  queueUrlOf: (name: string) => string;
  now: () => Date;
}

const RETENTION_SECONDS = 14 * 24 * 3600;

/** S3 with its files and SQS with its journal, holding exactly the buckets and queues of the topology. */
export async function startEmulators(parts: EmulatorParts): Promise<Emulators> {
  const [messages, index] = [openMessages(parts.dataFolder), openObjects(parts.dataFolder)];
  const stores = await createStores();
  for (const bucket of parts.buckets) stores.s3Store.createBucket(parts.bucketNameOf(bucket.name));
  const locked = parts.buckets.filter((each) => each.locked).map(({ name }) => parts.bucketNameOf(name));
  const files = new ObjectFiles(index, parts.dataFolder, new Set(locked));
  persistObjects(stores.s3Store, files);
  const sweep = new ObjectSweep({ ...parts, files, objects: stores.s3Store });
  for (const queue of parts.queues) createQueue(stores.sqsStore, queue, parts);
  journalQueues(messages, stores.sqsStore);
  const app = buildApp({ logger: false, defaultRegion: REGION, stores });
  await app.ready();
  return {
    app,
    objects: stores.s3Store,
    queues: stores.sqsStore,
    versions: files,
    holdFiles: () => files.holdFiles(),
    erase: (bucket, prefix) => {
      const name = parts.bucketNameOf(bucket);
      const keys = files.olderThan(name, prefix, new Date('9999-12-31'));
      for (const key of keys) stores.s3Store.deleteObject(name, key);
      return keys.length;
    },
    stop: async () => {
      sweep.stop();
      await app.close();
      messages.close();
      index.close();
    },
  };
}

function createQueue(queues: QueueStore, queue: Queue, parts: EmulatorParts): void {
  const common = {
    VisibilityTimeout: String(queue.visibilitySeconds),
    MessageRetentionPeriod: String(RETENTION_SECONDS),
  };
  const dead = deadLetterName(queue.name);
  const deadArn = arnOf(parts.queueNameOf(dead));
  queues.createQueue(parts.queueNameOf(dead), parts.queueUrlOf(dead), deadArn, common);
  const name = parts.queueNameOf(queue.name);
  queues.createQueue(name, parts.queueUrlOf(queue.name), arnOf(name), {
    MaximumMessageSize: String(MESSAGE_BYTES),
    ...common,
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn: deadArn, maxReceiveCount: queue.maxReceives }),
  });
}

const arnOf = (name: string): string => `arn:aws:sqs:${REGION}:000000000000:${name}`;
