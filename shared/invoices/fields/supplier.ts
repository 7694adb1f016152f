import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { partyLengths } from './lengths.ts';

/** Supplier, or addressee of an export: DVA boxes 9 to 11, DUCA boxes 4.1 to 4.5. */
export const supplierFields = {
  ID_PROVEEDOR: field.text('Identificación del proveedor', {
    party: 'PROVEEDOR.IDENTIFICACION',
    max: partyLengths.id,
    help: 'Registro tributario o código del proveedor en su país. Las facturas con el mismo número van juntas en una DVA.',
  }),
  ID_TIPO_IDENTIFICACION: field.choice('Tipo de identificación del proveedor', {
    party: 'PROVEEDOR.ID_TIPO_IDENTIFICACION',
    catalogue: catalogue.identificationTypes,
    help: 'Clase de documento del número de al lado: RFC, RUC, registro mercantil u otro.',
  }),
  NOMBRE_PROVEEDOR: field.text('Proveedor o destinatario', {
    party: 'PROVEEDOR.NOMBRE',
    box: '5',
    owed: true,
    max: partyLengths.name,
    help: 'Nombre o razón social de quien vende; en una exportación, de quien recibe.',
  }),
  DIRECCION_PROVEEDOR: field.text('Dirección del proveedor', {
    party: 'PROVEEDOR.DIRECCION',
    owed: true,
    max: partyLengths.address,
    help: 'Calle y número. En el mensaje de la DVA solo caben los primeros 150 caracteres.',
  }),
  CIUDAD_PROVEEDOR: field.text('Ciudad del proveedor', {
    party: 'PROVEEDOR.CIUDAD',
    owed: true,
    max: partyLengths.city,
    help: 'Ciudad de la dirección; se imprime con ella en la DVA.',
  }),
  ID_PAIS_PROVEEDOR: field.choice('País del vendedor', {
    party: 'PROVEEDOR.ID_PAIS',
    box: '11',
    owed: true,
    catalogue: catalogue.countries,
    help: 'País donde tiene su domicilio quien vende.',
  }),
  TELEFONO_PROVEEDOR: field.text('Teléfono del proveedor', {
    party: 'PROVEEDOR.TELEFONO',
    max: 40,
    help: 'Con el código del país, si la factura lo trae.',
  }),
  FAX_PROVEEDOR: field.text('Fax del proveedor', {
    party: 'PROVEEDOR.FAX',
    max: 40,
    help: 'Si la factura lo trae; la DVA tiene un lugar para él.',
  }),
  CORREO_PROVEEDOR: field.text('Correo del proveedor', {
    party: 'PROVEEDOR.CORREO',
    max: 120,
    help: 'Dirección a la que la autoridad podría escribir al proveedor.',
  }),
  ID_CONDICION_COMERCIAL: field.choice('Condición comercial del proveedor', {
    party: 'PROVEEDOR.ID_CONDICION_COMERCIAL',
    catalogue: catalogue.commercialConditions,
    help: 'Qué es el proveedor frente a la mercancía: fabricante, distribuidor, mayorista…',
  }),
  OTRA_CONDICION_COMERCIAL: field.text('Otra condición comercial', {
    party: 'PROVEEDOR.OTRA_CONDICION_COMERCIAL',
    owed: true,
    max: 60,
    when: { field: 'ID_CONDICION_COMERCIAL', is: ['OT'] },
    help: 'Cuál es, si la lista no la tiene.',
  }),
} as const;
