import { catalogue } from '../../catalogues/names.ts';
import { add, compare, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { formatUnifiedNumber, sameDeclaration } from '../../foundation/numbers/declarationNumber.ts';
import { coversLine } from '../checks/coversLine.ts';
import type { DucaBody } from '../dataSets.ts';
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

/** What an accepted declaration discharges of an earlier one; goods in other units than it came in with are not counted. */
export function dischargeLine(
  id: string,
  { DUCA, FRACCIONES }: DucaBody,
  { lines }: Discharged,
  earlier: DucaBody,
  reference: Reference,
): Discharge {
  const how = dischargeOf(DUCA.MODALIDAD, reference);
  const units = new Set(earlier.FRACCIONES.map((each) => each.ID_UNIDAD_MEDIDA));
  const counted = FRACCIONES.filter(
    (each, index) => units.has(each.ID_UNIDAD_MEDIDA) && lines.some((text) => coversLine(text, index + 1)),
  );
  return {
    ID_DESCARGA: id,
    NUMERO_DUCA: DUCA.NUMERO_DUCA,
    FECHA: DUCA.FECHA_ACEPTACION,
    UNIDADES:
      how === 'CANTIDAD' ? add('0.000000', sum(counted.map((each) => each.CANTIDAD_UNIDADES || '0'))) : '',
    ENTERA: how === 'ENTERA' ? '1' : '0',
  };
}

/** Whether nothing of a declaration waits for its term any more: as much left as came in, or all of it by its treatment. */
export function isDischarged({ DUCA, DESCARGAS }: Pick<DucaBody, 'DUCA' | 'DESCARGAS'>): boolean {
  if (DESCARGAS.some((each) => each.ENTERA === '1')) return true;
  const left = sum(DESCARGAS.map((each) => each.UNIDADES || '0'));
  return compare(left, '0') > 0 && compare(left, DUCA.TOTAL_UNIDADES || '0') >= 0;
}

/** «Descargada por GTPRQPQ-26-001234-0001-5»; '' while nothing discharged it. */
export function dischargeSaid(body: Pick<DucaBody, 'DUCA' | 'DESCARGAS'>): string {
  if (body.DESCARGAS.length === 0) return '';
  const by = body.DESCARGAS.map((each) => formatUnifiedNumber(each.NUMERO_DUCA)).join(', ');
  return `${isDischarged(body) ? 'Descargada' : 'Descargada en parte'} por ${by}`;
}
