import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { PAID } from '../../taxes/paid.ts';

/** How the taxes of a modality are settled (DUCA 34.3 and 53.4); paid where the list of modalities does not say. */
export const paymentModeOf = (modality: string, reference: Reference): string =>
  reference.row(catalogue.modalities, modality)?.['MODALIDAD_PAGO'] || PAID;
