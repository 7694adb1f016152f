import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import {
  completedNumber,
  complementsMarks,
  numberMarks,
  waitsForComplement,
} from '../../../shared/duca/marks.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { formatUnifiedNumber, withoutVersion } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { problem, warning, type Problem } from '../../../shared/foundation/rules/problem.ts';
import { findMarked } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { isVoid, stateLabel } from '../../../shared/foundation/documents/states.ts';

const PATH = 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL';
type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

/** The company's declaration with an authority's number, however it is written and in whichever version; undefined when there is none. */
export async function ducaByNumber(call: Asking, number: string): Promise<HeaderRow | undefined> {
  return (await ducasMarked(call, numberMarks(number)))[0];
}

/** The company's declarations under any of the marks, each once. */
export async function ducasMarked(call: Asking, marks: readonly string[]): Promise<HeaderRow[]> {
  if (marks.length === 0) return [];
  const found = await findMarked(ducasOf(call), marks);
  return [...new Map([...found.values()].flat().map((each) => [each.ID, each])).values()];
}

/** The declarations that this one completes, or by which it is completed or about to be. */
export async function pairOf(call: Asking, { DUCA, COMPLEMENTO }: DucaBody): Promise<HeaderRow[]> {
  const { NUMERO_DUCA_ORIGINAL } = COMPLEMENTO;
  return ducasMarked(call, [...numberMarks(NUMERO_DUCA_ORIGINAL), ...complementsMarks(DUCA.NUMERO_DUCA)]);
}

/** What the authority collects of a complementary declaration it publishes nowhere: a person settles it with the client. */
function chargedWhole(original: string): Problem {
  const message = `DUCA que se complementa: los tributos de esta entran completos en los gastos de la orden cuando se acepte, además de los que entraron por la ${original}. Si la autoridad cobra solo la diferencia, registre allí una devolución por el resto.`;
  return warning('duca.complement-charged', PATH, message);
}

/** Whether what a complementary declaration names may be completed by it. */
export async function originalProblems(
  call: Asking,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const number = completedNumber(body, reference);
  if (number === '') return [];
  const shown = formatUnifiedNumber(number);
  const original = await ducaByNumber(call, number);
  if (!original) {
    const message = `DUCA que se complementa: ${shown} no es de su empresa, o se tramitó fuera de Despacho. Confirme el número.`;
    return [warning('duca.complement-unknown', PATH, message)];
  }
  const other = { module: 'duca' as const, id: original.ID, path: 'DUCA.CLASE', label: `DUCA ${shown}` };
  const found: Problem[] = [];
  if (!waitsForComplement(original.RESUMEN['CLASE'] ?? '', reference)) {
    const message = `DUCA que se complementa: ${shown} no es provisional ni simplificada (clase ${original.RESUMEN['CLASE'] || 'en blanco'}), y no espera una complementaria.`;
    found.push({ ...problem('duca.complement-not-owed', PATH, message), other });
  }
  const rivals = (await ducasMarked(call, complementsMarks(number))).filter(
    (each) => each.ID !== header.ID && !isVoid(each.ESTADO),
  );
  for (const rival of rivals) {
    const state = stateLabel(ducaStates, rival.ESTADO)?.toLowerCase() ?? '';
    const message = `DUCA que se complementa: ${shown} ya tiene otra complementaria (${state}). Anule una de las dos.`;
    const place = { ...other, id: rival.ID, path: PATH, label: 'La otra complementaria' };
    const done = rival.RESUMEN['NUMERO_DUCA'] !== '';
    found.push({ ...(done ? problem : warning)('duca.complement-twice', PATH, message), other: place });
  }
  return found.length > 0 || header.ID_ORDEN === '' || original.ID_ORDEN === ''
    ? found
    : [{ ...chargedWhole(shown), other }];
}

/** Whether two bodies complete the same declaration, in whichever version its number names it. */
export const completeSame = (one: DucaBody, other: DucaBody, reference: Reference): boolean =>
  withoutVersion(completedNumber(one, reference)) === withoutVersion(completedNumber(other, reference));
