import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import type { Reference } from '../foundation/documents/reference.ts';

/** Whether goods are described by their heading's catalogue and not by their own name (spec 5). */
export type Catalogued = (tariff: string, agreement2: string) => boolean;

/** Answers for the lists that are loaded; remembered by code, since every line asks. */
export function cataloguedBy(reference: Reference): Catalogued {
  const headings = reference.rows(CHARACTERISTICS_CATALOGUE).map((row) => row['PARTIDA'] ?? '');
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
        exempt.some((row) => row['ACUERDO'] === agreement2 && tariff.startsWith(row['PREFIJO'] ?? ''));
      answer = described && !exempted;
      known.set(key, answer);
    }
    return answer;
  };
}
