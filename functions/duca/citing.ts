import { certificationMark } from '../../shared/cafta/marks.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { markedPage } from '../runtime/documents/markedPage.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ducasOf } from './ducas.ts';

const PAGE = 25;

/** Declarations whose box 54 names a certification of origin, the newest first: by the marks that their saves keep. */
export const citing: Implementation<typeof ducaProcedures.citing> = async (call) => {
  const mark = certificationMark(call.input.NUMERO);
  if (mark === undefined) return { rows: [] };
  const { rows, next } = await markedPage(ducasOf(call), mark, {
    list: 'duca/citing',
    size: PAGE,
    cursor: call.input.CURSOR,
  });
  return {
    rows: rows.map(({ ID, ESTADO, RESUMEN }) => ({
      ID_DUCA: ID,
      ESTADO,
      NO_ORDEN: RESUMEN['NO_ORDEN'] ?? '',
      NUMERO_DUCA: RESUMEN['NUMERO_DUCA'] ?? '',
      NOMBRE_IMPORTADOR: RESUMEN['IMPORTADOR'] ?? '',
      FECHA_ACEPTACION: RESUMEN['FECHA_ACEPTACION'] ?? '',
    })),
    ...(next === undefined ? {} : { next }),
  };
};
