import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { documentTables } from '../topology.ts';
import { giveApplications } from './giveApplications.ts';
import { indexDocuments } from './indexDocuments.ts';
import { linkTransmissions } from './linkTransmissions.ts';
import { moveSignInSecrets } from './moveSignInSecrets.ts';
import { moveVersions } from './moveVersions.ts';
import { spreadShards } from './spreadShards.ts';

// `npm run upgrade -- <stage>`: what lies in the tables of a deployment as this version wants it; see infra/cloud. A data
// folder needs no order: its start does the same.

const [stage = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]{1,11}$/.test(stage)) {
  console.error('Uso: npm run upgrade -- <etapa>, con la etapa del despliegue, como «prod».');
  process.exitCode = 1;
} else {
  const nameOf = (name: string): string => `despacho-${stage}-${name}`;
  const [dynamo, secrets] = [new DynamoDBClient({}), new SecretsManagerClient({})];
  const client = DynamoDBDocumentClient.from(dynamo);
  const passwords = await moveSignInSecrets(client, nameOf);
  console.log(`Contraseñas trasladadas a la tabla sign-in-secrets: ${passwords}.`);
  console.log(`Empresas y usuarios con aplicaciones nuevas: ${await giveApplications(client, nameOf)}.`);
  const key = await secrets.send(new GetSecretValueCommand({ SecretId: nameOf('data-key') }));
  const dataKey = key.SecretString ?? '';
  for (const table of documentTables) {
    const moved = await moveVersions({ client, dataKey, table, name: nameOf(table), again: true });
    console.log(`Versiones de ${table} guardadas por partes: ${moved}.`);
  }
  console.log(`Transmisiones que su documento encuentra: ${await linkTransmissions(client, nameOf)}.`);
  console.log(`Filas comunes repartidas en partes: ${await spreadShards({ client, nameOf })}.`);
  const { done, left } = await indexDocuments(client, documentTables, nameOf);
  console.log(`Documentos que entraron en el índice de listas y totales: ${done}.`);
  if (left > 0) console.log(`Se guardaron en este momento: ${left}. Ejecute la misma orden otra vez.`);
  dynamo.destroy();
  secrets.destroy();
}
