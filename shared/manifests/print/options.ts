import {
  printStanding,
  STANDING_LETTERS,
  type PrintedDeclaration,
  type PrintStanding,
} from '../../transmission/printStanding.ts';

export interface ManifestPrintOptions {
  standing: PrintStanding;
}

/**
 * Options of a print. One that was deleted here was never with SARAH, and says that it is void however it is asked for.
 * @param draft whether it may have holes.
 */
export const manifestPrintOptions = (of: PrintedDeclaration, draft: boolean): ManifestPrintOptions => ({
  standing: of.state === 'ANULADA' ? 'ANULADA' : printStanding(of, draft),
});

/** Whether a print is without validity by its own mark, so that nothing has to be whole in it. */
export const isMarkedVoid = ({ standing }: ManifestPrintOptions): boolean =>
  standing === 'BORRADOR' || standing === 'ANULADA';

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing }: ManifestPrintOptions): string =>
  `v${version}-${STANDING_LETTERS[standing]}`;
