import { round } from '../../foundation/decimal/decimal.ts';
import { roundParts } from '../../foundation/decimal/roundParts.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import { formats } from '../../foundation/xml/formats.ts';
import type { ManifestBody } from '../dataSets.ts';

/** Weights are kept to the gram and sent in hundredths of a kilogram. */
const SCALE = 2;

const weightOf = (record: AnyRecord): string => record['PESO_BRUTO'] ?? '';
const isWeighed = (record: AnyRecord): boolean => weightOf(record) !== '';
const byTitle = (records: readonly AnyRecord[]): ReadonlyMap<string, readonly AnyRecord[]> =>
  Map.groupBy(records, ({ TITULO_TRANSPORTE = '' }) => TITULO_TRANSPORTE);

/**
 * Weights whose hundredths follow from those around them: the titles add up to the header as it is sent, and the lines
 * and the containers of a title to the title as it is sent. Only where they add up to the gram: what contradicts the whole
 * is a problem by itself, and each is sent rounded by itself.
 */
export function sentWeights(body: ManifestBody): ReadonlyMap<AnyRecord, string> {
  const sent = new Map<AnyRecord, string>();
  const share = (parts: readonly AnyRecord[], whole: string, total: string): void => {
    const rounded = roundParts(parts.filter(isWeighed), weightOf, { whole, scale: SCALE, total });
    for (const [part, text] of rounded ?? []) sent.set(part, text);
  };
  const { PESO_BRUTO_BULTOS: all } = body.MANIFIESTO;
  share(body.TITULOS, all, round(all, SCALE));
  const held = [byTitle(body.TITULOS_LINEAS), byTitle(body.TITULOS_CONTENEDORES)];
  for (const title of body.TITULOS) {
    const { TITULO_TRANSPORTE: number, PESO_BRUTO: whole } = title;
    if (number === '') continue;
    for (const each of held) {
      const parts = each.get(number);
      if (parts) share(parts, whole, sent.get(title) ?? round(whole, SCALE));
    }
  }
  return sent;
}

/** Weight of a title, a line or a container as the message says it. */
export function sentWeight(
  record: AnyRecord,
  { weights }: { weights: ReadonlyMap<AnyRecord, string> },
): string {
  const weight = weightOf(record);
  return weight === '' ? '' : (weights.get(record) ?? formats.amount(weight));
}
