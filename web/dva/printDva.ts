import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { call } from '../api/call.ts';
import { finishPrint } from '../document/print/finishPrint.ts';
import { printDocument } from '../document/print/printDocument.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import type { OpenDva } from './dvaKind.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';

/** Saves, prints on the server and shows the stored file. */
export const printDva = (open: OpenDva, mode: number, draft = false): Promise<void> =>
  printDocument(dvaProcedures, open, titleOf(dvaKind, open.header.RESUMEN), {
    MODO: mode,
    BORRADOR: draft,
    OPCIONES: undefined,
  });

/**
 * Prints the summarised DVA of an order and shows it.
 * @param open document of the order that it is asked for from; all of it is saved first
 */
export const printSummary = (ID_ORDEN: string, open?: Pick<OpenDocument, 'session'>): Promise<void> => {
  const place = { ID_ORDEN, DUCA_ID: undefined };
  return finishPrint(
    'DVA resumida',
    async () => {
      await open?.session.saveAll();
      return call(dvaProcedures.printSummary, { ...place, BORRADOR: undefined });
    },
    (IMPRESION) => call(dvaProcedures.printSummaryStatus, { ...place, IMPRESION }, { background: true }),
  );
};
