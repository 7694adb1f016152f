import type { ModuleName } from '../../shared/foundation/modules.ts';
import { typedWords, wordMark } from '../../shared/foundation/documents/words.ts';
import { beforeVersion } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { markPk } from '../runtime/documents/indexRows.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { doors } from './gateways/doors.ts';
import { asOneWord, saysNumber } from './numbered.ts';
import { transmissionsOf } from './outcomeOf.ts';

/** Rows that are read of the index of a kind's words, and documents of it whose transmissions are looked at. */
const MOST_HITS = 250;
const MOST_DOCUMENTS = 50;
/** Documents whose transmissions are read at once. */
const AT_ONCE = 8;

export interface Assigned {
  rows: TransmissionSummary[];
  /** Whether more documents may say the number than were looked at. */
  orMore: boolean;
}

/**
 * Transmissions that a number was assigned to which begins like what was typed, however old: a document keeps the number
 * that its authority gave it and is found by its words, and its transmissions by it. What such words find besides goes.
 */
export async function transmissionsAssigned(
  services: Services,
  scope: TenantScope,
  typed: string,
): Promise<Assigned> {
  const kinds = [...new Set(doors[scope.country].flatMap((door) => door.kinds))];
  const found = await Promise.all(
    kinds.flatMap((kind) =>
      beginnings(typed).map((beginning) => documentsSaying(services, scope, kind, beginning)),
    ),
  );
  const ids = [...new Set(found.flatMap((each) => each.ids))];
  const rows: TransmissionSummary[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => transmissionsOf(services, scope, id));
    rows.push(...(await Promise.all(some)).flat());
  }
  return { rows: rows.filter(saysNumber(typed)), orMore: found.some((each) => each.orMore) };
}

/** What a word of the document begins with: the number as one word, or its longest one. It says its latest version alone. */
function beginnings(typed: string): string[] {
  const [longest = ''] = typedWords(typed).toSorted((a, b) => b.length - a.length);
  return [...new Set([asOneWord(typed), longest])].filter((each) => each !== '').map(beforeVersion);
}

/** The newest documents of a kind that have a word which begins so, by its index. */
async function documentsSaying(
  { database }: Services,
  scope: TenantScope,
  kind: ModuleName,
  beginning: string,
): Promise<{ ids: string[]; orMore: boolean }> {
  const mark = wordMark(beginning);
  const hits = await database.query<{ ID: string }>(kind, {
    pk: markPk(scope, mark),
    prefix: mark,
    descending: true,
    limit: MOST_HITS,
  });
  const ids = [...new Set(hits.map(({ ID }) => ID))].toSorted().reverse();
  return {
    ids: ids.slice(0, MOST_DOCUMENTS),
    orMore: hits.length >= MOST_HITS || ids.length > MOST_DOCUMENTS,
  };
}
