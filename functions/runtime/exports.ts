import {
  DescribeContinuousBackupsCommand,
  DescribeExportCommand,
  ExportTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { setting } from './config.ts';
import { isAbsent } from './files.ts';
import { inTrace } from './subsegments.ts';
import { tableClient } from './tableClient.ts';

/** Beside the exports, so that whoever restores without the first region reads there until when they lead. */
const KEPT = 'until.json';

const keptSchema = z.record(
  z.string(),
  z.object({
    /** What was written to the table before lies in the second region without a gap. */
    until: z.coerce.date(),
    /** The export under way that leads on from there. */
    running: z.object({ arn: z.string(), to: z.coerce.date() }).optional(),
  }),
);

/** What is known of the exports of each table. */
export type Kept = z.infer<typeof keptSchema>;

/** Has DynamoDB lay what was written to tables into the second region, a window at a time; it reads and writes no row. */
export interface Exports {
  tables: readonly string[];
  /** So many hours are a window. */
  hours: number;
  read: () => Promise<Kept>;
  keep: (kept: Kept) => Promise<void>;
  /** The first moment from which a table can be exported. */
  beginning: (table: string) => Promise<Date>;
  /** Begins an export of what was written from a moment on and before another; answers its name. */
  begin: (table: string, from: Date, to: Date) => Promise<string>;
  state: (arn: string) => Promise<string | undefined>;
}

/** As the deployment says it (infra/cloud/changes.ts). */
export function tableExports(
  dynamo = tableClient(),
  s3 = inTrace(new S3Client({ region: setting('CHANGES_REGION') })),
): Exports {
  const Bucket = setting('CHANGES_BUCKET');
  const arnOf = (table: string): string => setting('CHANGES_TABLE_ARN') + table;
  return {
    tables: setting('CHANGES_TABLES').split(','),
    hours: Number(setting('CHANGES_HOURS')),
    read: async () => {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: KEPT }));
        return keptSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
      } catch (error) {
        if (isAbsent(error)) return {};
        throw error;
      }
    },
    keep: async (kept) => {
      const Body = JSON.stringify(kept, undefined, 1);
      await s3.send(new PutObjectCommand({ Bucket, Key: KEPT, Body, ContentType: 'application/json' }));
    },
    beginning: async (table) => {
      const asked = new DescribeContinuousBackupsCommand({ TableName: arnOf(table) });
      const { ContinuousBackupsDescription: backups } = await dynamo.send(asked);
      const earliest = backups?.PointInTimeRecoveryDescription?.EarliestRestorableDateTime;
      if (!earliest) throw new Error(`${table} cannot be brought back to a point in time`);
      return earliest;
    },
    begin: async (table, ExportFromTime, ExportToTime) => {
      const { ExportDescription: begun } = await dynamo.send(
        new ExportTableToPointInTimeCommand({
          TableArn: arnOf(table),
          S3Bucket: Bucket,
          S3Prefix: table,
          S3SseAlgorithm: 'KMS',
          S3SseKmsKeyId: setting('CHANGES_KEY'),
          ExportFormat: 'DYNAMODB_JSON',
          ExportType: 'INCREMENTAL_EXPORT',
          IncrementalExportSpecification: { ExportFromTime, ExportToTime, ExportViewType: 'NEW_IMAGE' },
        }),
      );
      if (!begun?.ExportArn) throw new Error(`The export of ${table} has no name`);
      return begun.ExportArn;
    },
    state: async (ExportArn) => {
      const { ExportDescription } = await dynamo.send(new DescribeExportCommand({ ExportArn }));
      return ExportDescription?.ExportStatus;
    },
  };
}
