import type { Key } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { TABLE } from '../signInSecrets.ts';
import { type Holder } from './factorRows.ts';

const ISSUER = 'Despacho';
/** Seconds of a step (RFC 6238); a code of the step before or after is taken too, for clocks that differ. */
const STEP_SECONDS = 30;

const library = () => import('./codeLibrary.ts');

/** A new secret (160 bits, base32) and the address that an app of codes reads. */
export async function newTotp(login: string): Promise<{ secret: string; address: string }> {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  return { secret, address: generateURI({ issuer: ISSUER, label: login, secret }) };
}

/**
 * Time step of a code, compared in constant time.
 * @param code six digits
 * @param after step of the last code that was taken; undefined when none was.
 * @returns undefined when the code is of no step that may be taken.
 */
export async function stepOf(
  secret: string,
  code: string,
  at: Date,
  after?: number,
): Promise<number | undefined> {
  const { verifySync } = await library();
  const found = verifySync({
    secret,
    token: code,
    epoch: Math.floor(at.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
    ...(after === undefined ? {} : { afterTimeStep: after }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

const placeOf = (key: Key): string => `${TABLE}|${key.pk}|${key.sk}`;

/** Secret as it rests: sealed for its row. */
export const sealSecret = ({ sealer }: Services, { company }: Holder, key: Key, secret: string): Uint8Array =>
  sealer.seal(company, placeOf(key), Buffer.from(secret));

export const openSecret = ({ sealer }: Services, { company }: Holder, key: Key, sealed: Uint8Array): string =>
  Buffer.from(sealer.open(company, placeOf(key), sealed)).toString();
