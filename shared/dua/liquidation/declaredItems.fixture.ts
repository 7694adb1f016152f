import { blankBody, blankRecord } from '../../foundation/fields/dataSet.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { calculateDua } from '../calculate.ts';
import { duaDataSets, type DuaBody, type DuaItem } from '../dataSets.ts';

/** A DUA of these items and nothing else, each one new piece unless it says otherwise, as it is liquidated. */
export const declaredItems = (
  items: readonly Partial<DuaItem>[],
  reference: Reference,
  { rate = '26.2980', regime = '4000' }: { rate?: string; regime?: string } = {},
): DuaBody =>
  calculateDua(
    {
      ...blankBody(duaDataSets),
      DECLARACION: {
        ...blankBody(duaDataSets).DECLARACION,
        CODIGO_REGIMEN: regime,
        TIPO_CAMBIO: rate,
        FECHA_TIPO_CAMBIO: '2026-11-20',
      },
      DETALLE_MERCANCIAS: items.map((item, index) => ({
        ...blankRecord(duaDataSets.DETALLE_MERCANCIAS),
        ID_ITEM: `it-${index}`,
        ESTADO_MERCANCIAS: 'NU',
        UNIDAD_COMERCIAL: 'C62',
        CANTIDAD_COMERCIAL: '1.000',
        ...item,
      })),
    },
    reference,
  );
