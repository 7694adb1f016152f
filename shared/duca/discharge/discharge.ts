import { catalogue } from '../../catalogues/names.ts';
import { add, compare } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { formatUnifiedNumber, sameDeclaration } from '../../foundation/numbers/declarationNumber.ts';
import { coversLine } from '../checks/coversLine.ts';
import type { DucaBody } from '../dataSets.ts';
import { firstLine, furtherLine } from '../derive/documents.ts';
import { completedNumber, completes } from '../marks.ts';
import { earlierKind } from '../ownKinds.ts';

export type Discharge = DucaBody['DESCARGAS'][number];

/** How a modality discharges an earlier declaration (DESCARGA of the list): CANTIDAD, ENTERA, PARTE; '' when it does not. */
export const dischargeOf = (modality: string, reference: Reference): string =>
  reference.row(catalogue.modalities, modality)?.['DESCARGA'] ?? '';

export interface Discharged {
  number: string;
  /** Boxes 54.6 of the papers that name it. */
  lines: string[];
}

/**
 * Declarations that this one discharges when it is accepted: those that its box 54 names (domain 1.6). A complementary one
 * says again what its original discharges.
 */
export function dischargedBy(body: DucaBody, reference: Reference): Discharged[] {
  const { MODALIDAD, CLASE } = body.DUCA;
  if (dischargeOf(MODALIDAD, reference) === '' || completes(CLASE, reference)) return [];
  return earlierNamed(body, reference);
}

/** Each earlier declaration that box 54 names, but the one that is completed. */
export function earlierNamed(body: DucaBody, reference: Reference): Discharged[] {
  const kind = earlierKind(reference);
  const completed = completedNumber(body, reference);
  const named: Discharged[] = [];
  for (const { CODIGO_DOCUMENTO, NUMERO_DOCUMENTO: number, LINEA } of body.DOCUMENTOS) {
    if (kind === undefined || CODIGO_DOCUMENTO !== kind || number === '') continue;
    if (completed !== '' && sameDeclaration(number, completed)) continue;
    const known = named.find((each) => sameDeclaration(each.number, number));
    if (known) known.lines.push(LINEA);
    else named.push({ number, lines: [LINEA] });
  }
  return named;
}

/** The discharges of a declaration but those by another, of which each unit has a line. */
export const dischargedByOthers = ({ DESCARGAS }: Pick<DucaBody, 'DESCARGAS'>, id: string): Discharge[] =>
  DESCARGAS.filter(({ ID_DESCARGA: line }) => line !== id && firstLine(line) !== id);

/**
 * What an accepted declaration discharges of an earlier one, each unit of that apart: pieces are not made up for by
 * kilograms, and goods in other units than it came in with are not counted.
 */
export function dischargeLines(
  id: string,
  { DUCA, FRACCIONES }: DucaBody,
  { lines }: Discharged,
  earlier: Pick<DucaBody, 'FRACCIONES'>,
  reference: Reference,
): Discharge[] {
  const how = dischargeOf(DUCA.MODALIDAD, reference);
  const line = { NUMERO_DUCA: DUCA.NUMERO_DUCA, FECHA: DUCA.FECHA_ACEPTACION };
  const ENTERA = how === 'ENTERA' ? '1' : '0';
  const covered = FRACCIONES.filter((_, index) => lines.some((text) => coversLine(text, index + 1)));
  const counted = how === 'CANTIDAD' ? quantities({ FRACCIONES: covered }) : new Map<string, string>();
  const own = [...quantities(earlier).keys()].filter((unit) => counted.has(unit));
  if (own.length === 0) return [{ ID_DESCARGA: id, ...line, UNIDADES: '', ID_UNIDAD_MEDIDA: '', ENTERA }];
  return own.map((unit, at) => ({
    ID_DESCARGA: at === 0 ? id : furtherLine(id, at + 1),
    ...line,
    UNIDADES: counted.get(unit)!,
    ID_UNIDAD_MEDIDA: unit,
    ENTERA,
  }));
}

/** Box 43 of the fractions, by their unit. */
const quantities = ({ FRACCIONES }: Pick<DucaBody, 'FRACCIONES'>): Map<string, string> =>
  summedBy(FRACCIONES.map((each) => [each.ID_UNIDAD_MEDIDA, each.CANTIDAD_UNIDADES] as const));

function summedBy(pairs: readonly (readonly [unit: string, quantity: string])[]): Map<string, string> {
  const sums = new Map<string, string>();
  for (const [unit, quantity] of pairs) sums.set(unit, add(sums.get(unit) ?? '0.000000', quantity || '0'));
  return sums;
}

type Standing = Pick<DucaBody, 'FRACCIONES' | 'DESCARGAS'>;

/** Whether nothing of a declaration waits for its term any more: as much left of each unit as came in, or all of it by its treatment. */
export function isDischarged(body: Standing): boolean {
  const { DESCARGAS } = body;
  if (DESCARGAS.some((each) => each.ENTERA === '1')) return true;
  const left = summedBy(DESCARGAS.map((each) => [each.ID_UNIDAD_MEDIDA, each.UNIDADES] as const));
  return (
    DESCARGAS.length > 0 &&
    [...quantities(body)].every(([unit, came]) => left.has(unit) && compare(left.get(unit)!, came) >= 0)
  );
}

/** «Descargada por GTPRQPQ-26-001234-0001-5»; '' while nothing discharged it. */
export function dischargeSaid(body: Standing): string {
  if (body.DESCARGAS.length === 0) return '';
  const by = [...new Set(body.DESCARGAS.map((each) => formatUnifiedNumber(each.NUMERO_DUCA)))].join(', ');
  return `${isDischarged(body) ? 'Descargada' : 'Descargada en parte'} por ${by}`;
}
