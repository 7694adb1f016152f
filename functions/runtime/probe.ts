import { readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { bucketName, optionalSetting, queueUrl } from './config.ts';
import { Database } from './database.ts';
import { awsClients } from './clients.ts';

/** What health asks of the parts. It needs no secret and reads no company's rows. */
export interface Probe {
  database: Database;
  /** Whether the bucket answers at all; a refusal of the question is an answer. */
  bucketAnswers: (name: string) => Promise<boolean>;
  /** How many messages wait in a queue, more or less. */
  waitingIn: (queue: string) => Promise<number>;
  /** How many messages of a queue failed for good and were set aside. */
  setAsideOf: (queue: string) => Promise<number>;
  /** Bytes free where everything is kept; absent where no disk of ours can fill up. */
  freeBytes?: () => Promise<number>;
  /** When the last copy of the data was made, ISO; '' when there is none. Absent where the machine makes none itself. */
  lastCopy?: () => Promise<string>;
}

interface HttpFault {
  $metadata?: { httpStatusCode?: number };
}

export function createProbe(now: () => Date = () => new Date()): Probe {
  const clients = awsClients();
  const folder = optionalSetting('DATA_FOLDER', '');
  const copies = optionalSetting('COPIES_FOLDER', '');
  return {
    database: new Database(DynamoDBDocumentClient.from(clients.dynamo), now),
    bucketAnswers: async (name) => {
      try {
        await clients.s3.send(new HeadBucketCommand({ Bucket: bucketName(name) }));
        return true;
      } catch (error) {
        return (error as HttpFault).$metadata?.httpStatusCode === 403;
      }
    },
    waitingIn: (queue) => messagesAt(clients.sqs, queueUrl(queue)),
    setAsideOf: (queue) => messagesAt(clients.sqs, deadLetterName(queueUrl(queue))),
    ...(folder && {
      freeBytes: async () => {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize;
      },
    }),
    ...(copies && { lastCopy: () => lastCopyIn(copies) }),
  };
}

async function messagesAt(sqs: SQSClient, QueueUrl: string): Promise<number> {
  const asked = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] });
  const { Attributes } = await sqs.send(asked);
  return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0);
}

/** A copy is called by its moment, and one that is whole says it (docs/runbooks/restore.md). */
async function lastCopyIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((each) => /^\d{4}-/.test(each))
    .toSorted()
    .reverse()) {
    const said = await readFile(join(folder, name, 'copia.json'), 'utf8').catch(() => '');
    if (said !== '') return (JSON.parse(said) as { at: string }).at;
  }
  return '';
}
