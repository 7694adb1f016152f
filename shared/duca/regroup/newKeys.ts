import type { DucaBody, DucaFraction } from '../dataSets.ts';

const keyOf = ({ ID_FRACCION }: DucaFraction): string => ID_FRACCION;

/**
 * Fractions that the sources key otherwise now though their goods are the same: the key is made of what goods have in
 * common, and correcting that makes no other fraction of them. The new key by the stored one.
 * @param derived the proposal as it was last formed.
 */
export function newKeys(derived: DucaBody, mine: DucaBody, proposal: DucaBody): ReadonlyMap<string, string> {
  const stored = new Set([derived, mine].flatMap((body) => body.FRACCIONES.map(keyOf)));
  const proposed = new Set(proposal.FRACCIONES.map(keyOf));
  const was = new Map(mine.FRACCION_ITEMS.map((item) => [item.ID_ITEM, item.ID_FRACCION]));
  const now = new Map(proposal.FRACCION_ITEMS.map((item) => [item.ID_ITEM, item.ID_FRACCION]));
  const goodsThen = Map.groupBy(mine.FRACCION_ITEMS, (item) => item.ID_FRACCION);
  const goodsNow = Map.groupBy(proposal.FRACCION_ITEMS, (item) => item.ID_FRACCION);
  const found = new Map<string, string>();
  for (const id of derived.FRACCIONES.map(keyOf)) {
    if (proposed.has(id)) continue;
    const [key, ...others] = new Set(
      (goodsThen.get(id) ?? []).flatMap((item) => now.get(item.ID_ITEM) ?? []),
    );
    if (key === undefined || others.length > 0 || stored.has(key)) continue;
    if (goodsNow.get(key)?.every((item) => (was.get(item.ID_ITEM) ?? id) === id)) found.set(id, key);
  }
  return found;
}

/** A declaration with other keys of its fractions; what is computed of them follows by itself. */
export function keyedAnew(body: DucaBody, keys: ReadonlyMap<string, string>): DucaBody {
  if (keys.size === 0) return body;
  const keyed = <Line extends { ID_FRACCION: string }>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, ID_FRACCION: keys.get(line.ID_FRACCION) ?? line.ID_FRACCION }));
  return {
    ...body,
    FRACCIONES: keyed(body.FRACCIONES),
    FRACCION_ITEMS: keyed(body.FRACCION_ITEMS),
    PENDIENTES: body.PENDIENTES.map((each) =>
      each.GRUPO === 'FRACCIONES' ? { ...each, LINEA: keys.get(each.LINEA) ?? each.LINEA } : each,
    ),
  };
}
