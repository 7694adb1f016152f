import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Bucket as BucketDefinition } from '../parts.ts';
import { namePrefix } from '../place.ts';
import { buckets } from '../topology.ts';
import { accessLogBucket } from './accessLogs.ts';
import { LOCKED_DAYS, vaultName } from './backups.ts';
import { CHANGES } from './changes.ts';
import { sealed } from './fileBucket.ts';
import { idOf } from './idOf.ts';
import { COPIES_KEY, replicaDays, replicaName } from './replica.ts';
import type { Settings } from './settings.ts';

/** So many days after the first deployment its lock can still be changed or taken away; AWS takes three at least. */
const GRACE_DAYS = 3;

/** What the loss of the first region leaves: a vault of copies of tables, what was written to them since, and copies of the files, under a key that is there too. */
export class RecoveryStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const prefix = namePrefix(props.settings);
    const key = new Key(this, COPIES_KEY.replace('Arn', ''), {
      alias: `${prefix}copies`,
      description: 'Seals the copies of Despacho in a second region',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, COPIES_KEY, { value: key.keyArn });
    new BackupVault(this, 'Vault', {
      backupVaultName: vaultName(prefix),
      encryptionKey: key,
      // Then nobody deletes a young copy, not even who holds the account: it is what an intruder leaves.
      lockConfiguration: {
        minRetention: Duration.days(LOCKED_DAYS),
        changeableFor: Duration.days(GRACE_DAYS),
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const accessLogs = accessLogBucket(this);
    for (const each of buckets) this.replica(each, prefix, props.settings, { key, accessLogs });
    this.changes(prefix, props.settings, { key, accessLogs });
  }

  /**
   * Takes what was written to tables, and keeps it as long as the copy that it follows. Nobody deletes any of it, and what
   * somebody writes over lies beside it as long: a lock of S3's own would hold also who may change this policy, but takes no part
   * of an object without a checksum, and that DynamoDB states one is written nowhere.
   */
  private changes(
    prefix: string,
    { environment }: Settings,
    { key, accessLogs }: { key: Key; accessLogs: Bucket },
  ): void {
    const kept = Duration.days(environment.backups!.copiedDays);
    const bucket = new Bucket(this, `${idOf(CHANGES)}Copy`, {
      bucketName: replicaName(this, prefix, CHANGES),
      ...sealed({ name: CHANGES, locked: false }, { key, accessLogs, environment }),
      lifecycleRules: [
        {
          id: 'forget-with-the-copy',
          expiration: kept,
          noncurrentVersionExpiration: kept,
          abortIncompleteMultipartUploadAfter: Duration.days(7),
        },
      ],
    });
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NobodyDeletes',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [bucket.arnForObjects('*')],
      }),
    );
  }

  /** Takes what its bucket is given, locked as there. */
  private replica(
    definition: BucketDefinition,
    prefix: string,
    { environment }: Settings,
    { key, accessLogs }: { key: Key; accessLogs: Bucket },
  ): void {
    const { name, forgets } = definition;
    new Bucket(this, `${idOf(name)}Copy`, {
      bucketName: replicaName(this, prefix, name),
      ...sealed(definition, { key, accessLogs, environment }),
      lifecycleRules: [
        {
          id: 'forget-after-the-law',
          expiration: replicaDays(environment),
          noncurrentVersionExpiration: Duration.days(30),
        },
        ...(forgets
          ? [{ id: 'forget-temporary', prefix: forgets.prefix, expiration: Duration.days(forgets.days) }]
          : []),
      ],
    });
  }
}
