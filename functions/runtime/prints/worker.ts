import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { CatalogueList } from '../../../shared/foundation/documents/makeReference.ts';
import { companyReference } from '../companyReference.ts';
import { workingFor } from '../narrowed.ts';
import { consume, type Remaining, takeUpSoon } from '../consume.ts';
import { jobScope } from '../scope.ts';
import { madeOnce } from '../madeOnce.ts';
import { createServices, type Services } from '../services.ts';
import type { PrintKind } from './kind.ts';
import { makePrint } from './makePrint.ts';
import { printMessage, type PrintMessage } from './message.ts';
import { printKey, type PrintRow } from './row.ts';

interface PrintWorker {
  queue: string;
  /** Kind of a print by its name, and by the id of what it belongs to. */
  kindOf: (print: string, id: string) => PrintKind<PrintRow>;
  catalogues: readonly CatalogueList[];
}

/** Makes one long print. A message that comes twice finds it ready and does nothing. */
async function printLong(
  services: Services,
  { kindOf, catalogues }: PrintWorker,
  { company, country, id, print }: PrintMessage,
): Promise<void> {
  const scope = jobScope(company, country);
  const kind = kindOf(print, id);
  const key = printKey(scope, id, print);
  const row = await services.database.get<PrintRow>(kind.module, key);
  if (row?.ESTADO !== 'EN_PROCESO') return;
  const progress = (AVANCE: number): Promise<void> =>
    services.database.write({
      kind: 'update',
      table: kind.module,
      key,
      set: { AVANCE, cuando: services.now().getTime() },
    });
  await progress(10);
  const reference = await companyReference({ services, scope }, catalogues);
  await makePrint(kind, { services, scope, id, row, reference, progress });
}

/** Worker of a module's queue of prints; only messages that failed come again. */
export function createPrintWorker(worker: PrintWorker, make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent, remaining?: Remaining): Promise<SQSBatchResponse> => {
    const loaded = await services();
    await takeUpSoon(loaded, worker.queue, event, remaining);
    return consume(loaded.log, worker.queue, event, (body) => {
      const message = printMessage.parse(JSON.parse(body));
      return workingFor(message, () => printLong(loaded, worker, message));
    });
  };
}
