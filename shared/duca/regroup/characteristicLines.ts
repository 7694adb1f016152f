import type { DucaBody } from '../dataSets.ts';
import { merged, sameOr } from '../../foundation/fields/merged.ts';

type Characteristic = DucaBody['ITEM_CARACTERISTICAS'][number];

/**
 * Minimum descriptions stay with their goods while these are moved, inserted and removed. A number that is still the
 * one this wrote follows the goods; another one was typed and chooses them. Where the goods are gone it is asked again.
 */
export function characteristicLines({
  ITEM_CARACTERISTICAS: lines,
  FRACCION_ITEMS: items,
}: DucaBody): Characteristic[] {
  if (lines.length === 0) return lines;
  const numbers = new Map(items.map(({ ID_ITEM }, at) => [ID_ITEM, String(at + 1)]));
  const link = (key: string, number: string): Partial<Characteristic> => ({
    ID_ITEM: key,
    NUMERO_ITEM: number,
    NUMERO_ENLACE: key === '' ? '' : number,
  });
  return sameOr(
    lines,
    lines.map((line) => {
      const { ID_ITEM: key, NUMERO_ITEM: number, NUMERO_ENLACE: written } = line;
      if (key !== '' && number === (written ?? '')) {
        const place = numbers.get(key);
        return merged(line, place === undefined ? link('', '') : link(key, place));
      }
      return merged(line, link(items[Number(number) - 1]?.ID_ITEM ?? '', number));
    }),
  );
}
