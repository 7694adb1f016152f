import type { Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';

/** How goods pass the border of the country that declares them: in, out, or in and out again on their way. */
export type Movement = 'enters' | 'leaves' | 'crosses';

/**
 * The movement of a modality or a regime, as their lists say (SALIDA, RETORNO, TRANSITO). What no list knows comes in.
 * @param regime the modality's own, where none is given.
 */
export function movementOf(
  { modality = '', regime = '' }: { modality?: string; regime?: string },
  reference: Reference,
): Movement {
  const way = reference.row(catalogue.modalities, modality);
  const rows = [way, reference.row(catalogue.regimes, regime || (way?.['REGIMEN'] ?? ''))];
  const says = (column: string): boolean => rows.some((row) => row?.[column] === '1');
  if (says('TRANSITO')) return 'crosses';
  return says('SALIDA') || says('RETORNO') ? 'leaves' : 'enters';
}
