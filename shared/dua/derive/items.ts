import { tariffRow } from '../../catalogues/tariffRow.ts';
import { convertQuantity } from '../../catalogues/unitFactor.ts';
import type { Cargo } from '../../duca/derive/cargo.ts';
import { endOfVoyage, originOfVoyage } from '../../declarations/countries.ts';
import { fractionsOf } from '../../duca/derive/fractions.ts';
import type { Adjustments } from '../../declarations/values.ts';
import type { Group } from '../../duca/derive/group.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { fromUnits, round } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DuaItem } from '../dataSets.ts';
import { goods } from '../fields/goods.ts';

/** Type of an item that is nothing out of the common. */
const NORMAL = 'N';

/** The country at the other end of the voyage: where what leaves goes to, and what comes in or crosses comes from. */
export const otherEnd = (sources: DeclarationSources, reference: Reference): string =>
  (sources.movement === 'leaves' ? endOfVoyage : originOfVoyage)(sources, reference);

/** An item for each group of goods, with its share of values, adjustments, weights and packages. */
export function goodsItemsOf(
  groups: readonly Group[],
  cargo: Cargo,
  sources: DeclarationSources,
  reference: Reference,
): DuaItem[] {
  const otherCountry = otherEnd(sources, reference);
  // Whom the invoice of what leaves names has sold nothing.
  const sellers = new Map(
    sources.movement === 'leaves'
      ? []
      : sources.dvas.flatMap(({ body }) =>
          body.FACTURAS.map((each) => [each.ID_FACTURA, body.DVA.ID_PAIS_PROVEEDOR] as const),
        ),
  );
  return fractionsOf(groups, cargo, '').map((fraction, index): DuaItem => {
    const [first] = groups[index]!.goods;
    const statistical = statisticalOf(fraction, reference);
    const adjustment = (part: keyof Adjustments): string => {
      const cents = groups[index]!.goods.reduce((sum, { adjusted }) => sum + adjusted[part], 0);
      return cents === 0 ? '' : fromUnits(cents, 2);
    };
    return {
      ...blankRecord(goods),
      ID_ITEM: fraction.ID_FRACCION,
      NUMERO_ITEM: String(index + 1),
      TIPO_ITEM: NORMAL,
      POSICION_ARANCELARIA: fraction.CLASIFICACION_ARANCELARIA,
      DESCRIPCION: fraction.DESCRIPCION.slice(0, goods.fields.DESCRIPCION.max),
      PAIS_ORIGEN: fraction.ID_PAIS_ORIGEN,
      PAIS_PROCEDENCIA_DESTINO: otherCountry,
      PAIS_ADQUISICION: sellers.get(first?.item.ID_FACTURA ?? '') ?? '',
      ESTADO_MERCANCIAS: fraction.ID_ESTADO_MERCANCIA,
      UNIDAD_COMERCIAL: fraction.ID_UNIDAD_MEDIDA,
      CANTIDAD_COMERCIAL: fraction.CANTIDAD_UNIDADES,
      UNIDAD_ESTADISTICA: statistical.unit,
      CANTIDAD_ESTADISTICA: statistical.quantity,
      CANTIDAD_BULTOS: fraction.CANTIDAD_BULTOS,
      PESO_BRUTO: fraction.PESO_BRUTO,
      PESO_NETO: fraction.PESO_NETO,
      VALOR_FOB: fraction.VALOR_FOB,
      VALOR_FLETE: fraction.VALOR_FLETE,
      VALOR_SEGURO: fraction.VALOR_SEGURO,
      VALOR_OTROS: fraction.VALOR_OTROS,
      AJUSTE_INCLUIR: adjustment('include'),
      AJUSTE_DEDUCIR: adjustment('deduct'),
    };
  });
}

interface Counted {
  CLASIFICACION_ARANCELARIA: string;
  CANTIDAD_UNIDADES: string;
  ID_UNIDAD_MEDIDA: string;
  PESO_NETO: string;
}

/**
 * Unit that the tariff counts the goods in, and how many of it: converted, or the net weight where it counts kilograms.
 * What cannot be converted is asked for, never guessed.
 */
function statisticalOf(counted: Counted, reference: Reference): { unit: string; quantity: string } {
  const { CLASIFICACION_ARANCELARIA: tariff, CANTIDAD_UNIDADES: stated, ID_UNIDAD_MEDIDA: from } = counted;
  const unit = tariffRow(reference, tariff)?.['UNIDAD'] ?? '';
  if (unit === '') return { unit: from, quantity: stated };
  if (stated === '') return { unit, quantity: '' };
  const quantity = convertQuantity(reference, { quantity: stated, from, to: unit, each: '1', tariff });
  if (quantity !== undefined) return { unit, quantity: round(quantity, 3) };
  return { unit, quantity: unit === 'KGM' && counted.PESO_NETO !== '' ? round(counted.PESO_NETO, 3) : '' };
}
