import { TABLES_TARGET } from '../database/tablesGate.ts';

/** Something that a call does, as IAM names it: the action, the physical name of the part, rows' partition keys. */
export interface Asked {
  action: string;
  /** '' where there is one part alone, as with mail. */
  part: string;
  /** Partition keys of the rows, of an index its own; as AWS has them in `dynamodb:LeadingKeys`. */
  keys?: readonly string[];
  /** Name of the index that is asked. */
  index?: string;
  /** Key of the object. */
  object?: string;
}

type Row = Record<string, { S?: string }>;

/** A call of the tables, as far as rights go by it. */
interface TablesCall {
  TableName?: string;
  Key?: Row;
  Item?: Row;
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Row;
  RequestItems?: Record<string, { Keys?: Row[] }>;
  TransactItems?: Record<string, TablesCall>[];
}

/** Action of a single part of a transaction; AWS wants the rights of each. */
const PART_ACTION: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const keyOf = (row: Row | undefined): string[] => (row?.['pk']?.S === undefined ? [] : [row['pk'].S]);

/**
 * Partition that a query asks: what its condition compares with the table's partition key. Of an index, whose key has
 * another name, whatever it is equal to.
 */
function queried(call: TablesCall): string[] {
  const { KeyConditionExpression: text = '', ExpressionAttributeNames: names = {}, IndexName } = call;
  return [...text.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', value = '']) =>
    IndexName !== undefined || (names[name] ?? name) === 'pk'
      ? (call.ExpressionAttributeValues?.[value]?.S ?? [])
      : [],
  );
}

function ofTable(action: string, call: TablesCall): Asked {
  const { TableName: part = '', IndexName: index } = call;
  const keys = action === 'Query' ? queried(call) : keyOf(call.Key ?? call.Item);
  return { action: `dynamodb:${action}`, part, keys, ...(index === undefined ? {} : { index }) };
}

/** What a call of the tables does; each part of a transaction by itself, each table of a batch. */
function ofTables(operation: string, call: TablesCall): Asked[] {
  if (call.TransactItems)
    return call.TransactItems.flatMap((one) =>
      Object.entries(one).map(([part, inner]) => ofTable(PART_ACTION[part] ?? part, inner)),
    );
  if (call.RequestItems)
    return Object.entries(call.RequestItems).map(([part, { Keys = [] }]) => ({
      action: `dynamodb:${operation}`,
      part,
      keys: Keys.flatMap((key) => keyOf(key)),
    }));
  return [ofTable(operation, call)];
}

const QUEUES_TARGET = 'AmazonSQS.';
const SECRETS_TARGET = 'secretsmanager.';

const parsed = <T>(body: Uint8Array): T => JSON.parse(Buffer.from(body).toString('utf8')) as T;

/** What a call of the tables, the queues or the secrets does, by the target that it names. */
export function askedOf(target: string, body: Uint8Array): Asked[] {
  if (target.startsWith(TABLES_TARGET)) return ofTables(target.slice(TABLES_TARGET.length), parsed(body));
  if (target.startsWith(QUEUES_TARGET)) {
    const action = target.slice(QUEUES_TARGET.length).replace(/Batch$/, '');
    return [
      {
        action: `sqs:${action}`,
        part: parsed<{ QueueUrl?: string }>(body).QueueUrl?.split('/').at(-1) ?? '',
      },
    ];
  }
  return [
    {
      action: `secretsmanager:${target.slice(SECRETS_TARGET.length)}`,
      part: parsed<{ SecretId?: string }>(body).SecretId ?? '',
    },
  ];
}

/** What a call of the store does with the object that it names. */
export function askedOfObject(
  method: string,
  { bucket: part, key: object }: { bucket: string; key: string },
  query: Record<string, unknown>,
): Asked {
  const version = 'versionId' in query ? 'Version' : '';
  if (method === 'GET' || method === 'HEAD') return { action: `s3:GetObject${version}`, part, object };
  const aborts = method === 'DELETE' && 'uploadId' in query;
  if (method === 'DELETE')
    return { action: aborts ? 's3:AbortMultipartUpload' : `s3:DeleteObject${version}`, part, object };
  return { action: 's3:PutObject', part, object };
}
