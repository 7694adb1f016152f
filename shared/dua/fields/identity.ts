import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { importerLookups, taxpayerLookups } from '../../foundation/fields/lookedUp.ts';

/** Who declares what to which office, and what the authority calls it. */
export const identityFields = {
  NO_ORDEN: field.orderNumber('Número de orden', {
    owed: true,
    copied: false,
    help: 'Número propio del declarante: registro, último dígito del año y correlativo. Ninguna otra DUA de la empresa puede llevarlo.',
  }),
  ID_SARAH: field.text('Número de declaración en SARAH', {
    max: 30,
    writer: 'authority',
    help: 'Lo asigna SARAH al registrar la declaración; se guarda al recibir su respuesta.',
  }),
  FECHA_ACEPTACION: field.dateTime('Fecha de registro', {
    writer: 'authority',
    help: 'Fecha y hora en que SARAH registró la declaración.',
  }),
  CANAL_SELECTIVO: field.choice('Canal selectivo', {
    catalogue: catalogue.channels,
    writer: 'authority',
    help: 'Verde: levante. Amarillo: revisión de documentos. Rojo: documentos y mercancía.',
  }),
  FECHA_LEVANTE: field.date('Levante', {
    writer: 'authority',
    help: 'Día en que la autoridad autorizó el levante después de revisar. Lo anota una persona con «Registrar el levante»: ningún mensaje lo dice.',
  }),
  CODIGO_REGIMEN: field.choice('Régimen aduanero', {
    catalogue: catalogue.regimes,
    owed: true,
    help: 'Régimen que se solicita, como 4000. Decide qué datos son obligatorios y si los tributos se pagan o se garantizan.',
  }),
  REGIMEN_FORMADO: field.text('Régimen para el que se formó', {
    max: 20,
    writer: 'derivation',
    hidden: true,
    copied: false,
  }),
  ID_MODALIDAD_ESPECIAL: field.choice('Modalidad especial', {
    catalogue: catalogue.specialModalities,
    help: 'Trato especial del despacho, como el anticipado; en blanco si ninguno.',
  }),
  ID_ADUANA_DESPACHO: field.choice('Aduana de despacho', {
    catalogue: catalogue.customsOffices,
    owed: true,
    help: 'Aduana ante la que se presenta la declaración.',
  }),
  ID_ADUANA_INGRESO_SALIDA: field.choice('Aduana de ingreso o salida', {
    catalogue: catalogue.customsOffices,
    owed: true,
    help: 'Aduana por la que la mercancía entra al país o sale de él.',
  }),
  NUMERO_IDENTIFICACION_IMPORTADOR: field.taxId('RTN del importador o exportador', {
    lookups: importerLookups({ NOMBRE: 'NOMBRE_IMPORTADOR' }),
    owed: true,
    help: 'Los 14 dígitos del RTN, como están en la constancia del SAR.',
  }),
  NOMBRE_IMPORTADOR: field.text('Importador o exportador', {
    max: 200,
    owed: true,
    help: 'Nombre o razón social con que el SAR conoce al RTN.',
  }),
  IDENTIFICACION_DECLARANTE: field.taxId('RTN del declarante', {
    lookups: taxpayerLookups({ NOMBRE: 'NOMBRE_DECLARANTE' }),
    owed: true,
    help: 'RTN del agente aduanero que declara.',
  }),
  NOMBRE_DECLARANTE: field.text('Declarante', {
    max: 200,
    help: 'Nombre o razón social del agente aduanero.',
  }),
  ID_MANIFIESTO_ENTREGA_RAPIDA: field.text('Manifiesto de entrega rápida', {
    max: 40,
    copied: false,
    help: 'Número del manifiesto de courier; solo en envíos de entrega rápida.',
  }),
  NUMERO_PREIMPRESO: field.text('Número preimpreso', {
    max: 30,
    copied: false,
    help: 'Número del formulario preimpreso o del recibo, si lo hay.',
  }),
  ID_FAUCA: field.text('Número de FAUCA', {
    max: 40,
    copied: false,
    help: 'Formulario aduanero único centroamericano; solo en los regímenes que lo usan.',
  }),
  OBSERVACIONES: field.note('Observaciones', { max: 300, help: 'Lo que la autoridad debe saber además.' }),
} as const;
