import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItem } from './ofItem.ts';

/** Serial numbers, when an item has more than the one that stands in its line. */
export const seriesData = many('Series', 'ID_SERIE', {
  ID_SERIE: field.key(),
  ...ofItem('la serie'),
  NUMERO_SERIAL: field.text('Número de serie', {
    owed: true,
    max: 100,
    help: 'Tal como está en la placa o en la factura. Una columna de series se pega desde Excel.',
  }),
});
