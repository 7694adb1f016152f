import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';
import { transportLengths } from './lengths.ts';

/** Containers and other equipment: DUCA boxes 24.7 to 24.11. */
export const containersData = many('Contenedores', 'ID_CONTENEDOR', {
  ID_CONTENEDOR: field.key(),
  NUMERO_CONTENEDOR: field.container('Contenedor', {
    owed: true,
    help: 'Cuatro letras y siete dígitos; el último comprueba a los demás (DUCA 24.11).',
  }),
  ID_TIPO_EQUIPO: field.choice('Equipo', {
    owed: true,
    catalogue: catalogue.equipmentTypes,
    help: 'DUCA 24.8.',
  }),
  ID_TAMANO_EQUIPO: field.choice('Tamaño', {
    owed: true,
    catalogue: catalogue.equipmentSizes,
    help: 'DUCA 24.9.',
  }),
  ID_TIPO_CARGA: field.choice('Tipo de carga', { catalogue: catalogue.cargoTypes, help: 'DUCA 24.10.' }),
  NUMERO_PRECINTO: field.text('Marchamos', {
    max: transportLengths.seals,
    help: 'Números de los marchamos o dispositivos de seguridad, separados por coma (DUCA 24.7).',
  }),
  ID_EMISOR_PRECINTO: field.choice('Emisor del marchamo', { catalogue: catalogue.sealIssuers }),
  CANTIDAD_BULTOS: field.decimal('Bultos', { decimals: 2, fewest: 0 }),
  ID_CLASE_BULTOS: field.choice('Clase de bultos', { catalogue: catalogue.packageKinds }),
  PESO_BRUTO: field.decimal('Peso bruto (kg)', precision.weight),
  TARA: field.decimal('Tara (kg)', { ...precision.weight, help: 'Peso del contenedor vacío.' }),
});
