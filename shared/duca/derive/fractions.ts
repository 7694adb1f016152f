import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { round, sum } from '../../foundation/decimal/decimal.ts';
import { fractions } from '../fields/fractions.ts';
import type { DucaFraction, DucaItem } from '../dataSets.ts';
import type { Cargo } from './cargo.ts';
import type { Goods } from './goods.ts';
import type { Group } from './group.ts';

/** Longest description that is made of the commercial names. */
const DESCRIPTION_LIMIT = 300;

/** A fraction for each group; `packageKind` is that of the shipment, for goods that say none. */
export const fractionsOf = (groups: readonly Group[], cargo: Cargo, packageKind: string): DucaFraction[] =>
  groups.map(({ id, goods }, index): DucaFraction => {
    const [first] = goods as [Goods, ...Goods[]];
    const total = (name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS'): string =>
      sum(goods.map(({ item }) => item[name]));
    const share = cargo.groups[index]!;
    return {
      ...blankRecord(fractions),
      ID_FRACCION: id,
      CLASIFICACION_ARANCELARIA: first.item.CLASIFICACION_ARANCELARIA,
      DESCRIPCION: descriptionOf(goods.map(({ item }) => item)),
      ID_PAIS_ORIGEN: first.item.ID_PAIS_ORIGEN,
      ACUERDO_1_ID: first.agreement1,
      ACUERDO_2_ID: first.agreement2,
      ID_ESTADO_MERCANCIA: first.item.ID_ESTADO_MERCANCIA,
      CANTIDAD_UNIDADES: quantityOf(goods),
      ID_UNIDAD_MEDIDA: first.item.ID_UNIDAD_MEDIDA,
      CANTIDAD_BULTOS: share.packages,
      ID_CLASE_BULTOS: goods.find((each) => each.packageKind !== '')?.packageKind ?? packageKind,
      PESO_BRUTO: share.gross,
      PESO_NETO: share.net,
      VALOR_FOB: total('VALOR_FOB'),
      VALOR_FLETE: total('VALOR_FLETE'),
      VALOR_SEGURO: total('VALOR_SEGURO'),
      VALOR_OTROS: total('VALOR_OTROS'),
    };
  });

/** The original goods, each with the fraction that gathers it. */
export const itemsOf = (groups: readonly Group[]): DucaItem[] =>
  groups.flatMap(({ id, goods }, index) =>
    goods.map(({ item }) => ({ ...item, ID_FRACCION: id, SECUENCIA_FRACCION: String(index + 1) })),
  );

/** Quantity of the group; blank when a line has none, so that it is asked for and not understated. */
function quantityOf(goods: readonly Goods[]): string {
  const quantities = goods.map(({ item }) => item.CANTIDAD_UNIDADES);
  return quantities.includes('') ? '' : round(sum(quantities), 3);
}

/** Commercial names of the group, each once, as far as they fit. */
export function descriptionOf(items: readonly DucaItem[]): string {
  const names = [...new Set(items.map((item) => item.NOMBRE_COMERCIAL).filter((name) => name !== ''))];
  let text = '';
  for (const [index, name] of names.entries()) {
    const longer = text === '' ? name : `${text}; ${name}`;
    if (text !== '' && longer.length > DESCRIPTION_LIMIT) return `${text}; y ${names.length - index} más`;
    text = longer;
  }
  return text;
}
