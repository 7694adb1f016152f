import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { inForce } from '../foundation/documents/inForce.ts';
import { onDay } from '../foundation/documents/onDay.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { remembered } from '../foundation/remembered.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import type { DucaBody } from './dataSets.ts';
import { declaredDay } from './declaredDay.ts';

/** Of goods by their tariff code without points and their code of agreement 2, '' for none. */
type OfGoods = (tariff: string, agreement2: string) => boolean;

/** What spec 5 makes of a heading's catalogue of minimum descriptions and of agreement 2. */
export interface MinimumDescriptions {
  /**
   * Goods whose heading has a catalogue and that carry no agreement 2: they alone have details. With any of its codes
   * details must not be entered (spec 5, preferential agreement 2).
   */
  detailed: OfGoods;
  /**
   * Goods that the message describes by the catalogue's structure: their heading has one and agreement 2 does not
   * exempt them, by agreement and heading (spec 5, XML generation). Any other goods go by their own name.
   */
  catalogued: OfGoods;
}

/** Whether a declaration has goods that are described by characteristics, or such characteristics already. */
export function asksCharacteristics(body: DucaBody, reference: Reference): boolean {
  const { detailed } = minimumDescriptionsBy(onDay(reference, declaredDay(body)));
  return (
    body.ITEM_CARACTERISTICAS.length > 0 ||
    body.FRACCION_ITEMS.some((item) => detailed(item.CLASIFICACION_ARANCELARIA, item.ACUERDO_PREFERENCIAL_2))
  );
}

/** Answers for the lists that are loaded; one and the same for a reference. */
export const minimumDescriptionsBy = remembered((reference: Reference): MinimumDescriptions => {
  const headings = reference
    .rows(CHARACTERISTICS_CATALOGUE)
    .filter((row) => inForce(row, reference.day))
    .map((row) => plainTariff(row['PARTIDA'] ?? ''));
  if (headings.length === 0) return { detailed: () => false, catalogued: () => false };
  const described = remembering((tariff) =>
    headings.some((heading) => heading !== '' && tariff.startsWith(heading)),
  );
  const exempted = remembering(exemptions(reference));
  return {
    detailed: (tariff, agreement2) => agreement2 === '' && described(tariff, ''),
    catalogued: (tariff, agreement2) =>
      described(tariff, '') && (agreement2 === '' || !exempted(tariff, agreement2)),
  };
});

/** A match on agreement and heading in the list of exclusions; until that list is loaded, every code of agreement 2. */
function exemptions(reference: Reference): OfGoods {
  const rows = reference.rows(EXEMPTIONS_CATALOGUE);
  if (rows.length === 0) return () => true;
  const ruling = rows.filter((row) => inForce(row, reference.day));
  return (tariff, agreement2) =>
    ruling.some(
      ({ ACUERDO, PREFIJO = '' }) => ACUERDO === agreement2 && tariff.startsWith(plainTariff(PREFIJO)),
    );
}

/** Remembers by code and agreement, since every line asks. */
function remembering(answer: OfGoods): OfGoods {
  const known = new Map<string, boolean>();
  return (tariff, agreement2) => {
    const key = `${tariff}|${agreement2}`;
    const found = known.get(key) ?? answer(tariff, agreement2);
    known.set(key, found);
    return found;
  };
}
