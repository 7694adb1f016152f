import { ducaStates } from '../states.ts';

/**
 * What a print says of itself: accepted, with its code; complete but not accepted (a contingency print, marked); or a
 * draft, which may have holes.
 */
export type Standing = 'ACEPTADA' | 'SIN_ACEPTAR' | 'BORRADOR';

export interface DucaPrintOptions {
  standing: Standing;
  /** SHA-256 of the sealed message, hexadecimal; '' when none was sealed. */
  seal: string;
}

/** A print of what is still being typed. */
export const DRAFT_PRINT: DucaPrintOptions = { standing: 'BORRADOR', seal: '' };

/** States that an accepted declaration may be in (domain 9). */
const ACCEPTED: readonly string[] = [
  'CANAL_PEDIDO',
  'VERDE',
  'AMARILLO',
  'ROJO',
  ducaStates.transitions.accept.to,
];

/** Options of a print. `accepted` is whether the version carries the authority's answer: an earlier one was not accepted. */
export function ducaPrintOptions(
  state: string,
  carriesAnswer: boolean,
  draft: boolean,
  seal: string,
): DucaPrintOptions {
  if (draft) return DRAFT_PRINT;
  return ACCEPTED.includes(state) && carriesAnswer && seal !== ''
    ? { standing: 'ACEPTADA', seal }
    : { standing: 'SIN_ACEPTAR', seal: '' };
}

const LETTERS: Record<Standing, string> = { ACEPTADA: 'a', SIN_ACEPTAR: 's', BORRADOR: 'b' };

/** Name of a print: the same version and options always give the same one, and so the same stored bytes. */
export const printName = (version: number, { standing, seal }: DucaPrintOptions): string =>
  `v${version}-${LETTERS[standing]}${seal === '' ? '' : `-${seal.slice(0, 16)}`}`;
