import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { formatUnifiedNumber, sameDeclaration } from '../../foundation/numbers/declarationNumber.ts';
import {
  isAllDischarged,
  linesDischarging,
  saidOfDischarges,
  type Counted,
} from '../../transmission/discharge.ts';
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

/** What an accepted declaration discharges of an earlier one, by box 43 in the units of that. */
export function dischargeLines(
  id: string,
  { DUCA, FRACCIONES }: DucaBody,
  { lines }: Discharged,
  earlier: Pick<DucaBody, 'FRACCIONES'>,
  reference: Reference,
): Discharge[] {
  const covered = FRACCIONES.filter((_, index) => lines.some((text) => coversLine(text, index + 1)));
  const how = dischargeOf(DUCA.MODALIDAD, reference);
  const leaving = { items: [WHOLE], how, counted: counted({ FRACCIONES: covered }) };
  return linesDischarging(id, leaving, counted(earlier)).map((line) => ({
    ID_DESCARGA: line.ID_DESCARGA,
    NUMERO_DUCA: DUCA.NUMERO_DUCA,
    FECHA: DUCA.FECHA_ACEPTACION,
    UNIDADES: line.UNIDADES,
    ID_UNIDAD_MEDIDA: line.ID_UNIDAD_MEDIDA,
    ENTERA: line.ENTERA,
  }));
}

/** A DUCA is discharged as a whole, whichever of its fractions the goods came in by. */
const WHOLE = '';

/** Box 43 of the fractions, in their unit. */
const counted = ({ FRACCIONES }: Pick<DucaBody, 'FRACCIONES'>): Counted[] =>
  FRACCIONES.map((each) => ({
    item: WHOLE,
    unit: each.ID_UNIDAD_MEDIDA,
    quantity: each.CANTIDAD_UNIDADES,
  }));

type Standing = Pick<DucaBody, 'FRACCIONES' | 'DESCARGAS'>;

/** Whether nothing of a declaration waits for its term any more. */
export const isDischarged = (body: Standing): boolean => isAllDischarged(counted(body), body.DESCARGAS);

/** «Descargada por GTPRQPQ-26-001234-0001-5»; '' while nothing discharged it. */
export const dischargeSaid = (body: Standing): string =>
  saidOfDischarges(
    counted(body),
    body.DESCARGAS,
    body.DESCARGAS.map((each) => formatUnifiedNumber(each.NUMERO_DUCA)),
  );
