import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { referenceFor } from '../runtime/reference.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { dvasOf } from './dvas.ts';
import { makePrint } from './makePrint.ts';
import { makeSummary } from './makeSummary.ts';
import { printMessage, type PrintMessage } from './printMessage.ts';
import { printKey, type PrintRow } from './printRow.ts';
import { SUMMARY_PREFIX, type SummaryRow } from './summaryRow.ts';

/** Prints one long DVA. A message that comes twice finds the print ready and does nothing. */
async function printLong(services: Services, { company, country, id, print }: PrintMessage): Promise<void> {
  const scope = jobScope(company, country);
  const key = printKey(scope, id, print);
  const progress = (AVANCE: number): Promise<void> =>
    services.database.write({
      kind: 'update',
      table: 'dva',
      key,
      set: { AVANCE, cuando: services.now().getTime() },
    });
  if (print.startsWith(SUMMARY_PREFIX)) {
    const summary = await services.database.get<SummaryRow>('dva', key);
    if (summary?.ESTADO !== 'EN_PROCESO') return;
    await progress(10);
    const lists = await referenceFor(services, country, shippedCatalogues);
    await makeSummary(services, scope, id, summary, lists);
    return;
  }
  const row = await services.database.get<PrintRow>('dva', key);
  if (row?.ESTADO !== 'EN_PROCESO') return;
  await progress(10);
  const [content, reference] = await Promise.all([
    dvasOf({ services, scope }).content(id, row.VERSION),
    referenceFor(services, country, shippedCatalogues),
  ]);
  await progress(30);
  await makePrint(services, scope, id, row, content.body as unknown as DvaBody, reference, progress);
}

/** Worker of the queue `print-jobs`; only messages that failed come again. */
export function createDvaWorker(make: () => Promise<Services> = createServices) {
  let services: Promise<Services> | undefined;
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await (services ??= make());
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const each of event.Records) {
      try {
        await printLong(loaded, printMessage.parse(JSON.parse(each.body)));
      } catch (error) {
        loaded.log.error('message.failed', { queue: 'print-jobs', id: each.messageId, error });
        batchItemFailures.push({ itemIdentifier: each.messageId });
      }
    }
    return { batchItemFailures };
  };
}

export const handler = createDvaWorker();
