import { localDay } from '../../../shared/foundation/dates/date.ts';
import { type KeptLookup, type LookupReason } from '../../../shared/transmission/lookups/kept.ts';
import { lookupSentence } from '../../../shared/transmission/lookups/sentences.ts';
import type { LookupName } from '../../../shared/transmission/lookups/kept.ts';
import { MOST_WANTED } from '../../../shared/transmission/lookups/wanted.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { SERVICES } from '../outside/rows.ts';
import type { Known } from './ask.ts';
import { duePartition, keptPartition, openSaid, sealSaid, type DocumentOf, type KeptRow } from './rows.ts';

const MINUTE_MS = 60_000;
/** Minutes until an unanswered thing is asked for again; the last one stands for all later ones. */
const WAITS = [1, 2, 5, 10, 30, 60, 180];
/** After so many tries, about a week, a person sees to it. */
const MOST_TRIES = 60;
/** While no user is taken nothing is asked and no try is counted: it is looked so often whether there is another. */
const REFUSED_MINUTES = 60;

/** When a thing that was asked for so many times by itself is asked again; undefined when it is not. */
function nextAt(now: number, tries: number, reason: LookupReason | undefined): string | undefined {
  if (tries >= MOST_TRIES) return undefined;
  const minutes = reason === 'credentials' ? REFUSED_MINUTES : WAITS[Math.min(tries, WAITS.length - 1)]!;
  return new Date(now + minutes * MINUTE_MS).toISOString();
}

/** Row of what is known of a thing that a document names; while it is unverified it is due again by itself. */
export function keptRow(
  { sealer, now }: Services,
  { company, country, kind, id }: DocumentOf,
  name: LookupName,
  key: string,
  { state, said, at, reason }: Known,
  tries = 0,
): KeptRow {
  const due = state === 'SIN_VERIFICAR' ? nextAt(now().getTime(), tries, reason) : undefined;
  return {
    pk: keptPartition({ company, country, kind, id }),
    sk: `${name}~${key}`,
    company,
    country,
    kind,
    id,
    lookup: name,
    key,
    state,
    sealed: sealSaid(sealer, company, name, key, said),
    at,
    tries,
    ...(reason ? { reason } : {}),
    ...(due ? { statePk: duePartition(company), stateSk: `${due}~${id}~${name}~${key}` } : {}),
  };
}

/** Keeps what is known with the document. */
export const keep = ({ database }: Services, row: KeptRow): Promise<void> =>
  database.aside({ kind: 'put', table: SERVICES, item: row });

/** The same of a row that was read before; false when somebody kept something newer meanwhile. */
export async function keepIfSame({ database }: Services, row: KeptRow, before: KeptRow): Promise<boolean> {
  const when = { equals: { tries: before.tries, at: before.at, state: before.state } };
  try {
    await database.aside({ kind: 'put', table: SERVICES, item: row, when });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** Everything that a document asked for, as people read it. */
export async function keptOf(services: Services, document: DocumentOf): Promise<KeptLookup[]> {
  const rows = await services.database.query<KeptRow>(SERVICES, {
    pk: keptPartition(document),
    limit: MOST_WANTED * 2,
  });
  return rows.map((row) => publicLookup(services, row));
}

export function publicLookup({ sealer, now }: Services, row: KeptRow): KeptLookup {
  const { lookup: name, key, state, country, reason } = row;
  const said = openSaid(sealer, row.company, name, key, row.sealed);
  const again = row.stateSk !== undefined;
  return {
    CONSULTA: name,
    CLAVE: key,
    ESTADO: state,
    DICE: said,
    FRASE: lookupSentence({ name, country, key, state, said, reason, again, today: localDay(now()) }),
    DICHO: row.at === 0 ? '' : new Date(row.at).toISOString(),
    SIGUIENTE: row.stateSk?.split('~')[0] ?? '',
  };
}
