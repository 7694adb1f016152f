import { printStanding, STANDING_LETTERS, type PrintStanding } from '../../transmission/printStanding.ts';

export interface DuaPrintOptions {
  standing: PrintStanding;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DuaPrintOptions = { standing: 'BORRADOR' };

/** Options of a print, by the state of its document and whether the version carries the authority's id. */
export const duaPrintOptions = (state: string, idSarah: string, draft: boolean): DuaPrintOptions => ({
  standing: printStanding(state, idSarah !== '', draft),
});

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing }: DuaPrintOptions): string =>
  `v${version}-${STANDING_LETTERS[standing]}`;
