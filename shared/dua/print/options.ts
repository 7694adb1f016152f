/** What a print says of itself: registered, complete but not registered (marked), or a draft, which may have holes. */
export type DuaStanding = 'REGISTRADA' | 'SIN_REGISTRAR' | 'BORRADOR';

export interface DuaPrintOptions {
  standing: DuaStanding;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DuaPrintOptions = { standing: 'BORRADOR' };

/** Options of a print, by whether the version carries the authority's id. */
export const duaPrintOptions = (idSarah: string, draft: boolean): DuaPrintOptions =>
  draft ? DRAFT_PRINT : { standing: idSarah === '' ? 'SIN_REGISTRAR' : 'REGISTRADA' };

const LETTERS: Record<DuaStanding, string> = { REGISTRADA: 'r', SIN_REGISTRAR: 's', BORRADOR: 'b' };

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing }: DuaPrintOptions): string =>
  `v${version}-${LETTERS[standing]}`;
