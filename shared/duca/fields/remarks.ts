import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Box 55. */
export const remarks = one('Observaciones', {
  OBSERVACIONES: field.note('Observaciones', {
    box: '55',
    max: 2000,
    help: 'Lo que la autoridad debe saber y no cabe en otra casilla.',
  }),
});
