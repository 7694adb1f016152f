import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inTrace } from './subsegments.ts';

/** Endpoint and credentials come from the environment (`AWS_ENDPOINT_URL_*` on one machine), as those of all clients. */
export const tableClient = (): DynamoDBClient => inTrace(new DynamoDBClient({ maxAttempts: 5 }));
