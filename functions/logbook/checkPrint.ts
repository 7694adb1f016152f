import { typedPrintCode } from '../../shared/foundation/print/printCode.ts';
import { applications } from '../../shared/users/applications.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import type { logbookProcedures } from '../../shared/logbook/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { printCodeKey, TABLE, type PrintCodeRow } from './rows.ts';

const UNKNOWN = { RESULTADO: '0', DOCUMENTO: '', FECHA: '', PAGINAS: 0, SHA256: '' } as const;

/** Whether a print of this code was made here: what, when, how many pages, and nothing of what it says or whose it is. */
export const checkPrint: Implementation<typeof logbookProcedures.checkPrint> = async ({
  input,
  services,
}) => {
  const code = typedPrintCode(input.CODIGO);
  const row = code && (await services.database.get<PrintCodeRow>(TABLE, printCodeKey(code)));
  if (!row) return UNKNOWN;
  const { MODULO, FECHA, PAGINAS, SHA256 } = row;
  const DOCUMENTO = isOneOf(APPLICATIONS, MODULO) ? applications[MODULO].name : '';
  return { RESULTADO: '1', DOCUMENTO, FECHA, PAGINAS, SHA256 };
};
