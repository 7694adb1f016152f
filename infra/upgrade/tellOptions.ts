import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CompanyRow } from '../../functions/runtime/caller.ts';
import { companyOptionsKey } from '../../functions/runtime/companyReference.ts';
import { scanned } from '../everyRow.ts';

/**
 * Puts the options of each company beside the lists too, where what works without a person reads them. A row that stands
 * there is newer; running again changes nothing.
 * @param nameOf physical name of a table of the topology.
 * @returns how many companies were told of.
 */
export async function tellOptions(
  client: DynamoDBDocumentClient,
  nameOf: (table: string) => string,
): Promise<number> {
  let told = 0;
  const companies = scanned<CompanyRow>(client, {
    TableName: nameOf('users'),
    ConsistentRead: true,
    FilterExpression: 'sk = :company AND attribute_exists(OPCIONES)',
    ExpressionAttributeValues: { ':company': 'COMPANY' },
  });
  for await (const { pk, OPCIONES } of companies) {
    const Item = { ...companyOptionsKey(pk.slice('C#'.length)), OPCIONES };
    const put = { TableName: nameOf('catalogues'), Item, ConditionExpression: 'attribute_not_exists(pk)' };
    told += await client.send(new PutCommand(put)).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof ConditionalCheckFailedException) return 0;
        throw error;
      },
    );
  }
  return told;
}
