import { dvaDataSets, type DvaHeader } from './fields/dataSets.ts';

/** The questions of part II that a derivation proposes to answer «No» (domain 2.2, II). */
export const QUESTIONS = [
  'CASILLA_24',
  'CASILLA_25',
  'CASILLA_26',
  'CASILLA_27',
  'CASILLA_28',
  'CASILLA_29',
] as const satisfies readonly (keyof DvaHeader)[];
export type Question = (typeof QUESTIONS)[number];

/** '24' */
export const boxOf = (question: Question): string => dvaDataSets.DVA.fields[question].box!;

const listed = (text: string): Set<string> => new Set(text.split(',').filter(Boolean));

/** Questions whose answer a person has looked at, as CONDICIONES_CONFIRMADAS keeps their boxes: '24,27'. */
export function isConfirmed(
  { CONDICIONES_CONFIRMADAS }: Pick<DvaHeader, 'CONDICIONES_CONFIRMADAS'>,
  question: Question,
): boolean {
  return listed(CONDICIONES_CONFIRMADAS).has(boxOf(question));
}

/** CONDICIONES_CONFIRMADAS with some questions more, each once and in the order of the paper. */
export function withConfirmed(text: string, more: readonly Question[]): string {
  const boxes = listed(text);
  for (const question of more) boxes.add(boxOf(question));
  return QUESTIONS.map(boxOf)
    .filter((box) => boxes.has(box))
    .join(',');
}
