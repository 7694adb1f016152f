import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/** CloudWatch seals these logs of a deployment with its key, and no other log of the account. */
export function letLogsSeal(key: Key, groups: readonly string[]): void {
  const stack = Stack.of(key);
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'SealLogs',
      principals: [new ServicePrincipal(`logs.${stack.region}.amazonaws.com`)],
      actions: ['Encrypt', 'Decrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo', 'DescribeKey'].map(
        (action) => `kms:${action}`,
      ),
      resources: ['*'],
      conditions: {
        ArnLike: {
          'kms:EncryptionContext:aws:logs:arn': groups.map((resourceName) =>
            stack.formatArn({
              service: 'logs',
              resource: 'log-group',
              resourceName,
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          ),
        },
      },
    }),
  );
}
