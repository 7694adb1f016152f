import {
  printStanding,
  STANDING_LETTERS,
  type PrintedDeclaration,
  type PrintStanding,
} from '../../transmission/printStanding.ts';

export interface DuaPrintOptions {
  standing: PrintStanding;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DuaPrintOptions = { standing: 'BORRADOR' };

export const duaPrintOptions = (of: PrintedDeclaration, draft: boolean): DuaPrintOptions => ({
  standing: printStanding(of, draft),
});

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing }: DuaPrintOptions): string =>
  `v${version}-${STANDING_LETTERS[standing]}`;
