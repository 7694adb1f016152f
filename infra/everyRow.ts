import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient, QueryCommandInput, ScanCommandInput } from '@aws-sdk/lib-dynamodb';

/** Every row that a scan of a table finds, page by page; only an operator's order may read so. */
export async function* scanned<R>(
  client: DynamoDBDocumentClient,
  input: ScanCommandInput,
): AsyncGenerator<R> {
  for await (const { Items = [] } of paginateScan({ client }, input)) yield* Items as R[];
}

/** Every row that a query finds, page by page. */
export async function* queried<R>(
  client: DynamoDBDocumentClient,
  input: QueryCommandInput,
): AsyncGenerator<R> {
  for await (const { Items = [] } of paginateQuery({ client }, input)) yield* Items as R[];
}
