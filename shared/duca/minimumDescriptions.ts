import type { Reference } from '../foundation/documents/reference.ts';

/** Headings whose goods are described by a catalogue: PARTIDA begins the tariff code (spec 7). */
export const CHARACTERISTICS_CATALOGUE = 'cat_sys_inciso_descripcion_caracteristicas';
/** Goods that agreement 2 exempts: ACUERDO and the PREFIJO that begins the tariff code (spec 5 and 7). */
export const EXEMPTIONS_CATALOGUE = 'cat_sys_excluye_minimas_acuerdo2';

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
