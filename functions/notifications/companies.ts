import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { entriesOf } from '../../shared/foundation/options/storedOptions.ts';
import { withOptions } from '../../shared/foundation/options/withOptions.ts';
import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { referenceFor } from '../runtime/reference.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { workingCompanies, type WorkingCompany } from '../users/workingCompanies.ts';
import type { CompanyRow } from '../runtime/caller.ts';
import { companyOf, type Parts } from '../runtime/people.ts';
import { TABLE } from './rows.ts';

/** What a watch works with for one company. */
export interface Watched extends Parts {
  company: CompanyRow;
  reference: Reference;
  /** Whether the company's turn still lasts. Where it does not the watch ends, and goes on in the next turn. */
  goesOn: () => boolean;
}

/** Before this hour nobody is told of what a day brings; local. */
const FIRST_HOUR = '07';

/** A run begins no turn after so long: well before the end of its function (infra/topology.ts). */
const RUN_MS = 40_000;
/** How long one company's backlog keeps the others waiting at a stretch. */
const TURN_MS = 10_000;

/** The company whose turn began last, `pk system#watch`, `sk <name of the watch>`: the next run begins behind it. */
interface Position extends Item {
  after: string;
}
const positionKey = (name: string) => ({ pk: systemKey('watch'), sk: name });

/** The companies at work in the order of their turns. */
async function inTurns(services: Services, name: string): Promise<WorkingCompany[]> {
  const all = await workingCompanies(services);
  const { after = '' } = (await services.database.get<Position>(TABLE, positionKey(name))) ?? {};
  return [...all.filter(({ sk }) => sk > after), ...all.filter(({ sk }) => sk <= after)];
}

/**
 * Runs a watch for every company at work, once its day has begun; one that fails keeps none of the others from being
 * told (invariant I7), nor does one that has much to tell: its turn ends and comes again behind those of the others, as
 * long as the run lasts, and the next run begins where this one ended, also where it was ended from outside. What is told
 * has a name that follows from its day, so a later run of the day tells nothing again.
 * @param name of the watch, under which it is kept where a run ended.
 * @returns how many people were looked at.
 */
export async function forEachCompany(
  services: Services,
  name: string,
  watch: (watched: Watched) => Promise<number>,
): Promise<number> {
  const now = (): number => services.now().getTime();
  if (localDateTime(services.now()).slice(11, 13) < FIRST_HOUR) return 0;
  const until = now() + RUN_MS;
  const waiting = await inTurns(services, name);
  const isAlone = waiting.length < 2;
  let done = 0;
  for (let one = waiting.shift(); one; one = now() < until ? waiting.shift() : undefined) {
    const { sk: company, country } = one;
    // Before the turn: whatever ends it, the next run begins behind it.
    if (!isAlone)
      await services.database.aside({
        kind: 'put',
        table: TABLE,
        item: { ...positionKey(name), after: company },
      });
    const parts = { services, scope: jobScope(company, country) };
    const turn = turnUntil(now, now() + TURN_MS);
    try {
      done += await workingFor(parts.scope, () => watchOne(parts, turn.goesOn, watch));
      if (turn.wasCut()) waiting.push(one);
    } catch (error) {
      services.log.error('watch.failed', { company, error });
    }
  }
  if (waiting.length > 0) services.log.warn('watch.unfinished', { watch: name, companies: waiting.length });
  return done;
}

/** A turn, and whether whoever had it was told that it is over. */
function turnUntil(now: () => number, end: number) {
  let cut = false;
  return {
    goesOn: (): boolean => {
      cut ||= now() >= end;
      return !cut;
    },
    wasCut: (): boolean => cut,
  };
}

async function watchOne(
  parts: Parts,
  goesOn: Watched['goesOn'],
  watch: (watched: Watched) => Promise<number>,
): Promise<number> {
  const company = await companyOf(parts);
  if (company?.ACTIVO !== '1') return 0;
  const lists = await referenceFor(parts.services, parts.scope.country, shippedCatalogues);
  const reference = withOptions(lists, entriesOf(company.OPCIONES));
  return watch({ ...parts, company, reference, goesOn });
}

/** A number of days that the country's list of parameters says; `otherwise` where it says none. */
export function daysSetting(reference: Reference, key: string, otherwise: number): number {
  const text = reference.row(catalogue.settings, key)?.['TEXTO'] ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : otherwise;
}
