import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { systemKey } from '../../functions/runtime/keys.ts';

/** Ids of the companies that somebody has signed in to, ten at most: whose data an environment holds. */
export async function companiesAtWork(client: DynamoDBClient, usersTable: string): Promise<string[]> {
  const answer = await DynamoDBDocumentClient.from(client).send(
    new QueryCommand({
      TableName: usersTable,
      KeyConditionExpression: 'pk = :pk',
      // As functions/users/workingCompanies.ts notes them.
      ExpressionAttributeValues: { ':pk': systemKey('companies') },
      Limit: 10,
    }),
  );
  return (answer.Items ?? []).map((row) => String(row['sk']));
}
