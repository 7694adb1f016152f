import { printStanding, STANDING_LETTERS, type PrintStanding } from '../../transmission/printStanding.ts';

export type Standing = PrintStanding;

export interface DucaPrintOptions {
  standing: Standing;
  /** SHA-256 of the sealed message, hexadecimal; '' when none was sealed. */
  seal: string;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DucaPrintOptions = { standing: 'BORRADOR', seal: '' };

/** Options of a print. `carriesAnswer` is whether the version carries the authority's answer: an earlier one was not accepted. */
export function ducaPrintOptions(
  state: string,
  carriesAnswer: boolean,
  draft: boolean,
  seal: string,
): DucaPrintOptions {
  const standing = printStanding(state, carriesAnswer && seal !== '', draft);
  return { standing, seal: standing === 'ACEPTADA' ? seal : '' };
}

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing, seal }: DucaPrintOptions): string =>
  `v${version}-${STANDING_LETTERS[standing]}${seal === '' ? '' : `-${seal.slice(0, 16)}`}`;
