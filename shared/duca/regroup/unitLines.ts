import { unitNames, type UnitName } from '../../invoices/detailDataSets.ts';
import type { DucaBody, DucaItem } from '../dataSets.ts';
import { merged, sameOr } from '../../foundation/fields/merged.ts';

/**
 * Vehicles, machinery, aircraft and vessels go where their goods go: a number that still says where the fraction of
 * the goods was follows it; another number was typed and stays.
 * @param items the original goods with the numbers that their fractions have now; those of the body are as stored.
 */
export function unitLines(body: DucaBody, items: readonly DucaItem[]): Pick<DucaBody, UnitName> {
  const { VEHICULOS, MAQUINARIA, AERONAVES, EMBARCACIONES } = body;
  const units = { VEHICULOS, MAQUINARIA, AERONAVES, EMBARCACIONES };
  if (items === body.FRACCION_ITEMS || unitNames.every((name) => units[name].length === 0)) return units;
  const places = new Map(
    items.map((item, at) => [
      item.ID_ITEM,
      { was: body.FRACCION_ITEMS[at]!.SECUENCIA_FRACCION, is: item.SECUENCIA_FRACCION },
    ]),
  );
  const follow = <U extends { ID_ITEM: string; NUMERO_LINEA: string }>(lines: U[]): U[] =>
    sameOr(
      lines,
      lines.map((unit) => {
        const place = places.get(unit.ID_ITEM);
        return place && unit.NUMERO_LINEA === place.was
          ? merged(unit, { NUMERO_LINEA: place.is } as Partial<U>)
          : unit;
      }),
    );
  return {
    VEHICULOS: follow(VEHICULOS),
    MAQUINARIA: follow(MAQUINARIA),
    AERONAVES: follow(AERONAVES),
    EMBARCACIONES: follow(EMBARCACIONES),
  };
}
