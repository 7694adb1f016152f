import { ArnFormat, Duration, Fn, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, type BucketProps, type IBucket, ReplicationTimeValue } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import type { Bucket as BucketDefinition } from '../parts.ts';

/** Name by which the metrics know the rule. */
export const REPLICA_RULE = 'second-region';
/** Output of the stack in the second region. */
export const COPIES_KEY = 'CopiesKeyArn';

/** Bucket of the second region to which a bucket of the topology is copied: each is told where the other is. */
export const replicaName = (scope: Construct, prefix: string, name: string): string =>
  `${prefix}${name}-copy-${Stack.of(scope).account}`;

export const replicaArn = (scope: Construct, prefix: string, name: string): string =>
  Stack.of(scope).formatArn({
    service: 's3',
    region: '',
    account: '',
    resource: replicaName(scope, prefix, name),
    arnFormat: ArnFormat.NO_RESOURCE_NAME,
  });

/** The key that seals what lies there. */
export const copiesKeyArn = (prefix: string, copiedTo: string): string =>
  Fn.getStackOutput(`${prefix}recovery`, COPIES_KEY, copiedTo);

/**
 * Days that a copy is kept: what the law asks of the papers (reliability, retention), and a month more. Then it goes by
 * itself, as an order that erases a company does not reach it.
 */
export const replicaDays = ({ evidence }: Environment): Duration => Duration.days(evidence.days + 30);

/** How a bucket is copied as it is written, with locks. The role is the bucket's own, and does nothing else. */
export function replicated(
  scope: Construct,
  { name, locked }: BucketDefinition,
  { prefix, key, copiedTo }: { prefix: string; key: IKey; copiedTo: string },
): Pick<BucketProps, 'replicationRole' | 'replicationRules'> & { role: Role } {
  const target = replicaName(scope, prefix, name);
  const keyArn = copiesKeyArn(prefix, copiedTo);
  const role = new Role(scope, 'Replication', {
    assumedBy: new ServicePrincipal('s3.amazonaws.com'),
    description: `Copies ${name} to the second region`,
  });
  const permit = (actions: string[], resources: string[]): void =>
    void role.addToPolicy(new PolicyStatement({ actions, resources }));
  permit(
    ['s3:ReplicateObject', 's3:ReplicateDelete', 's3:ReplicateTags'],
    [`${replicaArn(scope, prefix, name)}/*`],
  );
  permit(['kms:Decrypt'], [key.keyArn]);
  permit(['kms:Encrypt', 'kms:GenerateDataKey'], [keyArn]);
  return {
    role,
    replicationRole: role,
    replicationRules: [
      {
        id: REPLICA_RULE,
        destination: Bucket.fromBucketName(scope, 'Replica', target),
        kmsKey: Key.fromKeyArn(scope, 'ReplicaKey', keyArn),
        sseKmsEncryptedObjects: true,
        deleteMarkerReplication: true,
        priority: 1,
        // Its metrics are paid for; without them nobody hears of an object that stays behind.
        ...(locked ? { metrics: ReplicationTimeValue.FIFTEEN_MINUTES } : {}),
      },
    ],
  };
}

/** What the role reads of the bucket that it copies. */
export function letRead(role: Role, bucket: IBucket): void {
  role.addToPolicy(
    new PolicyStatement({
      actions: ['s3:GetReplicationConfiguration', 's3:ListBucket'],
      resources: [bucket.bucketArn],
    }),
  );
  role.addToPolicy(
    new PolicyStatement({
      actions: [
        's3:GetObjectVersionForReplication',
        's3:GetObjectVersionAcl',
        's3:GetObjectVersionTagging',
        's3:GetObjectRetention',
        's3:GetObjectLegalHold',
      ],
      resources: [bucket.arnForObjects('*')],
    }),
  );
}
