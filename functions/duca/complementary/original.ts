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
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Write } from '../../runtime/database.ts';
import { findMarked } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { sealLock } from '../../transmission/declarations/sealLock.ts';
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

interface Judged {
  problems: Problem[];
  /** Keep another complementary one from being sealed that was judged at the same moment. */
  writes: Write[];
}

const COMPLETED_NOW =
  'Otra declaración que complementa la misma DUCA se selló en este momento y esta no se selló. Revise «Problemas» y transmita de nuevo cuando aquella tenga respuesta.';

/** Whether what a complementary declaration names may be completed by it: by one at a time, whoever's that one is. */
export async function originalProblems(
  call: Asking,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Judged> {
  const number = completedNumber(body, reference);
  if (number === '') return { problems: [], writes: [] };
  // The lock is read before what it keeps.
  const of = ['completed', withoutVersion(number) || number] as const;
  const lock = await sealLock(call, { table: 'duca', of, reason: COMPLETED_NOW });
  const shown = formatUnifiedNumber(number);
  const [original, rivals] = await Promise.all([
    ducaByNumber(call, number),
    rivalProblems(call, header, number),
  ]);
  const found = [
    ...(original ? owedProblems(original, shown, reference) : [unknownOriginal(shown)]),
    ...rivals,
  ];
  const isCharged = original && header.ID_ORDEN !== '' && original.ID_ORDEN !== '';
  const charged = isCharged ? [{ ...chargedWhole(shown), other: placeOf(original, shown) }] : [];
  return { problems: found.length > 0 ? found : charged, writes: [lock] };
}

const placeOf = ({ ID: id }: HeaderRow, shown: string) =>
  ({ module: 'duca', id, path: 'DUCA.CLASE', label: `DUCA ${shown}` }) as const;

function unknownOriginal(shown: string): Problem {
  const message = `DUCA que se complementa: ${shown} no es de su empresa, o se tramitó fuera de Despacho. Confirme el número.`;
  return warning('duca.complement-unknown', PATH, message);
}

/** Whether the class of the original waits for one that completes it. */
function owedProblems(original: HeaderRow, shown: string, reference: Reference): Problem[] {
  const { CLASE = '' } = original.RESUMEN;
  if (waitsForComplement(CLASE, reference)) return [];
  const message = `DUCA que se complementa: ${shown} no es provisional ni simplificada (clase ${CLASE || 'en blanco'}), y no espera una complementaria.`;
  return [{ ...problem('duca.complement-not-owed', PATH, message), other: placeOf(original, shown) }];
}

/** Other declarations that complete the same one, or would: what is accepted or with the authority keeps this one back. */
async function rivalProblems(call: Asking, header: HeaderRow, number: string): Promise<Problem[]> {
  const rivals = (await ducasMarked(call, complementsMarks(number))).filter(
    (each) => each.ID !== header.ID && !isVoid(each.ESTADO),
  );
  return rivals.map(({ ID: id, ESTADO, RESUMEN }): Problem => {
    const isOnItsWay = IN_FLIGHT_STATES.includes(ESTADO);
    const state = stateLabel(ducaStates, ESTADO)?.toLowerCase() ?? '';
    const remedy = isOnItsWay
      ? 'Espere la respuesta de la autoridad a esa antes de transmitir esta.'
      : 'Anule una de las dos.';
    const message = `DUCA que se complementa: ${formatUnifiedNumber(number)} ya tiene otra complementaria (${state}). ${remedy}`;
    const keepsBack = isOnItsWay || RESUMEN['NUMERO_DUCA'] !== '';
    const other = { module: 'duca' as const, id, path: PATH, label: 'La otra complementaria' };
    return { ...(keepsBack ? problem : warning)('duca.complement-twice', PATH, message), other };
  });
}

/** Whether two bodies complete the same declaration, in whichever version its number names it. */
export const completeSame = (one: DucaBody, other: DucaBody, reference: Reference): boolean =>
  withoutVersion(completedNumber(one, reference)) === withoutVersion(completedNumber(other, reference));
