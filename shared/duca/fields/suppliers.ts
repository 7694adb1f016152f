import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { partyLengths } from '../../invoices/fields/lengths.ts';

/** Every supplier of the invoices; the first one also stands in box 4. */
export const suppliers = many('Proveedores', 'ID_PROVEEDOR', {
  ID_PROVEEDOR: field.key(),
  NOMBRE_PROVEEDOR: field.text('Nombre del proveedor', {
    max: partyLengths.name,
    help: 'Como aparece en la factura.',
  }),
  NUMERO_IDENTIFICACION: field.text('No. Identificación', {
    max: partyLengths.id,
    help: 'Registro tributario en su país, si lo tiene.',
  }),
  ID_PAIS_PROVEEDOR: field.choice('País', {
    catalogue: catalogue.countries,
    help: 'País donde está domiciliado el proveedor.',
  }),
  DOMICILIO_PROVEEDOR: field.text('Domicilio', {
    max: partyLengths.domicile,
    help: 'Dirección del proveedor, con la ciudad.',
  }),
});
