import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  plainRecoveryCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  shownRecoveryCode,
} from '../../../shared/users/factor/codes.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { TABLE } from '../signInSecrets.ts';
import { codeKey, type Holder } from './factorRows.ts';

/**
 * What rests of a code. Keyed, for 80 bits under a hash that anybody can make would be less than a stored hash should
 * have (ASVS V6.5.2), and a slow hash of ten codes would take seconds.
 */
async function macOf(services: Services, holder: Holder, plain: string): Promise<string> {
  const master = Buffer.from(await services.secret('data-key'), 'base64');
  const key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), 'despacho/recovery-codes', 32));
  return createHmac('sha256', key)
    .update(`${holder.company}\n${holder.userId}\n${plain}`)
    .digest('base64url');
}

const newCode = (): string =>
  [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join('');

/** New codes to be shown once, and the writes that keep what tells them. */
export async function makeRecoveryCodes(
  services: Services,
  holder: Holder,
): Promise<{ codes: string[]; writes: Write[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const macs = await Promise.all(codes.map((code) => macOf(services, holder, code)));
  return {
    codes: codes.map(shownRecoveryCode),
    writes: macs.map((mac) => ({ kind: 'put', table: TABLE, item: { ...codeKey(holder, mac) } })),
  };
}

/** Uses a code up. Says whether it was one that had not been used. */
export async function useRecoveryCode(services: Services, holder: Holder, code: string): Promise<boolean> {
  const key = codeKey(holder, await macOf(services, holder, plainRecoveryCode(code)));
  try {
    await services.database.aside({ kind: 'delete', table: TABLE, key, when: { exists: true } });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
