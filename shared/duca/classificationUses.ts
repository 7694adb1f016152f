import { formatUnifiedNumber } from '../foundation/numbers/declarationNumber.ts';
import type { ClassificationUse } from '../products/use.ts';
import type { DucaBody } from './dataSets.ts';

/** What the invoice says of a line of goods that the declaration does not. */
export interface InvoicedGoods {
  ID_PRODUCTO: string;
  NOMBRE_PROVEEDOR: string;
}

/** How an accepted declaration classified its goods: each by the code of the fraction that declared it. */
export function classificationUses(
  id: string,
  { DUCA, FRACCIONES, FRACCION_ITEMS }: DucaBody,
  invoiced: ReadonlyMap<string, InvoicedGoods>,
): ClassificationUse[] {
  const declared = new Map(FRACCIONES.map((each) => [each.ID_FRACCION, each.CLASIFICACION_ARANCELARIA]));
  return FRACCION_ITEMS.map((item): ClassificationUse => {
    const line = invoiced.get(item.ID_ITEM);
    return {
      CODIGO: line?.ID_PRODUCTO ?? '',
      NOMBRE: item.NOMBRE_COMERCIAL,
      PROVEEDOR: line?.NOMBRE_PROVEEDOR ?? '',
      PARTIDA: declared.get(item.ID_FRACCION) || item.CLASIFICACION_ARANCELARIA,
      FECHA: DUCA.FECHA_ACEPTACION.slice(0, 10),
      CANAL: DUCA.CANAL_SELECTIVO,
      MODULO: 'duca',
      ID: id,
      NUMERO: formatUnifiedNumber(DUCA.NUMERO_DUCA),
    };
  });
}
