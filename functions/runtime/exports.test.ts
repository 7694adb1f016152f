import {
  DescribeContinuousBackupsCommand,
  DescribeExportCommand,
  DynamoDBClient,
  ExportTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableExports } from './exports.ts';

// The door to DynamoDB's exports, as a deployment says where they go.
const [dynamo, s3] = [mockClient(DynamoDBClient), mockClient(S3Client)];
const ARN = 'arn:aws:dynamodb:us-east-1:111111111111:table/despacho-prod-';
const [FROM, TO] = [new Date('2026-11-27T09:00:00Z'), new Date('2026-11-27T12:00:00Z')];
const kept = { users: { until: FROM, running: { arn: 'arn:1', to: TO } } };
const exports = () =>
  tableExports(new DynamoDBClient({ region: 'us-east-1' }), new S3Client({ region: 'us-west-2' }));

beforeEach(() => {
  dynamo.reset();
  s3.reset();
  vi.stubEnv('CHANGES_BUCKET', 'despacho-prod-changes-copy-111111111111');
  vi.stubEnv('CHANGES_KEY', 'arn:aws:kms:us-west-2:111111111111:key/1');
  vi.stubEnv('CHANGES_TABLES', 'users,duca');
  vi.stubEnv('CHANGES_TABLE_ARN', ARN);
  vi.stubEnv('CHANGES_HOURS', '3');
});
afterEach(() => void vi.unstubAllEnvs());

it('asks for what a table became in a window, under the table’s name and the key of the second region', async () => {
  dynamo.on(ExportTableToPointInTimeCommand).resolves({ ExportDescription: { ExportArn: 'arn:1' } });
  expect(await exports().begin('users', FROM, TO)).toBe('arn:1');
  expect(dynamo.commandCalls(ExportTableToPointInTimeCommand)[0]!.args[0].input).toEqual({
    TableArn: `${ARN}users`,
    S3Bucket: 'despacho-prod-changes-copy-111111111111',
    S3Prefix: 'users',
    S3SseAlgorithm: 'KMS',
    S3SseKmsKeyId: 'arn:aws:kms:us-west-2:111111111111:key/1',
    ExportFormat: 'DYNAMODB_JSON',
    ExportType: 'INCREMENTAL_EXPORT',
    IncrementalExportSpecification: { ExportFromTime: FROM, ExportToTime: TO, ExportViewType: 'NEW_IMAGE' },
  });
  expect(exports()).toMatchObject({ tables: ['users', 'duca'], hours: 3 });
});

it('says what became of an export, and from when on a table can be exported', async () => {
  dynamo.on(DescribeExportCommand, { ExportArn: 'arn:1' }).resolves({
    ExportDescription: { ExportStatus: 'FAILED' },
  });
  dynamo.on(DescribeContinuousBackupsCommand, { TableName: `${ARN}users` }).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { EarliestRestorableDateTime: FROM },
    },
  });
  dynamo.on(DescribeContinuousBackupsCommand, { TableName: `${ARN}duca` }).resolves({});
  expect(await exports().state('arn:1')).toBe('FAILED');
  expect(await exports().beginning('users')).toEqual(FROM);
  await expect(exports().beginning('duca')).rejects.toThrow('duca cannot be brought back');
});

it('keeps until when exports lead beside them, and knows nothing at first', async () => {
  const missing = 'User: is not authorized to perform: s3:ListBucket on resource: "arn:aws:s3:::x"';
  s3.on(GetObjectCommand).rejects(Object.assign(new Error(missing), { name: 'AccessDenied' }));
  expect(await exports().read()).toEqual({});
  await exports().keep(kept);
  const { Key, Body } = s3.commandCalls(PutObjectCommand)[0]!.args[0].input;
  expect(Key).toBe('until.json');
  const transformToString = () => Promise.resolve(String(Body));
  s3.on(GetObjectCommand).resolves({ Body: { transformToString } as never });
  expect(await exports().read()).toEqual(kept);
});

it('takes for nothing known only what is not there: otherwise it would begin anew and say that it is behind', async () => {
  s3.on(GetObjectCommand).rejects(Object.assign(new Error('s3:GetObject'), { name: 'AccessDenied' }));
  await expect(exports().read()).rejects.toThrow('s3:GetObject');
});
