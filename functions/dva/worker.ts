import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { referenceFor } from '../runtime/reference.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { dvasOf } from './dvas.ts';
import { makePrint } from './makePrint.ts';
import { printMessage, type PrintMessage } from './printMessage.ts';
import { printKey, type PrintRow } from './printRow.ts';

/** Prints one long DVA. A message that comes twice finds the print ready and does nothing. */
async function printLong(services: Services, { company, country, id, print }: PrintMessage): Promise<void> {
  const scope = jobScope(company, country);
  const key = printKey(scope, id, print);
  const row = await services.database.get<PrintRow>('dva', key);
  if (row?.ESTADO !== 'EN_PROCESO') return;
  await services.database.write({
    kind: 'update',
    table: 'dva',
    key,
    set: { AVANCE: 10, cuando: services.now().getTime() },
  });
  const [content, reference] = await Promise.all([
    dvasOf({ services, scope }).content(id, row.VERSION),
    referenceFor(services, country, shippedCatalogues),
  ]);
  await makePrint(services, scope, id, row, content.body as unknown as DvaBody, reference);
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
