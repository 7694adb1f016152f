import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { taxpayerLookups } from '../../foundation/fields/lookedUp.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** What the manifest says once: its numbers, who carries what in which unit, and how much it adds up to. */
export const header = one('Encabezado', {
  NUMERO_PREIMPRESO: field.text('Número preimpreso', {
    max: 30,
    owed: true,
    copied: false,
    help: 'Número del formulario con que se presenta. Ningún otro manifiesto de la empresa puede llevarlo.',
  }),
  MANIFIESTO: field.text('Número de manifiesto en SARAH', {
    max: 30,
    writer: 'authority',
    copied: false,
    help: 'Lo asigna SARAH al registrar el manifiesto; se guarda al recibir su respuesta.',
  }),
  FECHA_REGISTRO: field.dateTime('Fecha de registro', {
    writer: 'authority',
    copied: false,
    help: 'Fecha y hora en que SARAH registró el manifiesto.',
  }),
  ID_TIPO_MANIFIESTO: field.choice('Tipo de manifiesto', {
    catalogue: catalogue.manifestTypes,
    owed: true,
    help: 'Marítimo, aéreo, terrestre o courier. Decide qué datos son obligatorios.',
  }),
  ID_ADUANA_INGRESO_SALIDA: field.choice('Aduana de ingreso o salida', {
    catalogue: catalogue.customsOffices,
    owed: true,
    help: 'Aduana ante la que se presenta el manifiesto.',
  }),
  IDENTIFICACION_TRANSPORTISTA: field.taxId('RTN del transportista', {
    owed: true,
    party: 'TRANSPORTISTA.IDENTIFICACION',
    lookups: taxpayerLookups({ NOMBRE: 'NOMBRE_TRANSPORTISTA' }),
    help: 'RTN de quien presenta la carga: naviera, aerolínea, transportista o courier.',
  }),
  NOMBRE_TRANSPORTISTA: field.text('Transportista', {
    max: 200,
    owed: true,
    party: 'TRANSPORTISTA.NOMBRE',
    help: 'Nombre o razón social con que el SAR conoce al RTN.',
  }),
  ID_UNIDAD_TRANSPORTE: field.choice('Unidad de transporte', {
    catalogue: catalogue.transportUnits,
    owed: true,
    help: 'Clase de unidad que trae la carga.',
  }),
  MATRICULA_UNIDAD_TRANSPORTE: field.text('Matrícula de la unidad', {
    max: 40,
    lookups: { placa: {} },
    owed: true,
    help: 'Nombre del buque, matrícula de la aeronave o placa del cabezal.',
  }),
  NUMERO_VIAJE: field.text('Viaje o vuelo', { max: 40, copied: false }),
  ID_PAIS_PROCEDENCIA_DESTINO: field.choice('País de procedencia o destino', {
    catalogue: catalogue.countries,
    owed: true,
  }),
  LUGAR_EMBARQUE_LOCODE: field.choice('Puerto de embarque', { catalogue: catalogue.locations }),
  LUGAR_DESEMBARQUE_LOCODE: field.choice('Puerto de desembarque', {
    catalogue: catalogue.locations,
    help: 'Puerto, aeropuerto o ciudad donde se descarga.',
  }),
  FECHA_SALIDA: field.date('Fecha de salida', { copied: false }),
  FECHA_LLEGADA: field.date('Fecha de llegada', { owed: true, copied: false }),
  TOTAL_TITULOS: field.integer('Títulos', {
    writer: 'computation',
    help: 'Títulos de transporte que ampara.',
  }),
  CANTIDAD_BULTOS: field.decimal('Bultos en total', {
    decimals: 2,
    fewest: 0,
    owed: true,
    help: 'Los que dice el documento del viaje; los títulos deben sumar lo mismo.',
  }),
  PESO_BRUTO_BULTOS: field.decimal('Peso bruto en total (kg)', {
    ...precision.weight,
    owed: true,
    help: 'El que dice el documento del viaje; los títulos deben sumar lo mismo.',
  }),
  OBSERVACIONES: field.note('Observaciones', { max: 1000 }),
});
