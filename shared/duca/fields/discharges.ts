import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const writer = 'authority';

/** By which declarations the term of a temporary or suspensive regime is met, once they are accepted; not part of the form. */
export const discharges = many('Descargas del régimen', 'ID_DESCARGA', {
  ID_DESCARGA: field.key(writer),
  NUMERO_DUCA: field.declarationNumber('Descargada por', {
    writer,
    max: 24,
    help: 'Número de la DUCA aceptada que retorna, nacionaliza o extrae estas mercancías; lo nombra en su casilla 54.',
  }),
  FECHA: field.dateTime('Descargada el', { writer, help: 'Fecha en que la autoridad la aceptó.' }),
  UNIDADES: field.decimal('Cantidad descargada', {
    writer,
    decimals: 6,
    help: 'Cantidad (casilla 43) de las fracciones que descargan esta DUCA, en sus mismas unidades.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad de la cantidad', {
    writer,
    catalogue: catalogue.units,
    help: 'Unidad (casilla 42) en que se cuenta; vacía si lo descargado no se compara.',
  }),
  ENTERA: field.flag('Descarga entera', {
    writer,
    help: 'La modalidad de la otra descarga toda la DUCA, sea cual sea la cantidad.',
  }),
});
