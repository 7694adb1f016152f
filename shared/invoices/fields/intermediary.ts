import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

const only = { field: 'CON_INTERMEDIARIO', is: ['1'] } as const;

/** Intermediary of the sale, DVA boxes 12 to 14: only when there is one. */
export const intermediaryFields = {
  CON_INTERMEDIARIO: field.flag('Hubo intermediario', {
    help: 'Marque Sí cuando un comisionista o corredor intervino en la venta.',
  }),
  NOMBRE_INTERMEDIARIO: field.text('Intermediario', {
    owed: true,
    max: 200,
    when: only,
    help: 'Nombre o razón social de quien intervino; casilla 12 de la DVA.',
  }),
  DIRECCION_INTERMEDIARIO: field.text('Dirección del intermediario', {
    max: 250,
    when: only,
    help: 'Calle y número; casilla 13 de la DVA.',
  }),
  CIUDAD_INTERMEDIARIO: field.text('Ciudad del intermediario', {
    max: 100,
    when: only,
    help: 'Ciudad de su dirección; casilla 13 de la DVA.',
  }),
  ID_PAIS_INTERMEDIARIO: field.choice('País del intermediario', {
    catalogue: catalogue.countries,
    when: only,
    help: 'País donde tiene su domicilio; casilla 13 de la DVA.',
  }),
  TELEFONO_INTERMEDIARIO: field.text('Teléfono del intermediario', {
    max: 40,
    when: only,
    help: 'Con el código del país, si se conoce.',
  }),
  FAX_INTERMEDIARIO: field.text('Fax del intermediario', {
    max: 40,
    when: only,
    help: 'Si se conoce; la DVA tiene un lugar para él.',
  }),
  CORREO_INTERMEDIARIO: field.text('Correo del intermediario', {
    max: 120,
    when: only,
    help: 'Dirección de correo, si se conoce.',
  }),
  ID_TIPO_INTERMEDIARIO: field.choice('Tipo de intermediario', {
    owed: true,
    catalogue: catalogue.intermediaryTypes,
    when: only,
    help: 'Comisionista, corredor, agente de compra u otro; casilla 14 de la DVA.',
  }),
  OTRO_TIPO_INTERMEDIARIO: field.text('Otro tipo de intermediario', {
    owed: true,
    max: 60,
    when: { field: 'ID_TIPO_INTERMEDIARIO', is: ['OT'] },
    help: 'Cuál es, si la lista no lo tiene.',
  }),
} as const;
