import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Row = Record<string, AttributeValue>;

/** One row as an export tells it: without an image it was deleted. */
export interface Written {
  row: Row;
  at: number;
  deleted?: true;
}

/** A value as JSON has it in an export, by its names: a replacer sees of bytes only what they turn themselves into. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name, turned: unknown) {
    const own = this[name];
    if (own instanceof Uint8Array) return Buffer.from(own).toString('base64');
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return turned;
    return Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** A folder that a bucket of incremental exports was copied to, as DynamoDB writes it (table export output format). */
export class ExportFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'despacho-changes-'));

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  private write(key: string, bytes: Buffer | string): void {
    mkdirSync(dirname(join(this.path, key)), { recursive: true });
    writeFileSync(join(this.path, key), bytes);
  }

  /** Rows of a table that were written in a window, last first and over two files, for their order says nothing. */
  add(
    table: string,
    from: string,
    to: string,
    written: readonly Written[],
  ): { data: string[]; list: string } {
    const id = `${Date.parse(to)}-${randomBytes(4).toString('hex')}`;
    const base = `${table}/AWSDynamoDB`;
    const lines = written.toReversed().map(({ row, at, deleted }) =>
      asJson({
        Metadata: { WriteTimestampMicros: { N: String(at) } },
        Keys: { pk: row['pk'], sk: row['sk'] },
        ...(deleted ? {} : { NewImage: row }),
      }),
    );
    const half = Math.floor(lines.length / 2);
    const files = [lines.slice(0, half), lines.slice(half)].map((own) => {
      const bytes = gzipSync(own.map((line) => `${line}\n`).join(''));
      const dataFileS3Key = `${base}/data/${randomBytes(12).toString('hex')}.json.gz`;
      this.write(dataFileS3Key, bytes);
      const md5Checksum = createHash('md5').update(bytes).digest('base64');
      return {
        itemCount: own.length,
        md5Checksum,
        etag: `${randomBytes(16).toString('hex')}-1`,
        dataFileS3Key,
      };
    });
    const list = `${base}/${id}/manifest-files.json`;
    this.write(list, files.map((each) => `${JSON.stringify(each)}\n`).join(''));
    this.write(`${base}/${id}/_started`, '');
    const summary = {
      version: '2023-08-01',
      exportArn: `arn:aws:dynamodb:us-east-1:111111111111:table/despacho-prod-${table}/export/${id}`,
      startTime: to,
      endTime: to,
      tableArn: `arn:aws:dynamodb:us-east-1:111111111111:table/despacho-prod-${table}`,
      tableId: 'b116b490-6460-4d4a-9a6b-5d360abf4fb3',
      exportFromTime: from,
      exportToTime: to,
      s3Bucket: 'despacho-prod-changes-copy-111111111111',
      s3Prefix: table,
      s3SseAlgorithm: 'KMS',
      s3SseKmsKeyId: 'arn:aws:kms:us-west-2:111111111111:key/1',
      manifestFilesS3Key: list,
      billedSizeBytes: 10_485_760,
      itemCount: lines.length,
      outputFormat: 'DYNAMODB_JSON',
      outputView: 'NEW_IMAGE',
      exportType: 'INCREMENTAL_EXPORT',
    };
    this.write(`${base}/${id}/manifest-summary.json`, JSON.stringify(summary));
    return { data: files.map((each) => join(this.path, each.dataFileS3Key)), list: join(this.path, list) };
  }
}
