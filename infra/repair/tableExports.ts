import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';

// Incremental exports of DynamoDB as they lie in a folder that the bucket was copied to (DynamoDB, table export output format).

/** What was exported cannot be used as it lies there; says what is wrong and what to do. Nothing was written. */
export class UnusableExport extends Error {
  constructor(sentence: string) {
    super(`${sentence} No se escribió nada.`);
  }
}

/** Rows of an export, of one part of the table's keys. */
interface DataFile {
  path: string;
  md5: string;
  items: number;
}

/** A finished export: what the rows of a table became from a moment on and before another, in epoch milliseconds. */
export interface TableExport {
  table: string;
  from: number;
  to: number;
  files: readonly DataFile[];
}

const SUMMARY = 'manifest-summary.json';

const moment = z.coerce.date().transform((date) => date.getTime());
const summarySchema = z.object({
  exportType: z.literal('INCREMENTAL_EXPORT'),
  outputFormat: z.literal('DYNAMODB_JSON'),
  /** The table's name (functions/runtime/exports.ts). */
  s3Prefix: z.string(),
  exportFromTime: moment,
  exportToTime: moment,
  manifestFilesS3Key: z.string(),
  itemCount: z.number(),
});
const fileSchema = z.object({
  dataFileS3Key: z.string(),
  md5Checksum: z.string(),
  itemCount: z.number(),
});

/** Exports of a folder that were finished: only then DynamoDB writes their summary. */
export function exportsIn(folder: string): TableExport[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => basename(name) === SUMMARY).map((name) => exportOf(folder, name));
}

function exportOf(folder: string, name: string): TableExport {
  try {
    const summary = summarySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const files = [...linesOf(readFileSync(join(folder, summary.manifestFilesS3Key)))]
      .map((line) => fileSchema.parse(JSON.parse(line)))
      .map((each) => ({
        path: join(folder, each.dataFileS3Key),
        md5: each.md5Checksum,
        items: each.itemCount,
      }));
    // A list that was cut names fewer rows than the summary.
    if (files.reduce((sum, { items }) => sum + items, 0) !== summary.itemCount) throw new Error('itemCount');
    return { table: summary.s3Prefix, from: summary.exportFromTime, to: summary.exportToTime, files };
  } catch {
    throw new UnusableExport(`La exportación de ${name} no está completa: copie otra vez el depósito.`);
  }
}

/**
 * Looks whether a file is the very one that was exported, to its last row.
 * @throws UnusableExport naming the file.
 */
export function assertWhole(file: DataFile): void {
  try {
    const md5 = createHash('md5').update(readFileSync(file.path)).digest('base64');
    let items = 0;
    if (md5 === file.md5) for (const _ of changesOf(file)) items += 1;
    if (md5 === file.md5 && items === file.items) return;
  } catch {
    // Told below: it is not there, or holds something else than rows.
  }
  throw new UnusableExport(`El archivo ${file.path} falta o no es el que se exportó: cópielo otra vez.`);
}

export type Row = Record<string, AttributeValue>;

/** What a row became, and when it was written; it was deleted when it became nothing. */
export interface Change {
  keys: { pk: { S: string }; sk: { S: string } };
  at: number;
  image: Row | undefined;
}

const text = z.object({ S: z.string() });
/** As a number of DynamoDB; the format's page shows it bare. */
const micros = z.union([z.object({ N: z.string() }).transform(({ N }) => N), z.string(), z.number()]);
const changeSchema = z
  .object({
    Metadata: z.object({ WriteTimestampMicros: micros.transform(Number).pipe(z.number().int().positive()) }),
    Keys: z.object({ pk: text, sk: text }),
    NewImage: z
      .record(
        z.string(),
        z.custom<AttributeValue>((value) => typeof value === 'object'),
      )
      .nullish(),
  })
  .transform(({ Metadata, Keys, NewImage }): Change => {
    return { keys: Keys, at: Metadata.WriteTimestampMicros, image: NewImage ?? undefined };
  });

/** Changes of a file in the order in which they lie there, which says nothing. */
export function* changesOf({ path }: Pick<DataFile, 'path'>): Generator<Change> {
  for (const line of linesOf(gunzipSync(readFileSync(path))))
    yield changeSchema.parse(JSON.parse(line, bytes));
}

/** In JSON bytes are base64; an attribute that is called so holds an object. */
function bytes(name: string, value: unknown): unknown {
  if (name === 'B' && typeof value === 'string') return Buffer.from(value, 'base64');
  if (name === 'BS' && Array.isArray(value)) return value.map((each) => Buffer.from(String(each), 'base64'));
  return value;
}

/** A file may be larger than a text can be. */
function* linesOf(file: Buffer): Generator<string> {
  for (let at = 0; at < file.length;) {
    const end = file.indexOf('\n', at);
    const stop = end < 0 ? file.length : end;
    if (stop > at) yield file.toString('utf8', at, stop);
    at = stop + 1;
  }
}
