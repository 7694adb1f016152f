import * as z from 'zod';
import { formatDateTime } from '../foundation/dates/date.ts';

/** Lines that were there and are not any more, or are others now: by a line that was known and its code. */
export const missingLines = z.object({
  DESDE: z.int(),
  /** Number, code and entry, local, of the line that was known. */
  HASTA: z.int(),
  HUELLA: z.string(),
  REGISTRADO: z.string(),
  /** When it was sealed, local; '' for one that only the end of the chain named. */
  SELLADO: z.string(),
  /** Entry of the last line that is left before them, local; '' where there is none. */
  DESPUES: z.string(),
});
export type MissingLines = z.infer<typeof missingLines>;

/** End of a logbook as the store has it that locks what it keeps, with what was found missing since (reliability, audit chain). */
export const sealedRoot = z.object({
  /** Number, code and entry, local, of the line that was the last. */
  N: z.int(),
  HUELLA: z.string(),
  REGISTRADO: z.string(),
  /** When it was sealed, local. */
  SELLADO: z.string(),
  FALTAN: z.array(missingLines),
});
export type SealedRoot = z.infer<typeof sealedRoot>;

/** What is signed of it; the order of these is part of the form. */
export const rootText = ({ N, HUELLA, REGISTRADO, SELLADO, FALTAN }: SealedRoot): readonly unknown[] => [
  ...[N, HUELLA, REGISTRADO, SELLADO],
  FALTAN.map((each) => [
    ...[each.DESDE, each.HASTA, each.HUELLA, each.REGISTRADO],
    ...[each.SELLADO, each.DESPUES],
  ]),
];

/** What is missing, as people are told. */
export function missingText({ DESDE, HASTA, SELLADO, DESPUES }: Omit<MissingLines, 'HUELLA'>): string {
  const which =
    DESDE === HASTA ? `Falta la anotación ${HASTA}` : `Faltan las anotaciones ${DESDE} a ${HASTA}`;
  const were = DESDE === HASTA ? 'que estaba sellada' : 'que estaban selladas';
  return [
    which,
    ...(SELLADO === '' ? [] : [`, ${were} el ${formatDateTime(SELLADO)}`]),
    DESPUES === ''
      ? '; no queda ninguna anterior.'
      : `; la última que queda antes es del ${formatDateTime(DESPUES)}.`,
  ].join('');
}
