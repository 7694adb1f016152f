import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Payment } from './costData.ts';

/** Who pays the taxes of a declaration while nobody says otherwise of one, as the company has it; else the agency. */
export const taxPayment = (reference: Reference): Payment =>
  reference.row(catalogue.settings, 'TRIBUTOS_PAGA_CLIENTE')?.['ACTIVO'] === '1'
    ? { PAGADO_POR: 'CLIENTE', CARGO_CLIENTE: '0' }
    : { PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1' };
