import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { transportLengths } from '../../transport-documents/fields/lengths.ts';

/** Boxes 19.1 and 19.2. The form has room for the first; the others go to the continuation sheet. */
export const carriers = many('Transportistas', 'ID_LINEA', {
  ID_LINEA: field.key(),
  CODIGO_TRANSPORTISTA: field.text('Código', {
    box: '19.1',
    max: transportLengths.carrierCode,
    help: 'Código con que la autoridad registra al transportista.',
  }),
  NOMBRE_TRANSPORTISTA: field.text('Nombre', {
    box: '19.2',
    max: transportLengths.carrierName,
    help: 'Nombre del transportista del documento de transporte.',
  }),
});

/** Which of the carriers a driver or a vehicle belongs to; no box of the form. */
const ofCarrier = (whose: string) =>
  field.integer('Transportista', {
    help: `Número de línea del transportista de ${whose}. En blanco: el primero.`,
  });

/** Boxes 23.1–23.4, a line for each driver of a carrier. */
export const drivers = many('Conductores', 'ID_LINEA', {
  ID_LINEA: field.key(),
  ID_CONDUCTOR: field.text('No. Identificación', {
    box: '23.1',
    max: transportLengths.driver,
    help: 'Documento personal del conductor.',
  }),
  LICENCIA_CONDUCTOR: field.text('No. Licencia de Conducir', {
    box: '23.2',
    max: transportLengths.licence,
    help: 'Licencia vigente del conductor.',
  }),
  ID_PAIS_CONDUCTOR: field.choice('País Expedición', {
    box: '23.3',
    catalogue: catalogue.countries,
    help: 'País que expidió la licencia.',
  }),
  NOMBRE_CONDUCTOR: field.text('Nombres y Apellidos', {
    box: '23.4',
    max: transportLengths.driverName,
    help: 'Nombre completo del conductor.',
  }),
  NUMERO_TRANSPORTISTA: ofCarrier('este conductor'),
});

/** Boxes 24.1–24.6: the vehicles that carry the equipment. */
export const transportUnits = many('Unidades de transporte', 'ID_LINEA', {
  ID_LINEA: field.key(),
  MATRICULA_UNIDAD_TRANSPORTE: field.text('Id. Unidad de Transporte', {
    box: '24.1',
    lookups: { placa: { MARCA: 'MARCA_TRANSPORTE', CHASIS: 'CHASIS_TRANSPORTE' } },
    max: transportLengths.vehicle,
    help: 'Placa del cabezal, nombre del buque o número del vuelo.',
  }),
  ID_PAIS_REGISTRO: field.choice('País de Registro', {
    box: '24.2',
    catalogue: catalogue.countries,
    help: 'País o bandera de la unidad.',
  }),
  MARCA_TRANSPORTE: field.text('Marca', {
    box: '24.3',
    max: transportLengths.brand,
    help: 'Marca del vehículo.',
  }),
  CHASIS_TRANSPORTE: field.text('Chasis / VIN', {
    box: '24.4',
    max: transportLengths.chassis,
    help: 'Número de chasis o VIN del vehículo.',
  }),
  MATRICULA_REMOLQUE: field.text('Identificación del remolque o semirremolque', {
    box: '24.5',
    max: transportLengths.trailer,
    help: 'Placa del remolque.',
  }),
  CANTIDAD_UNIDADES_CARGA: field.integer('Cantidad de unidades de carga', {
    box: '24.6',
    help: 'Contenedores, remolques o semirremolques que lleva esta unidad; todos se listan abajo.',
  }),
  NUMERO_TRANSPORTISTA: ofCarrier('esta unidad'),
});
