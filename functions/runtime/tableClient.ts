import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { narrowed } from './narrowed.ts';
import { inTrace } from './subsegments.ts';

/**
 * Endpoint and credentials come from the environment (`AWS_ENDPOINT_URL_*` on one machine), as those of all clients; who
 * works for a company signs as its own.
 */
export const tableClient = (): DynamoDBClient => narrowed(inTrace(new DynamoDBClient({ maxAttempts: 5 })));
