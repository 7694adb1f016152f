import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';

/** What an order of an operator needs of a kind, whatever its bodies are. */
export type HeaderKind = Pick<AnyDocument, 'module' | 'states' | 'columns' | 'index'>;

export const headerKinds: readonly HeaderKind[] = [
  workOrderDefinition,
  invoiceDefinition,
  transportDefinition,
  dvaDefinition,
  ducaDefinition,
  duaDefinition,
];

/** Company of a header's partition. */
export const companyOf = ({ pk }: Pick<HeaderRow, 'pk'>): string => pk.split('#')[1] ?? '';

/** Every header of a kind, of all companies; only an operator's order may read so. */
export async function* everyHeader(client: DynamoDBDocumentClient, table: string): AsyncGenerator<HeaderRow> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        FilterExpression: 'begins_with(sk, :head)',
        ExpressionAttributeValues: { ':head': 'H#' },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield* (page.Items ?? []) as HeaderRow[];
    start = page.LastEvaluatedKey;
  } while (start);
}
