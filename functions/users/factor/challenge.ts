import { ConditionLost, type Item } from '../../runtime/database.ts';
import { systemKey } from '../../runtime/keys.ts';
import type { Services } from '../../runtime/services.ts';

const LIVES_SECONDS = 5 * 60;

/** What a challenge is for: an answer to one does not serve another. */
export type Purpose = 'second-step' | 'step-up' | 'enrol';

export interface Challenge {
  challenge: string;
  /** Domain that was asked. */
  domain: string;
}

/** One for each sign-in and purpose: who asks anew makes the last one void. */
const keyOf = (family: string, purpose: Purpose) => ({ pk: systemKey('challenge', family), sk: purpose });

export async function keepChallenge(
  services: Services,
  family: string,
  purpose: Purpose,
  { challenge, domain }: Challenge,
): Promise<void> {
  const expires = Math.floor(services.now().getTime() / 1000) + LIVES_SECONDS;
  await services.database.aside({
    kind: 'put',
    table: 'sessions',
    item: { ...keyOf(family, purpose), challenge, domain, expires },
  });
}

/** The challenge of a sign-in, which serves this once; undefined when there is none any more. */
export async function takeChallenge(
  services: Services,
  family: string,
  purpose: Purpose,
): Promise<Challenge | undefined> {
  const key = keyOf(family, purpose);
  const kept = await services.database.get<Item & Challenge>('sessions', key);
  if (!kept) return undefined;
  try {
    const when = { equals: { challenge: kept.challenge } };
    await services.database.aside({ kind: 'delete', table: 'sessions', key, when });
    return kept;
  } catch (error) {
    if (error instanceof ConditionLost) return undefined;
    throw error;
  }
}
