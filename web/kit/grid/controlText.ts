import type { Field } from '../../../shared/foundation/fields/field.ts';
import { showCell } from './cellText.ts';
import type { Control } from './pastePlan.ts';

/** Whether a total says what its lines add up to, all of them counted. */
export const isProven = ({ same, uncounted }: Control): boolean => same && uncounted === 0;

/** What a list says of a total, beside what its lines add up to; a line is missed only where each amount was read. */
export function controlText({ said, found, same, uncounted }: Control, field: Field): string {
  const sum = same
    ? ', igual que la suma de estas líneas'
    : ` y estas líneas suman ${showCell(found, field)}`;
  const without =
    uncounted === 0
      ? ''
      : uncounted === 1
        ? ', sin contar 1 celda que no se entiende'
        : `, sin contar ${uncounted} celdas que no se entienden`;
  const check = same || uncounted > 0 ? '' : ' Revise si falta una línea.';
  return `${field.label}: el total de la lista dice ${showCell(said, field)}${sum}${without}.${check}`;
}
