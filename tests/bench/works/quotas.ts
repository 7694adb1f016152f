import { REQUESTS_PER_SECOND } from '../../../infra/cloud/procedureApi.ts';
import { apiClients, functions } from '../../../infra/topology.ts';
import type { Work } from '../work.ts';
import { A_DAY, BURST, BUSY_HOUR, office } from './partitions.ts';

/** What AWS gives an account at first, in one region; more is asked for. */
const ACCOUNT = { copies: 1000, callsASecond: 10_000, tableUnitsASecond: 40_000 };
/** Calls of a declaration by all groups together, of which the measured ones are a part (docs/reliability/load-and-cost.md). */
const CALLS = 90;
/** Exchanges of a declaration with its authority, and how long it takes to answer. */
const EXCHANGES = 4;
const ANSWER_SECONDS = 6;

const DECLARATIONS = 4;

const functionOf = (name: string) => functions.find((each) => each.name === name)!;

/** Exchanges that may be under way at once: so many batches, each of whose messages waits by itself. */
const exchangesAtOnce = (): number => {
  const { trigger, reserved } = functionOf('transmission-worker');
  return trigger.kind === 'queue' ? trigger.batchSize * reserved : 0;
};

/** What both countries, and ten times them, need in their busiest seconds of what is limited: by us, and by AWS. */
export const quotasWork: Work = {
  name: 'quotas',
  sizes: [1, 10],
  runs: 1,
  contenders: {
    despacho: async () => {
      const { declare } = await office();
      await declare();
      return declare;
    },
  },
  facts: async (times) => {
    const { declare, spent, byGroup } = await measured();
    const aSecond = (A_DAY * times * BUSY_HOUR) / 3600;
    const busiest = aSecond * BURST;
    const units = new Map<string, number>();
    for (const { place, write } of spent) {
      const table = place.split('/')[0]!.replace(/^despacho-local-/, '');
      units.set(table, (units.get(table) ?? 0) + write / declare);
    }
    const [table, most] = [...units].toSorted((a, b) => b[1] - a[1])[0]!;
    const facts: Record<string, number> = {};
    const need = (what: string, needed: number, limit: number): void => {
      facts[what] = Math.round(needed * 10) / 10;
      facts[`${what}, % of ${limit}`] = Math.round((needed / limit) * 1000) / 10;
    };
    const web = apiClients.find(({ name }) => name === 'web')!.requestsPerSecond;
    need('calls a second, by the plan of the pages', busiest * CALLS, web);
    need('calls a second, by the stage', busiest * CALLS, REQUESTS_PER_SECOND);
    need('calls a second, by the account', busiest * CALLS, ACCOUNT.callsASecond);
    for (const [group, { calls, ms }] of byGroup)
      need(
        `copies of ${group}`,
        (busiest * calls * (ms / calls / 1000)) / declare,
        functionOf(group).reserved,
      );
    // An authority that is asked by everybody at once is waited for: a minute's mean counts, not its busiest second.
    need('exchanges under way', aSecond * EXCHANGES * ANSWER_SECONDS, exchangesAtOnce());
    need(
      'copies of all',
      functions.reduce((sum, { reserved }) => sum + reserved, 0),
      ACCOUNT.copies,
    );
    need(`write units a second of ${table}`, busiest * most, ACCOUNT.tableUnitsASecond);
    return facts;
  },
};

let known: ReturnType<typeof measure> | undefined;
const measured = (): ReturnType<typeof measure> => (known ??= measure());

async function measure() {
  const { declare, spent, byGroup } = await office();
  for (let at = 0; at < DECLARATIONS; at += 1) await declare();
  return { declare: DECLARATIONS, spent: spent.take(), byGroup: byGroup() };
}
