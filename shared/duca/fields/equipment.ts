import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { transportLengths } from '../../transport-documents/fields/lengths.ts';

/** Boxes 24.7–24.11, a line for each container. */
export const equipment = many('Equipo y contenedores', 'ID_EQUIPO', {
  ID_EQUIPO: field.key(),
  NUMERO_CONTENEDOR: field.container('Número de identificación del contenedor', {
    box: '24.11',
    help: 'Tres letras, U, J o Z y siete dígitos; se comprueba el dígito verificador.',
  }),
  TIPO_EQUIPO: field.choice('Equipamiento', {
    box: '24.8',
    catalogue: catalogue.equipmentTypes,
    help: 'Contenedor, furgón, plataforma, cisterna u otro.',
  }),
  TAMANO_EQUIPO: field.choice('Tamaño del equipamiento', {
    box: '24.9',
    catalogue: catalogue.equipmentSizes,
    help: 'Largo en pies.',
  }),
  TIPO_CARGA: field.choice('Tipo de carga', {
    box: '24.10',
    catalogue: catalogue.cargoTypes,
    help: 'Completa, consolidada o suelta.',
  }),
  NUMERO_PRECINTO: field.text('No. dispositivo de seguridad', {
    box: '24.7',
    max: transportLengths.seals,
    help: 'Marchamo o precinto. Varios se separan con coma.',
  }),
});
