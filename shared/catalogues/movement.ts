import type { Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { DVA_REGIME } from './regimeAttributes.ts';

/** How goods pass the border of the country that declares them: in, out, or in and out again on their way. */
export type Movement = 'enters' | 'leaves' | 'crosses';

/** What is declared of goods: a modality, a regime or both; the regime is the modality's own where none is given. */
export interface Treatment {
  modality?: string;
  regime?: string;
}

/** Rows of the lists that speak of a treatment, that of its modality first. */
function rowsOf({ modality = '', regime = '' }: Treatment, reference: Reference) {
  const way = reference.row(catalogue.modalities, modality);
  return [way, reference.row(catalogue.regimes, regime || (way?.['REGIMEN'] ?? ''))];
}

/** The movement of goods, as the lists say of their treatment (SALIDA, RETORNO, TRANSITO). What no list knows comes in. */
export function movementOf(treatment: Treatment, reference: Reference): Movement {
  const rows = rowsOf(treatment, reference);
  const says = (column: string): boolean => rows.some((row) => row?.[column] === '1');
  if (says('TRANSITO')) return 'crosses';
  return says('SALIDA') || says('RETORNO') ? 'leaves' : 'enters';
}

/**
 * Whether a modality declares the office of exit and none of entry: what it sends enters another country, whose office
 * box 9 is for (domain 1.3). A return leaves too, yet the message has its office of entry (spec 5, XML generation).
 */
export const declaresExit = (modality: string, reference: Reference): boolean =>
  reference.row(catalogue.modalities, modality)?.['SALIDA'] === '1';

/**
 * Whether a declaration of value stands behind what is declared, as the lists say (DVA) and a company may say otherwise
 * (spec 3, settings and permissions). Of what they say nothing the law asks one where it comes in (domain 1.1 and 2.1).
 */
export function carriesValue(treatment: Treatment, reference: Reference): boolean {
  const said = rowsOf(treatment, reference)
    .map((row) => row?.[DVA_REGIME])
    .find((each) => each === 'Si' || each === 'No');
  return said === undefined ? movementOf(treatment, reference) === 'enters' : said === 'Si';
}

/** What the declarations of a country say of their goods: a modality where its list has any, else a regime. */
export const treatmentPart = (reference: Reference): keyof Treatment =>
  reference.rows(catalogue.modalities).length > 0 ? 'modality' : 'regime';
