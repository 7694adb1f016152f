import { Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { buckets, secrets, tables } from '../topology.ts';
import { accessLogBucket } from './accessLogs.ts';
import { Analysis } from './analysis.ts';
import { Backups } from './backups.ts';
import { DocumentTable } from './documentTable.ts';
import { FileBucket } from './fileBucket.ts';
import { idOf } from './idOf.ts';
import { letLogsSeal } from './logKey.ts';
import { namePrefix } from '../place.ts';
import type { Settings } from './settings.ts';

const keptIf = (outlives: boolean): RemovalPolicy =>
  outlives ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** What must outlive every deployment: tables, buckets, the key that seals them, and secrets. */
export class StatefulStack extends Stack {
  readonly key: Key;
  readonly accessLogs: Bucket;
  readonly tables = new Map<string, Table>();
  readonly buckets = new Map<string, Bucket>();
  readonly secrets = new Map<string, Secret>();
  readonly analysis: Analysis;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const prefix = namePrefix(props.settings);
    const { environment } = props.settings;
    this.key = new Key(this, 'DataKey', {
      alias: `${prefix}data`,
      description: 'Seals the tables, files, secrets and alarms of Despacho at rest',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: keptIf(environment.outlives),
    });
    this.key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    letLogsSeal(this.key, [
      `/aws/lambda/${prefix}*`,
      `/aws/apigateway/${prefix}*`,
      `aws-waf-logs-${prefix}*`,
    ]);
    this.accessLogs = accessLogBucket(this);
    // CloudFront's own name is not known before the first deployment; the signed link is the authority, not the origin.
    const siteOrigin = props.settings.siteOrigin || 'https://*.cloudfront.net';

    for (const each of tables)
      this.tables.set(each.name, new DocumentTable(this, each, { prefix, key: this.key, environment }).table);
    for (const each of buckets) {
      const { accessLogs, key } = this;
      const { copiedTo } = props.settings;
      const made = new FileBucket(this, each, {
        ...{ prefix, key, accessLogs, siteOrigin, environment },
        ...(copiedTo !== undefined && { copiedTo }),
      });
      this.buckets.set(each.name, made.bucket);
    }
    const analysed = this.buckets.get('analysis')!;
    this.analysis = new Analysis(this, { prefix, key: this.key, files: analysed });
    const { copiedTo } = props.settings;
    for (const name of secrets) this.secrets.set(name, this.secret(prefix, name, environment, copiedTo));
    const { backups } = environment;
    if (backups && copiedTo !== undefined)
      new Backups(this, {
        prefix,
        key: this.key,
        backups,
        copiedTo,
        tables: [...this.tables.values()],
        drilled: tables.filter(({ seldomAsked }) => !seldomAsked).map(({ name }) => this.tables.get(name)!),
      });
  }

  /** Where copies are kept the data key is too: without it they could not be read. What else is secret can be typed again. */
  private secret(prefix: string, name: string, { outlives }: Environment, copiedTo?: string): Secret {
    return new Secret(this, `${idOf(name)}Secret`, {
      secretName: prefix + name,
      encryptionKey: this.key,
      ...(name.endsWith('-credentials')
        ? // Nobody's yet; a person puts them in, and a deployment never takes them back.
          { secretStringValue: SecretValue.unsafePlainText('{}') }
        : { generateSecretString: { passwordLength: 64, excludePunctuation: true } }),
      ...(copiedTo !== undefined && name === 'data-key' ? { replicaRegions: [{ region: copiedTo }] } : {}),
      removalPolicy: keptIf(outlives),
    });
  }
}
