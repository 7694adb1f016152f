import { storedWords, typedWords } from '../../shared/foundation/documents/words.ts';
import { formatOrderNumber, plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { doors } from './gateways/doors.ts';
import { headKey, identitiesKey, TABLE, type IdentityRow, type TransmissionRow } from './rows.ts';
import { summaryOf } from './summary.ts';

/** Transmissions that are looked at for one number: each version is sent once, and asked about a few times. */
const MOST_FOUND = 100;

/** A number that was typed in its groups, divided by blanks, as one word. */
export const asOneWord = (typed: string): string => typedWords(typed.replace(/\s+/g, ''))[0] ?? '';

/** Whether a number of a transmission begins like what was typed, or has a word that begins like each of its words. */
export function saysNumber(typed: string): (row: TransmissionSummary) => boolean {
  const words = typedWords(typed);
  const whole = asOneWord(typed);
  return ({ CLAVE, NUMERO }) => {
    const own = [CLAVE, formatOrderNumber(CLAVE), formatUnifiedNumber(NUMERO)].flatMap(storedWords);
    return [[whole], words].some((all) => all.every((word) => own.some((each) => each.startsWith(word))));
  };
}

/** The ways in which a number may be kept: an order's without hyphens, any other as its declarant wrote it. */
const writingsOf = (typed: string): string[] => {
  const whole = typed.trim();
  return [...new Set([whole, whole.toUpperCase(), plainOrderNumber(whole)])].filter(Boolean);
};

/** Transmissions of the documents whose own number begins like what was typed, by who holds it: newest first, however old. */
export async function transmissionsNumbered(
  services: Services,
  scope: TenantScope,
  typed: string,
): Promise<TransmissionSummary[]> {
  const kinds = [...new Set(doors[scope.country].flatMap((door) => door.kinds))];
  const { database } = services;
  const held = await Promise.all(
    kinds.flatMap((kind) =>
      writingsOf(typed).map((writing) =>
        database.query<IdentityRow>(TABLE, { ...identitiesKey(scope, kind, writing), limit: MOST_FOUND }),
      ),
    ),
  );
  const ids = [...new Set(held.flat().map(({ id }) => id))].sort().reverse().slice(0, MOST_FOUND);
  const keys = ids.map((id) => headKey(scope, id));
  const heads = keys.length === 0 ? [] : await database.getMany<TransmissionRow>(TABLE, keys);
  return heads.flatMap((head) => (head ? [summaryOf(head)] : []));
}
