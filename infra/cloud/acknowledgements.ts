/**
 * Findings of the rules that are accepted, all of them and nowhere else: at most 25, each with the rule, the resource, an
 * honest reason and the day by which somebody reads it again. One that meets no finding any more is stale, and a test
 * says so.
 */
export interface Acknowledgement {
  /** Rule, `Pack-Rule`. */
  id: string;
  /** What the finding names, for rules that tell several of one resource. */
  finding?: RegExp;
  /** Path of the construct below its stack; a `*` stands for any part of a name. */
  resource: string;
  reason: string;
  /** yyyy-mm-dd. */
  review: string;
}

const YEARLY = '2027-11-20';
/** What a customer's auditor asks for first is read twice as often. */
const HALF_YEARLY = '2027-05-20';

const NIST = 'NIST.800.53.R5-';

export const acknowledgements: readonly Acknowledgement[] = [
  {
    id: 'AwsSolutions-SMG4',
    resource: '*Secret*/Resource',
    reason:
      'Turned by hand (docs/runbooks): turning the data key alone would make stored rows unreadable, and an authority’s password alone would lock a company out.',
    review: HALF_YEARLY,
  },
  {
    id: `${NIST}SecretsManagerRotationEnabled`,
    resource: '*Secret*/Resource',
    reason:
      'The same secrets: each has a second holder (stored rows, the authority, CloudFront), so nothing may turn it by itself.',
    review: HALF_YEARLY,
  },
  {
    id: 'AwsSolutions-IAM4',
    finding:
      /AmazonAPIGatewayPushToCloudWatchLogs|AWSBackupServiceRolePolicy|AWSCodeDeployRoleForLambdaLimited/,
    resource: '*/Resource',
    reason:
      'Managed policies of AWS for its own services: API Gateway takes no other for its logs, and Backup and CodeDeploy change what they need.',
    review: YEARLY,
  },
  {
    id: 'AwsSolutions-IAM5',
    finding: /^Resource::\*$/,
    resource: '*Function/Role/DefaultPolicy/Resource',
    reason: 'Only to write traces (a test says so): X-Ray has no resources that a policy could name.',
    review: YEARLY,
  },
  {
    id: 'AwsSolutions-IAM5',
    finding: /((Bucket|-copy-).*\/|Function.*:|Table.*\/export\/)\*$/,
    resource: '*/DefaultPolicy/Resource',
    reason:
      'What belongs to the one part that is named: objects of a bucket, of which a session is denied all but its company’s (companyWall.ts) or which is copied whole, versions of a function that a schedule calls, and exports of a table, whose names DynamoDB makes.',
    review: HALF_YEARLY,
  },
  {
    id: 'AwsSolutions-APIG2',
    resource: 'Api/Rest/Resource',
    reason:
      'The executor checks each procedure against its contract and answers in Spanish; a second, poorer check would answer in English.',
    review: YEARLY,
  },
  {
    id: 'AwsSolutions-APIG4',
    resource: 'Api/Rest/*',
    reason: 'Sessions are our own and checked by the executor before anything else (decision 7).',
    review: HALF_YEARLY,
  },
  {
    id: 'AwsSolutions-APIG3',
    resource: 'Api/Rest/DeploymentStage.live/Resource',
    reason:
      'The firewall stands before CloudFront, and the API’s own policy refuses whoever does not come from there (decision 6); a second one would see the same requests again.',
    review: HALF_YEARLY,
  },
  {
    id: `${NIST}APIGWAssociatedWithWAF`,
    resource: 'Api/Rest/DeploymentStage.live/Resource',
    reason:
      'The same rule of another pack: the one firewall stands at the edge, and the API answers nobody who walked round it.',
    review: HALF_YEARLY,
  },
  {
    id: 'AwsSolutions-COG4',
    resource: 'Api/Rest/*',
    reason: 'There is no Cognito user pool: sessions are our own, revoked at once (decision 7).',
    review: HALF_YEARLY,
  },
  {
    id: 'AwsSolutions-CFR1',
    resource: 'Site/Distribution/Resource',
    reason: 'Brokers and importers sign in from abroad too; the firewall, not the country, decides.',
    review: YEARLY,
  },
  {
    id: 'AwsSolutions-CFR4',
    resource: 'Site/Distribution/Resource',
    reason:
      'Only without a domain of its own, as in dev and test: CloudFront’s name comes with its own certificate and TLS policy.',
    review: YEARLY,
  },
  {
    id: 'Serverless-LambdaDLQ',
    resource: '*Function/Function/Resource',
    reason:
      'No function is called asynchronously with work of its own: queues have dead letters, and a schedule’s next tick does the same work.',
    review: YEARLY,
  },
  {
    id: `${NIST}LambdaDLQ`,
    resource: '*Function/Function/Resource',
    reason:
      'The same rule of another pack: messages that fail stay in their queue and go to its dead letters, with an alarm.',
    review: YEARLY,
  },
  {
    id: `${NIST}LambdaInsideVPC`,
    resource: '*Function/Function/Resource',
    reason:
      'Functions reach AWS by signed calls over TLS and two authorities over the internet; a network of our own would add a NAT, its cost and nothing to refuse.',
    review: HALF_YEARLY,
  },
  {
    id: `${NIST}LambdaConcurrency`,
    resource: '*Function/Function/Resource',
    reason:
      'Only where the environment shares the account’s concurrency (dev, test, a new account with 10); in prod every function has its bound.',
    review: YEARLY,
  },
  {
    id: `${NIST}IAMNoInlinePolicy`,
    resource: '*/DefaultPolicy/Resource',
    reason:
      'Each role has one policy of its own, made from the topology’s grants; a managed one could be attached to a second role.',
    review: YEARLY,
  },
  {
    id: 'Serverless-LambdaEventSourceMappingDestination',
    resource: '*Function/Function/SqsEventSource*/Resource',
    reason:
      'SQS takes no destination for failures: the queue keeps the message and its redrive policy sets it aside.',
    review: YEARLY,
  },
  {
    id: 'Serverless-SQSRedrivePolicy',
    resource: '*Queue/DeadLetters/Resource',
    reason: 'It is itself the dead-letter queue of another one; a chain of them would only hide what waits.',
    review: YEARLY,
  },
  {
    id: 'Serverless-SNSRedrivePolicy',
    resource: 'Alarms/Topic/*/Resource',
    reason:
      'Addressees of alarms are mail boxes: a mail that bounces is not a message to keep, and the dashboard shows the alarm.',
    review: YEARLY,
  },
  {
    id: `${NIST}S3BucketReplicationEnabled`,
    resource: '*/Resource',
    reason:
      'Files and evidence are copied to a second region in environments that need it, and their copies not once more; the site and access logs can be lost.',
    review: HALF_YEARLY,
  },
  {
    id: `${NIST}S3DefaultEncryptionKMS`,
    resource: '*/Resource',
    reason:
      'The site’s files are public by purpose, and CloudFront cannot deliver its logs under a customer’s key; both are sealed with S3’s own.',
    review: YEARLY,
  },
  {
    id: `${NIST}DynamoDBInBackupPlan`,
    resource: '*Table/Table/Resource',
    reason:
      'Only where the environment keeps no copies (dev, test): what is lost there can be typed again. In prod every table is in the plan.',
    review: HALF_YEARLY,
  },
  {
    id: `${NIST}APIGWCacheEnabledAndEncrypted`,
    resource: 'Api/Rest/DeploymentStage.live/Resource',
    reason:
      'Answers belong to one person of one company: a cache between companies is the last thing wanted.',
    review: YEARLY,
  },
  {
    id: `${NIST}APIGWSSLEnabled`,
    resource: 'Api/Rest/DeploymentStage.live/Resource',
    reason:
      'It asks for a client certificate towards HTTP backends; the only backends are functions, called over AWS’s signed interface.',
    review: YEARLY,
  },
];
