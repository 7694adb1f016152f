import { defineDocument } from '../foundation/documents/definition.ts';
import { calculateDuca } from './calculate.ts';
import { checkDuca } from './check.ts';
import { ducaDataSets } from './dataSets.ts';
import { declaredDay } from './declaredDay.ts';
import { ducaMarks, PENDING_MARK } from './marks.ts';
import { ducaKind } from './kind.ts';
import { HELD_ANSWER_STATES } from './states.ts';
import { ducaColumns, ducaSummary } from './summary.ts';

/** The DUCA: derived from the value declarations of an order, edited, sealed and transmitted. */
export const ducaDefinition = defineDocument({
  ...ducaKind,
  dataSets: ducaDataSets,
  columns: ducaColumns,
  summary: ducaSummary,
  // The authority refuses a second declaration of the same order number.
  uniqueNumber: (body) => body.DUCA.NO_ORDEN,
  marks: ducaMarks,
  goods: ({ FRACCIONES }) => FRACCIONES.map((each) => each.DESCRIPCION),
  index: {
    words: ['NO_ORDEN', 'NUMERO_DUCA', 'IMPORTADOR'],
    values: ['NUMERO_DUCA', 'IMPORTADOR', 'CREADO_POR'],
    unlessVoid: [PENDING_MARK],
    days: ['FECHA_ACEPTACION', 'FECHA_VENCIMIENTO', 'VIGENCIA'],
    dayTotals: 'FECHA_ACEPTACION',
  },
  answered: (_body, state) => HELD_ANSWER_STATES.includes(state),
  day: declaredDay,
  calculate: calculateDuca,
  check: checkDuca,
});
