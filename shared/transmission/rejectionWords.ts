import type { ResultFacts } from './facts.ts';

/** As much as a row of a list has room for; all of it stands on the document itself. */
const LONGEST = 400;

type Objections = readonly Pick<ResultFacts['PROBLEMAS'][number], 'message'>[];

const joined = (objections: Objections): string => objections.map(({ message }) => message).join(' ');

/** What the authority answered to what it rejected, in its own words: code and text, then each objection; '' when it gave none. */
export function rejectionWords(facts: Pick<ResultFacts, 'CODIGO' | 'MENSAJE' | 'PROBLEMAS'>): string {
  const answer = [facts.CODIGO, facts.MENSAJE].filter((each) => each !== '').join(' · ');
  const words = [answer, joined(facts.PROBLEMAS)].filter((each) => each !== '').join(': ');
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`;
}

/** The answer alone of such words, where its objections are told one by one. */
export function answerIn(words: string, objections: Objections): string {
  const said = joined(objections);
  return said !== '' && words.endsWith(said) ? words.slice(0, -said.length).replace(/: $/, '') : words;
}
