import { deadLetterName } from '../shared/foundation/queues.ts';
import { TEMPORARY_PREFIX } from '../shared/foundation/temporary.ts';
import type { Bucket, Grant, Table } from './parts.ts';

/**
 * What a grant lets a function do, in IAM's words: `infra/cloud` writes them into its role, and on one machine the services
 * refuse what they do not name.
 */

/** No Scan anywhere: a partition key starts with its company, and a scan would read across companies. */
const TABLE_READ = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:ConditionCheckItem',
];
const TABLE_WRITE = [...TABLE_READ, 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];
/** Rows that are put and never changed or taken away: a row that stands is only put over on condition of what it was. */
const TABLE_APPEND = [...TABLE_READ, 'dynamodb:PutItem'];
/** News of what was done: whoever puts them has no business with those of others. */
const TABLE_ADD = ['dynamodb:PutItem'];
const TABLES = {
  read: TABLE_READ,
  write: TABLE_WRITE,
  append: TABLE_APPEND,
  add: TABLE_ADD,
  pass: [...TABLE_ADD, 'dynamodb:DeleteItem'],
} as const;
/** An index is only ever asked; what is in it is written with its table. */
export const INDEX_ACTIONS: readonly string[] = ['dynamodb:Query'];
/** Objects are replaced by versions and expire by lifecycle; no function deletes one. */
const OBJECT_READ = ['s3:GetObject'];
// A large object is put part by part, and the parts of one that failed are thrown away.
const OBJECT_ADD = ['s3:PutObject', 's3:AbortMultipartUpload'];
const OBJECTS = {
  read: OBJECT_READ,
  write: [...OBJECT_READ, ...OBJECT_ADD],
  add: OBJECT_ADD,
  // S3 answers that it is there to whoever may do nothing in it (functions/runtime/probe.ts).
  measure: [],
} as const;
const QUEUE = { send: ['sqs:SendMessage'], measure: ['sqs:GetQueueAttributes'] } as const;

/** Whoever measures a queue measures what it set aside, too: nobody else would hear of that on one machine. */
export const queuesOf = ({ queue, access }: Extract<Grant, { queue: string }>): string[] =>
  access === 'measure' ? [queue, deadLetterName(queue)] : [queue];

/** Beginnings of the partition keys that all companies share, and of those of companies (functions/runtime/keys.ts). */
export const LEADING = { system: 'system#', company: 'C#' } as const;

/**
 * The second wall between companies (docs/reliability/companies-apart.md), above every grant. Credentials that are
 * narrowed to a company reach these rows and objects and no others, and ask no index across companies; a star at the end stands for whatever follows. Those that
 * are not reach rows of companies only in tables that say `beforeScope`, and no object.
 */
export const WALL = {
  rows: (company: string): string[] => [
    `${LEADING.company}${company}`,
    `${LEADING.company}${company}#*`,
    `${LEADING.system}*`,
  ],
  objects: (company: string): string[] => [`${company}/*`, `${TEMPORARY_PREFIX}${company}/*`],
  rowsOfCompanies: `${LEADING.company}*`,
} as const;

/** Indexes of a table that a grant lets ask: no row is seen by who only adds, and those across companies by who knows one. */
export const indexesOf = (
  grant: Extract<Grant, { table: string }>,
  indexes: Table['indexes'],
): Table['indexes'] =>
  actionsOf(grant).includes('dynamodb:Query')
    ? indexes.filter(({ across }) => !across || grant.keys !== 'company')
    : [];

/** Of what is locked the very version is read that was written; elsewhere an earlier one is for people to bring back. */
export const versionActionsOf = (grant: Grant, buckets: readonly Bucket[]): readonly string[] =>
  'bucket' in grant &&
  actionsOf(grant).includes('s3:GetObject') &&
  buckets.some(({ name, locked }) => locked && name === grant.bucket)
    ? ['s3:GetObjectVersion']
    : [];

/** Indexes of tables whose partitions are of no company: their rows tell of all. */
export const acrossAll = (tables: readonly Table[]): { table: string; index: string }[] =>
  tables.flatMap(({ name, indexes }) =>
    indexes.filter(({ across }) => across).map((each) => ({ table: name, index: each.name })),
  );

export function actionsOf(grant: Grant): readonly string[] {
  if ('table' in grant) return TABLES[grant.access];
  if ('bucket' in grant) return OBJECTS[grant.access];
  if ('queue' in grant) return QUEUE[grant.access];
  if ('mail' in grant) return ['ses:SendEmail'];
  if ('secret' in grant) return ['secretsmanager:GetSecretValue'];
  // The analysis is another engine on each side (infra/cloud/analysis.ts).
  return [];
}
