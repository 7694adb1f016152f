import type { Proof } from '../../../shared/users/factor/proof.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import type { Purpose } from './challenge.ts';
import { TABLE } from '../signInSecrets.ts';
import { totpKey, type Factors } from './factorRows.ts';
import { provesPasskey, type Asker } from './passkeys.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { openSecret, stepOf } from './totp.ts';

/** Whether a proof is the person's. What proves once is used up: a code, a recovery code, a challenge. */
export async function proves(
  services: Services,
  asker: Asker,
  factors: Factors,
  purpose: Exclude<Purpose, 'enrol'>,
  proof: Proof,
): Promise<boolean> {
  if (proof.METODO === 'llave') return provesPasskey(services, asker, factors, purpose, proof.RESPUESTA);
  if (proof.METODO === 'recuperacion') return useRecoveryCode(services, asker, proof.CODIGO);
  return provesTotp(services, asker, factors, proof.CODIGO);
}

async function provesTotp(
  services: Services,
  asker: Asker,
  { totp }: Factors,
  code: string,
): Promise<boolean> {
  if (!totp) return false;
  const key = totpKey(asker);
  const secret = openSecret(services, asker, key, totp.SECRETO);
  const step = await stepOf(secret, code, services.now(), totp.PASO);
  if (step === undefined) return false;
  try {
    await services.database.aside({
      kind: 'update',
      table: TABLE,
      key,
      set: { PASO: step, ULTIMO_USO: services.now().toISOString() },
      when: { equals: { PASO: totp.PASO } },
    });
    return true;
  } catch (error) {
    // The same code came twice at once.
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
