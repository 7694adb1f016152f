import { keyed } from '../../keyed.ts';
import { CONDITION_NAMES, type OwnConditionName } from './ownCheck.ts';

/** As each stands behind «cuando el dato»: «es igual a». */
const LABELS: Record<OwnConditionName, string> = {
  IGUAL: 'es igual a',
  DISTINTO: 'no es igual a',
  VACIO: 'está vacío',
  LLENO: 'está lleno',
  MENOR: 'es menor que',
  MAYOR: 'es mayor que',
  CONTIENE: 'contiene',
  NO_CONTIENE: 'no contiene',
  EMPIEZA: 'empieza con',
  NO_EMPIEZA: 'no empieza con',
};

/** Conditions that ask of the value alone. */
const ALONE: readonly OwnConditionName[] = ['VACIO', 'LLENO'];

/** What people read of a condition, and whether it compares with something. */
export const CONDITION_WORDS = keyed(CONDITION_NAMES, (name) => ({
  label: LABELS[name],
  compares: !ALONE.includes(name),
}));
