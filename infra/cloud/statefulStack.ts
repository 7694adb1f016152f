import { Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { buckets, secrets, tables } from '../topology.ts';
import { acknowledge } from './acknowledge.ts';
import { DocumentTable } from './documentTable.ts';
import { FileBucket } from './fileBucket.ts';
import { idOf } from './idOf.ts';
import { namePrefix, type Settings } from './settings.ts';

/** What must outlive every deployment: tables, buckets, the key that seals them, and secrets. */
export class StatefulStack extends Stack {
  readonly key: Key;
  readonly accessLogs: Bucket;
  readonly tables = new Map<string, Table>();
  readonly buckets = new Map<string, Bucket>();
  readonly secrets = new Map<string, Secret>();

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const prefix = namePrefix(props.settings);
    this.key = new Key(this, 'DataKey', {
      alias: `${prefix}data`,
      description: 'Seals the tables, files, secrets and alarms of Despacho at rest',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    this.accessLogs = this.accessLogBucket();
    // CloudFront's own name is not known before the first deployment; the signed link is the authority, not the origin.
    const siteOrigin = props.settings.siteOrigin || 'https://*.cloudfront.net';

    for (const each of tables)
      this.tables.set(each.name, new DocumentTable(this, each, { prefix, key: this.key }).table);
    for (const each of buckets) {
      const made = new FileBucket(this, each, { key: this.key, accessLogs: this.accessLogs, siteOrigin });
      this.buckets.set(each.name, made.bucket);
    }
    for (const name of secrets) this.secrets.set(name, this.secret(prefix, name));
  }

  /** CloudFront delivers its logs with an ACL and cannot use a customer key: hence ownership and encryption here. */
  private accessLogBucket(): Bucket {
    const bucket = new Bucket(this, 'AccessLogs', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(400), noncurrentVersionExpiration: Duration.days(30) }],
    });
    acknowledge(bucket, {
      'AwsSolutions-S1': 'It holds the access logs itself; logging it would log its own logs.',
    });
    return bucket;
  }

  private secret(prefix: string, name: string): Secret {
    const secret = new Secret(this, `${idOf(name)}Secret`, {
      secretName: prefix + name,
      encryptionKey: this.key,
      ...(name === 'authority-credentials'
        ? // Nobody's yet; a person puts them in, and a deployment never takes them back.
          { secretStringValue: SecretValue.unsafePlainText('{}') }
        : { generateSecretString: { passwordLength: 64, excludePunctuation: true } }),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Turning it without re-sealing would make stored rows unreadable or lock us out of an authority: done by hand.',
    });
    return secret;
  }
}
