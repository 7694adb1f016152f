import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { importerLookups } from '../../foundation/fields/lookedUp.ts';

/** Roles of a party (spec 2, sidebar: «Catálogos»), codes of the list `cat_sys_roles_fichas`. */
export const ROLE = {
  agent: 'AGENTE',
  importer: 'IMPORTADOR',
  supplier: 'PROVEEDOR',
  carrier: 'TRANSPORTISTA',
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** Those who are registered with the tax office of the country. */
const TAXED: readonly Role[] = [ROLE.agent, ROLE.importer];

/** Somebody whom the company works for or with; its values are taken into documents by `party` of their fields. */
export const partyData = one('Ficha', {
  ID_ROL: field.choice('Es', {
    owed: true,
    catalogue: catalogue.partyRoles,
    help: 'Qué hace en sus documentos. Quien hace dos cosas lleva dos fichas.',
  }),
  NOMBRE: field.text('Nombre o razón social', { owed: true, max: 200 }),
  NIT: field.taxId('Registro tributario', {
    owed: true,
    when: { field: 'ID_ROL', is: TAXED },
    lookups: importerLookups({
      NOMBRE: 'NOMBRE',
      DIRECCION: 'DIRECCION',
      CIUDAD: 'CIUDAD',
      TELEFONO: 'TELEFONO',
      REGISTRO: 'REGISTRO',
    }),
    help: 'El que le dio la autoridad tributaria de su país; se comprueba al escribirlo.',
  }),
  ID_TIPO_IDENTIFICACION: field.choice('Tipo de identificación', {
    catalogue: catalogue.identificationTypes,
    when: { field: 'ID_ROL', is: [ROLE.supplier] },
  }),
  IDENTIFICACION: field.text('Identificación o código', {
    max: 40,
    when: { field: 'ID_ROL', is: [ROLE.supplier, ROLE.carrier] },
    help: 'Registro tributario o código en su país; del transportista, el código que le da la aduana.',
  }),
  REGISTRO: field.text('Número de registro', {
    max: 40,
    when: { field: 'ID_ROL', is: TAXED },
    help: 'Número con que la aduana registra al importador o al agente.',
  }),
  DIRECCION: field.text('Dirección', { max: 250 }),
  CIUDAD: field.text('Ciudad', { max: 100 }),
  ID_PAIS: field.choice('País', { catalogue: catalogue.countries }),
  TELEFONO: field.text('Teléfono', { max: 40, help: 'Con el código del país.' }),
  FAX: field.text('Fax', { max: 40 }),
  CORREO: field.text('Correo electrónico', { max: 120 }),
  CONTACTO: field.text('Persona de contacto', { max: 120 }),
  ID_NIVEL_COMERCIAL: field.choice('Nivel comercial', {
    catalogue: catalogue.commercialLevels,
    when: { field: 'ID_ROL', is: [ROLE.importer] },
  }),
  OTRO_NIVEL_COMERCIAL: field.text('Otro nivel comercial', {
    max: 60,
    when: { field: 'ID_NIVEL_COMERCIAL', is: ['OTR'] },
  }),
  ID_CONDICION_COMERCIAL: field.choice('Condición comercial', {
    catalogue: catalogue.commercialConditions,
    when: { field: 'ID_ROL', is: [ROLE.supplier] },
  }),
  OTRA_CONDICION_COMERCIAL: field.text('Otra condición comercial', {
    max: 60,
    when: { field: 'ID_CONDICION_COMERCIAL', is: ['OT'] },
  }),
  VENCE_PODER: field.date('Vence el poder o mandato', {
    when: { field: 'ID_ROL', is: TAXED },
    help: 'Día en que vence el poder o mandato con que se actúa por esta persona. Se avisa antes.',
  }),
  VENCE_CERTIFICADO: field.date('Vence el certificado de firma', {
    when: { field: 'ID_ROL', is: TAXED },
    help: 'Día en que vence el certificado de firma electrónica. Se avisa antes.',
  }),
  OBSERVACIONES: field.note('Notas', { max: 2000 }),
});
