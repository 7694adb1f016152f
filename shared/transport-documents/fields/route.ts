import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/** Where it comes from and where it goes: DUCA boxes 7 to 10 and 20 to 22. */
export const routeFields = {
  ID_MODO_TRANSPORTE: field.choice('Modo de transporte', {
    owed: true,
    catalogue: catalogue.transportModes,
    help: 'Medio en que la carga llega a la aduana (DUCA 20).',
  }),
  PAIS_EMBARQUE: field.choice('País de embarque', {
    box: '11',
    owed: true,
    catalogue: catalogue.countries,
    help: 'País del puerto donde se cargó la mercancía; con él se propone el de procedencia (DUCA 15).',
  }),
  LUGAR_EMBARQUE_LOCODE: field.choice('Puerto de embarque', {
    box: '12',
    owed: true,
    catalogue: catalogue.locations,
    help: 'Puerto, aeropuerto o ciudad donde se cargó (DUCA 21).',
  }),
  FECHA_EMBARQUE: field.date('Fecha de embarque', { copied: false }),
  PAIS_DESEMBARQUE: field.choice('País de desembarque', {
    box: '13',
    catalogue: catalogue.countries,
    help: 'País del puerto donde se descarga; otro que el de la aduana cuando sigue por tierra.',
  }),
  LUGAR_DESEMBARQUE_LOCODE: field.choice('Puerto de desembarque', {
    box: '14',
    owed: true,
    catalogue: catalogue.locations,
    help: 'Puerto, aeropuerto o ciudad donde se descarga (DUCA 22).',
  }),
  FECHA_ARRIBO: field.date('Fecha de arribo', { copied: false }),
  ID_ADUANA_INGRESO: field.choice('Aduana de ingreso', {
    catalogue: catalogue.customsOffices,
    help: 'Aduana por la que la carga entra al país; en blanco cuando se embarca en él y sale.',
  }),
  ID_ADUANA_DESPACHO: field.choice('Aduana de despacho', { owed: true, catalogue: catalogue.customsOffices }),
  ID_ADUANA_DESTINO: field.choice('Aduana de destino', {
    catalogue: catalogue.customsOffices,
    help: 'Solo cuando la carga sigue en tránsito hacia otra aduana.',
  }),
  ID_DEPOSITO: field.choice('Depósito o zona franca', {
    catalogue: catalogue.warehouses,
    help: 'Almacén donde queda la carga mientras se despacha (DUCA 18).',
  }),
} as const;
