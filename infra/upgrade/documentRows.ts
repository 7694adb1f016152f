import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { scanned } from '../everyRow.ts';

/** Company of a header's partition. */
export const companyOf = ({ pk }: Pick<HeaderRow, 'pk'>): string => pk.split('#')[1] ?? '';

/** Every header of a kind, of all companies; only an operator's order may read so. */
export async function* everyHeader(client: DynamoDBDocumentClient, table: string): AsyncGenerator<HeaderRow> {
  yield* scanned<HeaderRow>(client, {
    TableName: table,
    ConsistentRead: true,
    FilterExpression: 'begins_with(sk, :head)',
    ExpressionAttributeValues: { ':head': 'H#' },
  });
}
