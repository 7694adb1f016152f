import { field } from '../../foundation/fields/field.ts';
import { taxpayerLookups } from '../../foundation/fields/lookedUp.ts';

/** Buyer; taken from the importer of the work order when the invoice is opened there. */
export const buyerFields = {
  NIT_COMPRADOR: field.taxId('Registro tributario del comprador', {
    copied: false,
    lookups: taxpayerLookups({ NOMBRE: 'NOMBRE_COMPRADOR', DIRECCION: 'DIRECCION_COMPRADOR' }),
    help: 'Identificación tributaria de quien compra; se comprueba su dígito verificador.',
  }),
  NOMBRE_COMPRADOR: field.text('Comprador', {
    copied: false,
    max: 200,
    help: 'Se toma del importador de la orden de trabajo; cámbielo solo si la factura nombra a otro.',
  }),
  DIRECCION_COMPRADOR: field.text('Dirección del comprador', {
    copied: false,
    max: 250,
    help: 'Dirección del comprador; se toma del importador de la orden de trabajo.',
  }),
} as const;
