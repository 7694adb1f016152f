import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Endpoint and credentials come from the environment (`AWS_ENDPOINT_URL_*` on one machine), as those of all clients. */
export const tableClient = (): DynamoDBClient => new DynamoDBClient({ maxAttempts: 5 });
