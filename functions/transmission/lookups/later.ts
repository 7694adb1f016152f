import { Apart } from '../../runtime/apart.ts';
import { dueBy, dueIndex } from '../../runtime/dueTimes.ts';
import type { Services } from '../../runtime/services.ts';
import { shardKeys, SHARDS } from '../../runtime/shards.ts';
import type { Wire } from '../gateways/wire.ts';
import { SERVICES } from '../outside/rows.ts';
import { fairOrder } from '../drain.ts';
import { askLookup } from './ask.ts';
import { keepIfSame, keptRow } from './keep.ts';
import { LOOKUPS_DUE, type KeptRow } from './rows.ts';

/** Rows that one run takes in, over all parts, and asks for: fair to every company, and well within a minute. */
const WINDOW = 512;
const MOST_ASKED = 120;
const AT_ONCE = 8;

/**
 * Verifies what could not be verified when it was typed: oldest first, and of each company one in turn, so that nobody
 * waits behind another's backlog (fault row 31). A service that is still down puts its things off.
 * @returns how many were answered.
 */
export async function verifyLater(services: Services, wire?: Wire): Promise<number> {
  const parts = await Promise.all(
    shardKeys(LOOKUPS_DUE).map((pk) =>
      services.database.query<KeptRow>(SERVICES, {
        pk,
        index: dueIndex,
        ...dueBy(services.now()),
        limit: WINDOW / SHARDS,
      }),
    ),
  );
  const due = parts.flat().map((row) => ({ row, company: row.company, due: row.stateSk ?? '', id: row.sk }));
  const rows = fairOrder(due)
    .slice(0, MOST_ASKED)
    .map(({ row }) => row);
  // The first of each service goes alone: where it was down, it looks whether it is back for all that follow.
  const first = rows.filter((row, index) => rows.findIndex((each) => sameService(each, row)) === index);
  const rest = rows.filter((row) => !first.includes(row));
  const apart = new Apart(services);
  const verified = (row: KeptRow) => apart.work(row, () => verify(services, row, wire), false);
  const done = await Promise.all(first.map(verified));
  for (let from = 0; from < rest.length; from += AT_ONCE)
    done.push(...(await Promise.all(rest.slice(from, from + AT_ONCE).map(verified))));
  apart.end();
  return done.filter(Boolean).length;
}

const sameService = (a: KeptRow, b: KeptRow): boolean => a.lookup === b.lookup && a.country === b.country;

async function verify(services: Services, row: KeptRow, wire?: Wire): Promise<boolean> {
  const known = await askLookup(services, row, row.lookup, row.key, wire ? { wire } : {});
  // While the breaker or a refused user holds it back nothing was asked: that is no try.
  const tries = row.tries + (known.reason === 'open' || known.reason === 'credentials' ? 0 : 1);
  const kept = await keepIfSame(services, keptRow(services, row, row.lookup, row.key, known, tries), row);
  return kept && known.state !== 'SIN_VERIFICAR';
}
