import { compare, fromUnits, isZero, round, sum, toUnits } from '../foundation/decimal/decimal.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { prorate } from '../foundation/decimal/prorate.ts';
import type { DocumentHeader } from '../foundation/documents/header.ts';
import { nameOf, wasSent, type DocumentKind } from '../foundation/documents/kind.ts';
import { isVoid, stateOf } from '../foundation/documents/states.ts';
import { precision } from '../foundation/fields/precision.ts';
import type { TransportBody } from './dataSets.ts';

const { decimals } = precision.weight;
/** The declaration carries hundredths (boxes 32 and 38). */
const DECLARED = 2;

/** A field of a transport document that a new weight changes; kilograms. */
export interface WeightChange {
  path: string;
  before: string;
  after: string;
}

/**
 * What a new gross weight changes (spec 7, work orders): the document's own, and those of its containers, in proportion
 * to what they were said to hold and exact to the gram in sum. Containers without a weight keep none.
 * @param weight kilograms with at most three decimals.
 */
export function weightChanges({ DOCUMENTO, CONTENEDORES }: TransportBody, weight: string): WeightChange[] {
  const weighed = CONTENEDORES.some(({ PESO_BRUTO }) => PESO_BRUTO !== '' && !isZero(PESO_BRUTO));
  const shares = weighed
    ? prorate(
        toUnits(weight, decimals),
        CONTENEDORES.map(({ PESO_BRUTO }) => toUnits(PESO_BRUTO || '0', decimals)),
      )
    : [];
  return [
    {
      path: 'DOCUMENTO.PESO_BRUTO',
      before: DOCUMENTO.PESO_BRUTO,
      after: fromUnits(toUnits(weight, decimals), decimals),
    },
    ...shares.map((share, line) => ({
      path: `CONTENEDORES[${line}].PESO_BRUTO`,
      before: CONTENEDORES[line]!.PESO_BRUTO,
      after: fromUnits(share, decimals),
    })),
  ].filter(({ before, after }) => before === '' || compare(before, after) !== 0);
}

/** A declaration of the order and what it says the cargo weighs. */
export interface Declared {
  kind: DocumentKind;
  header: Pick<DocumentHeader, 'ESTADO' | 'RESUMEN'>;
}

/**
 * What is to be said of a declaration once the order's transport documents weigh otherwise; '' when it says the same or
 * is void.
 * @param weights gross weights of the order's transport documents that stand, the new one among them.
 */
export function declaredOtherwise({ kind, header }: Declared, weights: readonly string[]): string {
  const said = header.RESUMEN[kind.weight ?? ''] ?? '';
  const weight = round(sum(weights.filter((each) => each !== '')), DECLARED);
  if (isVoid(header.ESTADO) || (said !== '' && compare(said, weight) === 0)) return '';
  const name = nameOf(kind, header.RESUMEN);
  const says = said === '' ? 'no dice su peso en la lista' : `dice ${formatAmount(said, DECLARED)} kg`;
  const remedy = wasSent(kind, header.ESTADO)
    ? 'Lo que se declaró no cambia solo: si el peso es otro, corríjalo ante la autoridad.'
    : 'Actualícela con los cambios de sus documentos.';
  return `${name} (${stateOf(kind.states, header.ESTADO).label}) ${says}, y la orden pesará ${formatAmount(weight, DECLARED)} kg. ${remedy}`;
}
