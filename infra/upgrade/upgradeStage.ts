import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { placeOf } from '../place.ts';
import { migrate, told } from './migrations.ts';

/**
 * Brings the tables of a deployment to what this version wants, with the rights of whoever runs it.
 * @param again looks through every document although a table is marked as done: an earlier version was at work since.
 */
export async function upgradeStage(
  stage: string,
  print: (line: string) => void,
  again = false,
): Promise<void> {
  const { region, nameOf } = placeOf(stage);
  const [dynamo, secrets] = [new DynamoDBClient({ region }), new SecretsManagerClient({ region })];
  try {
    const key = await secrets.send(new GetSecretValueCommand({ SecretId: nameOf('data-key') }));
    const place = {
      client: DynamoDBDocumentClient.from(dynamo),
      nameOf,
      has: () => true,
      dataKey: key.SecretString ?? '',
      again,
    };
    await migrate(place, (step, done) => print(told(step, done)));
  } finally {
    dynamo.destroy();
    secrets.destroy();
  }
}
