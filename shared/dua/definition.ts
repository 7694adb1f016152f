import { defineDocument } from '../foundation/documents/definition.ts';
import { calculateDua } from './calculate.ts';
import { checkDua } from './check.ts';
import { duaDataSets } from './dataSets.ts';
import { declaredDay } from './declaredDay.ts';
import { duaKind } from './kind.ts';
import { duaMarks } from './marks.ts';
import { duaColumns, duaSummary } from './summary.ts';

/** The DUA: derived from the value declarations of an order, edited, and sent to SARAH. */
export const duaDefinition = defineDocument({
  ...duaKind,
  dataSets: duaDataSets,
  columns: duaColumns,
  summary: duaSummary,
  // The declarant's own number names the declaration until the authority gives its id.
  uniqueNumber: (body) => body.DECLARACION.NO_ORDEN,
  marks: duaMarks,
  goods: ({ DETALLE_MERCANCIAS }) => DETALLE_MERCANCIAS.map((each) => each.DESCRIPCION),
  index: {
    words: ['NO_ORDEN', 'ID_SARAH', 'IMPORTADOR'],
    values: ['ID_SARAH', 'IMPORTADOR', 'CREADO_POR'],
    days: ['FECHA_ACEPTACION', 'FECHA_VENCIMIENTO'],
    dayTotals: 'FECHA_ACEPTACION',
  },
  answered: (body) => body.DECLARACION.ID_SARAH !== '',
  day: declaredDay,
  calculate: calculateDua,
  check: checkDua,
});
