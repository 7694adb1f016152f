import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SQSClient } from '@aws-sdk/client-sqs';
import { objectClient } from './files.ts';
import { queueClient } from './queues.ts';
import { tableClient } from './tableClient.ts';

export interface Clients {
  dynamo: DynamoDBClient;
  s3: S3Client;
  sqs: SQSClient;
}

/** Real clients, all at once: for whoever looks at what they send. Functions have each with its first call (`services.ts`). */
export const awsClients = (): Clients => ({ dynamo: tableClient(), s3: objectClient(), sqs: queueClient() });
