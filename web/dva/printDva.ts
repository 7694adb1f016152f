import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { call } from '../api/call.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { dvaTitle } from './dvaKind.ts';
import { finishPrint } from './finishPrint.ts';

/** Saves, prints on the server and downloads the stored file. */
export const printDva = (open: OpenDocument, mode: number, draft = false): Promise<void> => {
  const { ID } = open.header;
  const background = { background: true };
  return finishPrint(
    dvaTitle(open.header),
    async () => {
      await open.session.saveNow();
      return call(dvaProcedures.print, {
        ID,
        MODO: mode,
        VERSION: undefined,
        BORRADOR: draft,
        OPCIONES: undefined,
      });
    },
    (IMPRESION) => call(dvaProcedures.printStatus, { ID, IMPRESION }, background),
  );
};

/** Prints the summarised DVA of an order and downloads it. */
export const printSummary = (ID_ORDEN: string, before?: () => Promise<void>): Promise<void> => {
  const place = { ID_ORDEN, DUCA_ID: undefined };
  return finishPrint(
    'DVA resumida',
    async () => {
      await before?.();
      return call(dvaProcedures.printSummary, { ...place, BORRADOR: undefined });
    },
    (IMPRESION) => call(dvaProcedures.printSummaryStatus, { ...place, IMPRESION }, { background: true }),
  );
};
