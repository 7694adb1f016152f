import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { moveSignInSecrets } from './moveSignInSecrets.ts';

// `npm run upgrade -- <stage>`: what lies in the tables of a deployment as this version wants it; see infra/cloud. A data
// folder needs no order: its start does the same.

const [stage = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]{1,11}$/.test(stage)) {
  console.error('Uso: npm run upgrade -- <etapa>, con la etapa del despliegue, como «prod».');
  process.exitCode = 1;
} else {
  const client = new DynamoDBClient({});
  const moved = await moveSignInSecrets(
    DynamoDBDocumentClient.from(client),
    (table) => `despacho-${stage}-${table}`,
  );
  console.log(`Contraseñas trasladadas a la tabla sign-in-secrets: ${moved}.`);
  client.destroy();
}
