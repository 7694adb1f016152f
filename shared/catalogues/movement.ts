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

/** The movement of goods, as the lists say of their treatment (SALIDA, RETORNO, TRANSITO). What no list knows comes in. */
export function movementOf({ modality = '', regime = '' }: Treatment, reference: Reference): Movement {
  const way = reference.row(catalogue.modalities, modality);
  const rows = [way, reference.row(catalogue.regimes, regime || (way?.['REGIMEN'] ?? ''))];
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
 * Whether a declaration of value stands behind what is declared: the law asks one of what comes in (domain 2.1), and a
 * company may say that a modality carries one (spec 3, settings and permissions).
 */
export const carriesValue = (treatment: Treatment, reference: Reference): boolean =>
  movementOf(treatment, reference) === 'enters' ||
  reference.row(catalogue.modalities, treatment.modality ?? '')?.[DVA_REGIME] === 'Si';
