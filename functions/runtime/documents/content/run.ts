/** Saves of one person, one after the other within minutes, which the history tells as one. */
export interface Run {
  /** Version that began it. */
  DESDE: number;
  /** Second (epoch) from which a save begins another. */
  HASTA: number;
  /** Changes of all its saves. */
  CAMBIOS: number;
}

/** What a header says of the save that it stands at. */
interface Standing {
  VERSION: number;
  MODIFICADO_POR: string;
  TRAMO?: Run;
}

/** So long does a run take at most. */
const LONGEST_SECONDS = 10 * 60;

/**
 * The run that an autosave over `before` belongs to. It goes on while nothing else came between: another person's save,
 * a step to another state, a derivation, a print and a line that was taken away each end it (`TRAMO` goes).
 * @param changes of this save.
 * @param seconds of now, epoch.
 */
export function runOf(
  { TRAMO, MODIFICADO_POR, VERSION }: Standing,
  login: string,
  changes: number,
  seconds: number,
): Run {
  const goesOn = TRAMO !== undefined && MODIFICADO_POR === login && seconds < TRAMO.HASTA;
  return goesOn
    ? { ...TRAMO, CAMBIOS: TRAMO.CAMBIOS + changes }
    : { DESDE: VERSION + 1, HASTA: seconds + LONGEST_SECONDS, CAMBIOS: changes };
}

/** What the history says of a run: its one save in its own words, of several how much they changed. */
export const runAction = ({ DESDE, CAMBIOS }: Run, version: number, action: string): string =>
  DESDE === version ? action : `${CAMBIOS} cambios`;
