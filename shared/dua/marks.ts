import { isTransportCode } from '../duca/marks.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import type { DuaBody } from './dataSets.ts';

/** Words under which a declaration is found: its numbers, its containers and the numbers of its papers. */
export const duaMarks = ({ DECLARACION, DETALLE_TRANSPORTE, DETALLE_DOCUMENTO }: DuaBody): string[] =>
  marksOf(
    markOf('dua', DECLARACION.ID_SARAH),
    ...DETALLE_TRANSPORTE.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
    ...DETALLE_DOCUMENTO.map(({ CODIGO_DOCUMENTO, REFERENCIA }) =>
      markOf(isTransportCode(CODIGO_DOCUMENTO) ? 'transporte' : 'documento', REFERENCIA),
    ),
  );
