import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import type { DucaBody } from './dataSets.ts';

/** Whether goods are described by their heading's catalogue and not by their own name (spec 5). */
export type Catalogued = (tariff: string, agreement2: string) => boolean;

const answers = new WeakMap<Reference, Catalogued>();

/** Answers for the lists that are loaded; one and the same for a reference. */
export function cataloguedBy(reference: Reference): Catalogued {
  let answer = answers.get(reference);
  if (!answer) {
    answer = compile(reference);
    answers.set(reference, answer);
  }
  return answer;
}

/** Whether a declaration has goods that are described by characteristics, or such characteristics already. */
export function asksCharacteristics(body: DucaBody, reference: Reference): boolean {
  const catalogued = cataloguedBy(reference);
  return (
    body.ITEM_CARACTERISTICAS.length > 0 ||
    body.FRACCION_ITEMS.some((item) =>
      catalogued(item.CLASIFICACION_ARANCELARIA, item.ACUERDO_PREFERENCIAL_2),
    )
  );
}

/** Remembers by code and agreement, since every line asks. */
function compile(reference: Reference): Catalogued {
  const headings = reference.rows(CHARACTERISTICS_CATALOGUE).map((row) => plainTariff(row['PARTIDA'] ?? ''));
  const exempt = reference.rows(EXEMPTIONS_CATALOGUE);
  if (headings.length === 0) return () => false;
  const known = new Map<string, boolean>();
  return (tariff, agreement2) => {
    const key = `${tariff}|${agreement2}`;
    let answer = known.get(key);
    if (answer === undefined) {
      const described = headings.some((heading) => heading !== '' && tariff.startsWith(heading));
      const exempted =
        agreement2 !== '' &&
        exempt.some(
          (row) => row['ACUERDO'] === agreement2 && tariff.startsWith(plainTariff(row['PREFIJO'] ?? '')),
        );
      answer = described && !exempted;
      known.set(key, answer);
    }
    return answer;
  };
}
