import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { exportedTables } from '../changes.ts';
import { found, KEY_MADE, KEY_OPENED } from './grants.ts';
import { copiesKeyArn, replicaArn, replicaName } from './replica.ts';
import type { StatefulStack } from './statefulStack.ts';

/** Bucket of the second region for what is written to tables. */
export const CHANGES = 'changes';

/**
 * Lets a function have the changes of tables exported into the second region, and tells it where that is. What was exported
 * it cannot read.
 */
export function exportsChanges(
  handler: LambdaFunction,
  place: { prefix: string; stateful: StatefulStack; copiedTo: string; hours: number },
): void {
  const { prefix, stateful, copiedTo, hours } = place;
  const tables = exportedTables.map((name) => found(stateful.tables, name).tableArn);
  const key = copiesKeyArn(prefix, copiedTo);
  const bucket = replicaArn(handler, prefix, CHANGES);
  const permit = (actions: readonly string[], resources: string[]): void =>
    handler.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources }));
  permit(['dynamodb:ExportTableToPointInTime', 'dynamodb:DescribeContinuousBackups'], tables);
  permit(
    ['dynamodb:DescribeExport'],
    tables.map((arn) => `${arn}/export/*`),
  );
  permit(['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'], [`${bucket}/*`]);
  permit(['s3:GetObject'], [`${bucket}/until.json`]);
  permit(KEY_OPENED, [stateful.key.keyArn]);
  permit(KEY_MADE, [key]);
  const told = {
    CHANGES_BUCKET: replicaName(handler, prefix, CHANGES),
    CHANGES_REGION: copiedTo,
    CHANGES_KEY: key,
    CHANGES_TABLES: exportedTables.join(','),
    CHANGES_TABLE_ARN: Stack.of(handler).formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: prefix,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    }),
    CHANGES_HOURS: String(hours),
  };
  for (const [name, value] of Object.entries(told)) handler.addEnvironment(name, value);
}
