import { impossible, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { factorProcedures } from '../../../shared/users/factor/procedures.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { owesFactor } from '../../runtime/owesFactor.ts';
import { renew } from '../renew.ts';
import { revokeOthers } from '../sessions.ts';
import { flagOf } from '../userRows.ts';
import { TABLE } from '../signInSecrets.ts';
import { forgetWrites, hasFactor, passkeyKey, shown, totpKey } from './factorRows.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { askerOf, ownFactors } from './stepUp.ts';

/** Whether the person may not do without any factor: what a session without one would owe. */
const isNeeded = ({ scope }: Call<unknown>): boolean => owesFactor(scope.permissions, {});

export const factors: Implementation<typeof factorProcedures.factors> = async (call) => {
  const own = await ownFactors(call);
  return {
    OBLIGATORIO: flagOf(isNeeded(call)),
    FACTORES: shown(own),
    CODIGOS: own.codes,
    ...(own.reset ? { QUITADO: { POR: own.reset.POR, CUANDO: own.reset.CUANDO } } : {}),
  };
};

export const removeFactor: Implementation<typeof factorProcedures.removeFactor> = async (call) => {
  const { input, services, scope, session } = call;
  const asker = askerOf(call);
  const own = await ownFactors(call);
  const found = shown(own).find((each) => each.ID_FACTOR === input.ID_FACTOR);
  if (!found) throw refusal('not-found', { what: 'un segundo factor' });
  const last = shown(own).length === 1;
  if (last && isNeeded(call)) {
    throw impossible(
      'Es su único segundo factor y su usuario lo necesita para transmitir o administrar. Agregue otro y después quite este.',
    );
  }
  const key = found.METODO === 'codigo' ? totpKey(asker) : passkeyKey(asker, found.ID_FACTOR);
  await services.database.write(
    { kind: 'delete', table: TABLE, key },
    ...(last ? await forgetWrites(services, asker, 'codes') : []),
  );
  await revokeOthers(services, session);
  await renew(call, { factor: !last, authTime: session.authTime });
  services.log.info('factor.removed', { company: scope.company, userId: scope.userId, way: found.METODO });
  return { RESULTADO: '1' };
};

export const newRecoveryCodes: Implementation<typeof factorProcedures.newRecoveryCodes> = async (call) => {
  const { services } = call;
  const asker = askerOf(call);
  if (!hasFactor(await ownFactors(call))) {
    throw impossible(
      'Los códigos de recuperación acompañan a un segundo factor y usted no tiene ninguno. Agregue uno primero.',
    );
  }
  const { codes, writes } = await makeRecoveryCodes(services, asker);
  await services.database.write(...(await forgetWrites(services, asker, 'codes')), ...writes);
  return { CODIGOS: codes };
};
