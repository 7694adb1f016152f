import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';

/** The fractions that gather goods of a DVA, line by line (spec 3, DVA-related DUCA line). */
export function dvaLines({ FRACCIONES, FRACCION_ITEMS }: DucaBody, dva: string): DvaBody['LINEAS_DUCA'] {
  const fractions = new Map(FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  return FRACCION_ITEMS.flatMap(({ ID_ITEM, ID_DVA, ID_FRACCION }) => {
    const fraction = fractions.get(ID_FRACCION);
    if (ID_DVA !== dva || !fraction) return [];
    const { CLASIFICACION_ARANCELARIA, DESCRIPCION, ACUERDO_1_ID } = fraction;
    return [{ LINK: ID_ITEM, ID_DVA, CLASIFICACION_ARANCELARIA, DESCRIPCION, ACUERDO_1_ID }];
  });
}
