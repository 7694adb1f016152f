import type { HeaderRow } from './rows.ts';

/**
 * Whether the authority may know the number of a document: it was sealed, and it is not proved that nothing of it left
 * (fault row 31). Then the number is the document's for ever.
 */
export const isNumberSent = ({
  VERSION_SELLADA,
  SIN_SALIR,
}: Pick<HeaderRow, 'VERSION_SELLADA' | 'SIN_SALIR'>): boolean =>
  VERSION_SELLADA !== undefined && VERSION_SELLADA !== SIN_SALIR;
