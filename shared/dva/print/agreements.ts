import type { DvaBody, DvaDucaLine, DvaGoodsLine } from '../fields/dataSets.ts';

const remembered = new WeakMap<readonly DvaDucaLine[], ReadonlyMap<string, string>>();

function linked(lines: readonly DvaDucaLine[]): ReadonlyMap<string, string> {
  const known = remembered.get(lines);
  if (known) return known;
  const made = new Map(lines.map((each) => [each.LINK, each.ACUERDO_1_ID]));
  remembered.set(lines, made);
  return made;
}

/**
 * Agreement of a goods line: what its DUCA line claimed once the declaration is linked, before that what the DVA
 * proposes; '' when none. A DVA saved before it had lines of a DUCA has none.
 */
export function agreementOf(line: DvaGoodsLine, { LINEAS_DUCA }: Partial<DvaBody>): string {
  if (!LINEAS_DUCA || LINEAS_DUCA.length === 0) return line.ACUERDO_PREFERENCIAL_1;
  return linked(LINEAS_DUCA).get(line.ID_ITEM) ?? '';
}
