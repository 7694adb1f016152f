import { catalogue } from '../../catalogues/names.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { CostRow } from './procedures.ts';
import { OF_ANNULLED } from './totals.ts';

type Told = Pick<CostRow, 'GASTO' | 'ANULADA' | 'LOCAL' | 'DOLARES'>;

/** What a cost is, by the name of its concept. */
export const conceptOf = (
  { GASTO: { ID_CONCEPTO = '' } }: Pick<Told, 'GASTO'>,
  reference: Reference,
): string => reference.row(catalogue.costConcepts, ID_CONCEPTO)?.VALOR ?? ID_CONCEPTO;

/** Its description, with what became of its declaration. */
export const descriptionOf = ({
  GASTO: { DESCRIPCION = '' },
  ANULADA,
}: Pick<Told, 'GASTO' | 'ANULADA'>): string =>
  ANULADA === '1' ? `${DESCRIPCION} (${OF_ANNULLED})`.trim() : DESCRIPCION;

const money = (code: string, amount: string): string => `${code} ${formatAmount(amount, 2)}`;

/** What it comes to with its tax, in both currencies, a refund below zero: GTQ 773.90 (US$ 100.00). */
export const amountOf = ({ LOCAL, DOLARES }: Pick<Told, 'LOCAL' | 'DOLARES'>, local: string): string =>
  `${money(local, LOCAL)} (${money('US$', DOLARES)})`;
