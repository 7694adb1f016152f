import { isTransportCode } from '../duca/marks.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import type { DuaBody } from './dataSets.ts';

/**
 * Words under which a declaration is found: its numbers, those of the declarations that it cancels, its containers and the
 * numbers of its papers.
 */
export const duaMarks = ({
  DECLARACION,
  DETALLE_MERCANCIAS,
  DETALLE_TRANSPORTE,
  DETALLE_DOCUMENTO,
}: DuaBody): string[] =>
  marksOf(
    numberMark(DECLARACION.ID_SARAH),
    ...DETALLE_MERCANCIAS.map((each) => cancelledNumberMark(each.DECLARACION_CANCELAR)),
    ...DETALLE_TRANSPORTE.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
    ...DETALLE_DOCUMENTO.map(({ CODIGO_DOCUMENTO, REFERENCIA }) =>
      markOf(isTransportCode(CODIGO_DOCUMENTO) ? 'transporte' : 'documento', REFERENCIA),
    ),
  );

/** Word of the number that SARAH gave a declaration. */
export const numberMark = (number: string): string | undefined => markOf('dua', number);

/** Word under which those are found that cancel something of the declaration of a number. */
export const cancelledNumberMark = (number: string): string | undefined => markOf('cancelada', number);
