import { PRINT_CHECK } from '../../../shared/foundation/print/printCode.ts';
import { printFoot } from '../../../shared/foundation/print/printFoot.ts';
import { settings } from '../config.ts';
import { newestSeal } from '../sealedEnd.ts';
import { codeOfPrint } from './codeOfPrint.ts';
import type { PrintKind, PrintWork } from './kind.ts';
import type { PrintRow } from './row.ts';

const pageOf = ([origin]: readonly string[]): string =>
  origin === undefined ? '' : `${origin}/#${PRINT_CHECK}`;

/**
 * A print's row with what stands at the foot of its pages, which is decided once, before they are made: made again of the same row
 * they are the same. A draft has no code, for nobody shall take it for the paper.
 */
export async function marked<R extends PrintRow>(
  { module, isPaper }: PrintKind<R>,
  { services, scope, id, row }: Pick<PrintWork<R>, 'services' | 'scope' | 'id' | 'row'>,
): Promise<R> {
  if (!isPaper || row.PIE) return row;
  if (!isPaper(row)) return { ...row, CODIGO: '', PIE: [] };
  const CODIGO = codeOfPrint(services.sealer, scope, `${module}|${id}|${row.IMPRESION}`);
  const seal = await newestSeal(services, scope);
  return { ...row, CODIGO, PIE: printFoot(CODIGO, seal, pageOf(settings().APP_ORIGINS)) };
}
