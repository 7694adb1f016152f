import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { transportLengths } from './lengths.ts';

/** UN/CEFACT recommendation 19: 3 road. A driver and a plate exist only there. */
const byRoad = { field: 'ID_MODO_TRANSPORTE', is: ['3'] } as const;

/** Vehicle and driver: DUCA boxes 23.1 to 24.6. */
export const vehicleFields = {
  NUMERO_VIAJE: field.text('Viaje o vuelo', { copied: false, max: 40 }),
  ID_UNIDAD_TRANSPORTE: field.text('Buque, vuelo o placa', {
    max: transportLengths.vehicle,
    lookups: { placa: { MARCA: 'MARCA_TRANSPORTE', CHASIS: 'CHASIS_TRANSPORTE' } },
    help: 'Nombre del buque, matrícula de la aeronave o placa del cabezal (DUCA 24.1).',
  }),
  PAIS_UNIDAD_TRANSPORTE: field.choice('País de registro del vehículo', { catalogue: catalogue.countries }),
  MARCA_TRANSPORTE: field.text('Marca del vehículo', { max: transportLengths.brand, when: byRoad }),
  CHASIS_TRANSPORTE: field.text('Chasis o VIN', { max: transportLengths.chassis, when: byRoad }),
  MATRICULA_REMOLQUE: field.text('Placa del remolque', { max: transportLengths.trailer, when: byRoad }),
  CANTIDAD_UNIDADES_CARGA: field.integer('Unidades de carga', {
    help: 'Remolques o semirremolques (DUCA 24.6).',
  }),
  ID_CONDUCTOR: field.text('Identificación del conductor', { max: transportLengths.driver, when: byRoad }),
  LICENCIA_CONDUCTOR: field.text('Licencia del conductor', { max: transportLengths.licence, when: byRoad }),
  PAIS_CONDUCTOR: field.choice('País de la licencia', { catalogue: catalogue.countries, when: byRoad }),
  NOMBRE_CONDUCTOR: field.text('Conductor', { max: transportLengths.driverName, when: byRoad }),
} as const;
