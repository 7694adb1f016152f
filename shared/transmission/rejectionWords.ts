import type { ResultFacts } from './facts.ts';

/** As much as a row of a list has room for; all of it stands on the document itself. */
const LONGEST = 400;

/** What the authority answered to what it rejected, in its own words: code and text, then each objection; '' when it gave none. */
export function rejectionWords({
  CODIGO,
  MENSAJE,
  PROBLEMAS,
}: Pick<ResultFacts, 'CODIGO' | 'MENSAJE' | 'PROBLEMAS'>): string {
  const answer = [CODIGO, MENSAJE].filter((each) => each !== '').join(' · ');
  const objections = PROBLEMAS.map(({ message }) => message).join(' ');
  const words = [answer, objections].filter((each) => each !== '').join(': ');
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`;
}
