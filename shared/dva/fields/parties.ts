import { field } from '../../foundation/fields/field.ts';
import { importerLookups } from '../../foundation/fields/lookedUp.ts';
import { catalogue } from '../../catalogues/names.ts';

/** Boxes 1 to 14 of the DVA: customs offices, declaration, importer, supplier, intermediary (domain 2.2, I). */
export const partyFields = {
  ID_DVA: field.text('Número de DVA', {
    copied: false,
    max: 30,
    help: 'Número propio de esta declaración del valor: la orden de trabajo y un correlativo. Identifica a la DVA dentro de la DUCA.',
  }),
  DUCA_ID: field.reference('DUCA', { refersTo: 'duca', hidden: true, writer: 'system' }),

  ID_ADUANA_INGRESO: field.choice('Aduana de ingreso', {
    box: '1',
    catalogue: catalogue.customsOffices,
    owed: true,
    help: 'Aduana por la que la mercancía entra al territorio.',
  }),
  ID_ADUANA_DESPACHO: field.choice('Aduana de despacho', {
    box: '2',
    catalogue: catalogue.customsOffices,
    owed: true,
    help: 'Aduana donde se presenta y se libera la declaración. Puede ser la misma de ingreso.',
  }),
  NUMERO_DECLARACION: field.declarationNumber('No. de la declaración de mercancías', {
    box: '3',
    max: 20,
    writer: 'authority',
    help: 'Número de 20 caracteres que asigna la aduana al aceptar la DUCA. Antes de la aceptación queda en blanco.',
  }),
  FECHA_ACEPTACION: field.date('Fecha de aceptación', {
    box: '3',
    writer: 'authority',
    help: 'Día en que la aduana aceptó la declaración de mercancías.',
  }),

  NOMBRE_IMPORTADOR: field.text('Nombre o razón social', {
    box: '4',
    max: 200,
    owed: true,
    help: 'Nombre completo del importador, como está inscrito en la administración tributaria.',
  }),
  NIT_IMPORTADOR: field.taxId('Registro tributario', {
    box: '5',
    lookups: importerLookups({
      NOMBRE: 'NOMBRE_IMPORTADOR',
      DIRECCION: 'DIRECCION_IMPORTADOR',
      CIUDAD: 'CIUDAD_IMPORTADOR',
      REGISTRO: 'REGISTRO_IMPORTADOR',
    }),
    owed: true,
    help: 'Registro tributario del importador, como está en su constancia.',
  }),
  REGISTRO_IMPORTADOR: field.text('Número de registro', {
    box: '6',
    max: 40,
    help: 'Número en el registro de importadores, cuando el servicio aduanero lo pide.',
  }),
  DIRECCION_IMPORTADOR: field.text('Dirección', {
    box: '7',
    max: 250,
    owed: true,
    help: 'Domicilio fiscal del importador: calle, número, zona o colonia.',
  }),
  CIUDAD_IMPORTADOR: field.text('Ciudad', {
    box: '7',
    max: 100,
    owed: true,
    help: 'Ciudad o municipio del importador.',
  }),
  ID_PAIS_IMPORTADOR: field.choice('País', {
    box: '7',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País del domicilio del importador.',
  }),
  TELEFONO_IMPORTADOR: field.text('Teléfono', { box: '7', max: 40, help: 'Teléfono con código de país.' }),
  FAX_IMPORTADOR: field.text('Fax', { box: '7', max: 40, help: 'Fax, si lo tiene.' }),
  CORREO_IMPORTADOR: field.text('Correo electrónico', {
    box: '7',
    max: 120,
    help: 'Correo para avisos de la aduana.',
  }),
  ID_NIVEL_COMERCIAL: field.choice('Nivel comercial', {
    box: '8',
    catalogue: catalogue.commercialLevels,
    owed: true,
    help: 'A qué nivel compra el importador: mayorista, minorista, distribuidor u otro.',
  }),
  OTRO_NIVEL_COMERCIAL: field.text('Otro nivel comercial', {
    box: '8',
    max: 60,
    when: { field: 'ID_NIVEL_COMERCIAL', is: ['OTR'] },
    owed: true,
    help: 'Diga cuál es el nivel comercial cuando eligió «Otros».',
  }),

  NOMBRE_PROVEEDOR: field.text('Nombre o razón social', {
    box: '9',
    max: 200,
    owed: true,
    help: 'Vendedor que emite la factura.',
  }),
  DIRECCION_PROVEEDOR: field.text('Dirección', {
    box: '10',
    max: 250,
    owed: true,
    help: 'Domicilio del proveedor. En el mensaje a la aduana se envían los primeros 150 caracteres.',
  }),
  CIUDAD_PROVEEDOR: field.text('Ciudad', { box: '10', max: 100, owed: true, help: 'Ciudad del proveedor.' }),
  ID_PAIS_PROVEEDOR: field.choice('País', {
    box: '10',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País del proveedor.',
  }),
  TELEFONO_PROVEEDOR: field.text('Teléfono', { box: '10', max: 40, help: 'Teléfono del proveedor.' }),
  FAX_PROVEEDOR: field.text('Fax', { box: '10', max: 40, help: 'Fax, si lo tiene.' }),
  CORREO_PROVEEDOR: field.text('Correo electrónico', { box: '10', max: 120, help: 'Correo del proveedor.' }),
  ID_CONDICION_COMERCIAL: field.choice('Condición comercial', {
    box: '11',
    catalogue: catalogue.commercialConditions,
    owed: true,
    help: 'Qué es el proveedor: fabricante, productor, distribuidor, mayorista, revendedor u otro.',
  }),
  OTRA_CONDICION_COMERCIAL: field.text('Otra condición comercial', {
    box: '11',
    max: 60,
    when: { field: 'ID_CONDICION_COMERCIAL', is: ['OT'] },
    owed: true,
    help: 'Diga cuál es la condición cuando eligió «Otro».',
  }),

  NOMBRE_INTERMEDIARIO: field.text('Nombre o razón social', {
    box: '12',
    max: 200,
    help: 'Quien intervino en la compra, si lo hubo. Sin intermediario, deje en blanco las casillas 12 a 14.',
  }),
  DIRECCION_INTERMEDIARIO: field.text('Dirección', {
    box: '13',
    max: 250,
    help: 'Domicilio del intermediario.',
  }),
  CIUDAD_INTERMEDIARIO: field.text('Ciudad', { box: '13', max: 100, help: 'Ciudad del intermediario.' }),
  ID_PAIS_INTERMEDIARIO: field.choice('País', {
    box: '13',
    catalogue: catalogue.countries,
    help: 'País del intermediario.',
  }),
  TELEFONO_INTERMEDIARIO: field.text('Teléfono', { box: '13', max: 40, help: 'Teléfono del intermediario.' }),
  FAX_INTERMEDIARIO: field.text('Fax', { box: '13', max: 40, help: 'Fax, si lo tiene.' }),
  CORREO_INTERMEDIARIO: field.text('Correo electrónico', {
    box: '13',
    max: 120,
    help: 'Correo del intermediario.',
  }),
  ID_TIPO_INTERMEDIARIO: field.choice('Tipo de intermediario', {
    box: '14',
    catalogue: catalogue.intermediaryTypes,
    help: 'Comisionista de compra o de venta, corredor, bróker u otro. La comisión que no es de compra va en la 42.3.',
  }),
  OTRO_TIPO_INTERMEDIARIO: field.text('Otro tipo de intermediario', {
    box: '14',
    max: 60,
    when: { field: 'ID_TIPO_INTERMEDIARIO', is: ['OT'] },
    owed: true,
    help: 'Diga cuál es cuando eligió «Otro».',
  }),
} as const;
