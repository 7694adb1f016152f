import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { violationsOf } from '../faults/violations.ts';
import type { Run } from './run.ts';

/** How a run ended: what must never be, and how many transmissions ended in which state. */
export interface Verdict {
  violations: string[];
  states: Record<string, number>;
}

const KNOWN = ['ACCEPTED', 'CHANNEL'];
const ENDS = [...KNOWN, 'REJECTED', 'NEEDS_HUMAN'];

/** Compares what the product says of each transmission, and told its document, with the authority's book. */
export async function judge(run: Run): Promise<Verdict> {
  const { people, authority } = run.machine;
  const { ledger } = authority;
  const heads = await run.heads();
  const verdict: Verdict = { violations: [], states: {} };
  for (const [index, head] of heads.entries()) {
    verdict.states[head.state] = (verdict.states[head.state] ?? 0) + 1;
    const registered = ledger.acts(head.key).filter((act) => act.operation === 'R').length;
    const ours = ledger
      .acts(head.key)
      .find((act) => act.operation === head.operation && act.hash === head.hash);
    const known = KNOWN.includes(head.state);
    const news = run.lastNews(head.id);
    const claims: [boolean, string][] = [
      [ENDS.includes(head.state), 'it comes to an end'],
      [ours === undefined || known, 'nothing that the authority registered is lost'],
      [!known || ours !== undefined, 'nothing is called registered that is not'],
      [!known || head.facts.NUMERO === ours?.number, 'the number is its own'],
      [registered <= 1, `a number is registered once, not ${registered} times`],
      [news === head.state, `the document hears of it, and heard «${news}»`],
    ];
    const name = `${head.key} ${head.operation} ${head.state} ${head.reason}`;
    const by = run.handed[index]?.by;
    const place = { services: people.services, ledger };
    verdict.violations.push(
      ...claims.filter(([holds]) => !holds).map(([, claim]) => `${claim}: ${name}`),
      ...(by ? await violationsOf(place, head, by, othersOf(head, heads)) : []),
    );
  }
  return verdict;
}

/** Hashes of the corrected versions that went out under the same number. */
const othersOf = (head: TransmissionRow, heads: readonly TransmissionRow[]): string[] =>
  heads.flatMap(({ key, operation, hash }) =>
    key === head.key && operation === head.operation && hash !== head.hash ? [hash] : [],
  );
