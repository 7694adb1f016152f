import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Services } from '../../functions/runtime/services.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { queueClient } from '../../infra/repair/deadLetters.ts';
import { tellOutcomes } from '../../infra/repair/outcomes.ts';

/** What `npm run repair -- outcomes` tells, line by line, once what it gave is worked off. */
export async function repairOutcomes(
  { services, pump }: { services: Services; pump: () => Promise<void> },
  dynamo: DynamoDBClient,
): Promise<string[]> {
  const said: string[] = [];
  const sqs = queueClient();
  const at = { tables: DynamoDBDocumentClient.from(dynamo), services, nameOf: physicalName };
  await tellOutcomes({ ...at, sqs, tell: (line) => void said.push(line) });
  sqs.destroy();
  await pump();
  return said;
}

/** What it tells where nothing is to be given. */
export const NOTHING = ['Resultados entregados otra vez: 0. Documentos que no tienen lo transmitido: 0.'];
