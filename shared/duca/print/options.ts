import {
  isAccepted,
  printStanding,
  STANDING_LETTERS,
  type PrintedDeclaration,
  type PrintStanding,
} from '../../transmission/printStanding.ts';

export type Standing = PrintStanding;

export interface DucaPrintOptions {
  standing: Standing;
  /** SHA-256 of the sealed message, hexadecimal; '' when none was sealed. */
  seal: string;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DucaPrintOptions = { standing: 'BORRADOR', seal: '' };

/** Options of a print. `seal` is of what was accepted: without one nothing was. */
export function ducaPrintOptions(of: PrintedDeclaration, draft: boolean, seal: string): DucaPrintOptions {
  const standing = printStanding(of, draft);
  if (!isAccepted(standing)) return { standing, seal: '' };
  return seal === '' ? { standing: 'SIN_ACEPTAR', seal } : { standing, seal };
}

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing, seal }: DucaPrintOptions): string =>
  `v${version}-${STANDING_LETTERS[standing]}${seal === '' ? '' : `-${seal.slice(0, 16)}`}`;
