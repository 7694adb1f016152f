import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { conditionOf } from './condition.ts';
import { tableName } from './config.ts';
import type { Write } from './write.ts';

type SdkWrite = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>[number];

/**
 * A write as DynamoDB takes it in a transaction.
 * @param nameOf physical name of a table; the environment's, unless an operator's order says another.
 */
export function sdkWrite(write: Write, nameOf: (table: string) => string = tableName): SdkWrite {
  const TableName = nameOf(write.table);
  const condition = write.when ? conditionOf(write.when) : undefined;
  if (write.kind === 'add') {
    const names = Object.keys(write.add);
    return {
      Update: {
        TableName,
        Key: { ...write.key },
        UpdateExpression: `ADD ${names.map((_, index) => `#a${index} :a${index}`).join(', ')}`,
        ...(condition ? { ConditionExpression: condition.ConditionExpression } : {}),
        ExpressionAttributeNames: {
          ...condition?.ExpressionAttributeNames,
          ...Object.fromEntries(names.map((name, index) => [`#a${index}`, name])),
        },
        ExpressionAttributeValues: {
          ...condition?.ExpressionAttributeValues,
          ...Object.fromEntries(names.map((name, index) => [`:a${index}`, write.add[name]])),
        },
      },
    };
  }
  if (write.kind === 'put') return { Put: { TableName, Item: write.item, ...condition } };
  if (write.kind === 'delete') return { Delete: { TableName, Key: { ...write.key }, ...condition } };
  if (write.kind === 'check') {
    const needed = conditionOf(write.when);
    return { ConditionCheck: { TableName, Key: { ...write.key }, ...needed } };
  }
  const names = Object.keys(write.set);
  const sets = names.map((_, index) => `#s${index} = :s${index}`).join(', ');
  const removes = (write.remove ?? []).map((_, index) => `#r${index}`).join(', ');
  return {
    Update: {
      TableName,
      Key: { ...write.key },
      UpdateExpression: [sets && `SET ${sets}`, removes && `REMOVE ${removes}`].filter(Boolean).join(' '),
      ...(condition ? { ConditionExpression: condition.ConditionExpression } : {}),
      ExpressionAttributeNames: {
        ...condition?.ExpressionAttributeNames,
        ...Object.fromEntries(names.map((name, index) => [`#s${index}`, name])),
        ...Object.fromEntries((write.remove ?? []).map((name, index) => [`#r${index}`, name])),
      },
      ExpressionAttributeValues: {
        ...condition?.ExpressionAttributeValues,
        ...Object.fromEntries(names.map((name, index) => [`:s${index}`, write.set[name]])),
      },
    },
  };
}
