import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type BucketProps,
  type IBucket,
  type LifecycleRule,
  ObjectLockRetention,
  ObjectOwnership,
  StorageClass,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import type { Bucket as BucketDefinition } from '../parts.ts';
import { idOf } from './idOf.ts';
import { letRead, replicated } from './replica.ts';

/** A signed link older than this is refused by the bucket itself, whatever expiry it was signed with. */
const OLDEST_SIGNATURE_MINUTES = 10;

interface FileBucketProps {
  prefix: string;
  key: IKey;
  accessLogs: IBucket;
  siteOrigin: string;
  environment: Environment;
  /** Region to which it is copied as it is written. */
  copiedTo?: string;
}

/** What every bucket of files is, and every copy of one: versioned, encrypted, private, TLS only; a locked one keeps objects as long as the environment says. */
export const sealed = (
  { name, locked }: Pick<BucketDefinition, 'name' | 'locked'>,
  { key, accessLogs, environment }: Pick<FileBucketProps, 'key' | 'accessLogs' | 'environment'>,
): BucketProps => ({
  versioned: true,
  encryption: BucketEncryption.KMS,
  encryptionKey: key,
  bucketKeyEnabled: true,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
  serverAccessLogsBucket: accessLogs,
  serverAccessLogsPrefix: `s3/${name}/`,
  ...(locked ? { objectLockEnabled: true, objectLockDefaultRetention: retentionOf(environment) } : {}),
});

/** One bucket of the topology, and who may do what with it. */
export class FileBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, definition: BucketDefinition, props: FileBucketProps) {
    super(scope, `${idOf(definition.name)}Bucket`);
    const { prefix, key, copiedTo } = props;
    const { role, ...copied } =
      copiedTo === undefined ? { role: undefined } : replicated(this, definition, { prefix, key, copiedTo });
    this.bucket = new Bucket(this, 'Bucket', {
      ...sealed(definition, props),
      lifecycleRules: lifecycleOf(definition),
      ...copied,
      // The browser fetches and posts with presigned requests, so the bucket must answer the site's origin.
      cors: [
        {
          allowedOrigins: [props.siteOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.PUT, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag', 'Content-Disposition'],
          maxAge: 3600,
        },
      ],
    });
    if (role) letRead(role, this.bucket);
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'RefuseOldSignatures',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:GetObject', 's3:GetObjectVersion', 's3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: {
          NumericGreaterThan: {
            's3:signatureAge': Duration.minutes(OLDEST_SIGNATURE_MINUTES).toMilliseconds(),
          },
        },
      }),
    );
  }
}

const retentionOf = ({ evidence: { mode, days } }: Environment): ObjectLockRetention =>
  mode === 'compliance'
    ? ObjectLockRetention.compliance(Duration.days(days))
    : ObjectLockRetention.governance(Duration.days(days));

/** What of a bucket becomes cheaper with age, and what is forgotten; of a locked one nothing is. */
const lifecycleOf = ({ forgets, locked }: BucketDefinition): LifecycleRule[] => [
  { id: 'forget-broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(7) },
  {
    id: 'cheaper-when-old',
    transitions: [{ storageClass: StorageClass.INTELLIGENT_TIERING, transitionAfter: Duration.days(30) }],
  },
  ...(forgets
    ? [
        {
          id: 'forget-temporary',
          prefix: forgets.prefix,
          expiration: Duration.days(forgets.days),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ]
    : []),
  ...(locked ? [] : [{ id: 'forget-replaced-versions', noncurrentVersionExpiration: Duration.days(365) }]),
];
