import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { PAID } from '../../taxes/paid.ts';

/**
 * How the taxes of goods are settled (DUCA 34.3 and 53.4): as their agreement 2 says, which may free a donation or a
 * diplomat of them, else as the modality does; paid where neither list says.
 */
export const paymentModeOf = (modality: string, agreement: string, reference: Reference): string =>
  reference.row(catalogue.agreements2, agreement)?.['MODALIDAD_PAGO'] ||
  reference.row(catalogue.modalities, modality)?.['MODALIDAD_PAGO'] ||
  PAID;
