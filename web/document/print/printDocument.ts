import type { AnyProcedure, Input } from '../../../shared/foundation/contracts/procedure.ts';
import type { PrintedVersion } from '../../../shared/foundation/documents/printProcedures.ts';
import { call } from '../../api/call.ts';
import type { OpenDocument } from '../useDocument.ts';
import { finishPrint } from './finishPrint.ts';

/** Contracts made by `printProcedures`. */
export interface PrintContracts {
  print: AnyProcedure;
  printStatus: AnyProcedure;
}

/** Saves a document, prints it on the server and shows the stored file. `options` are the form's own parameters, and a version other than the newest. */
export function printDocument<P extends PrintContracts>(
  { print, printStatus }: P,
  open: OpenDocument,
  title: string,
  options: Omit<Input<P['print']>, 'ID' | 'VERSION'> & { VERSION?: number },
): Promise<void> {
  const { ID } = open.header;
  return finishPrint<PrintedVersion>(
    title,
    async () => {
      await open.session.saveAll();
      return call(print, { VERSION: undefined, ...options, ID }) as Promise<PrintedVersion>;
    },
    (IMPRESION) => call(printStatus, { ID, IMPRESION }, { background: true }) as Promise<PrintedVersion>,
  );
}
