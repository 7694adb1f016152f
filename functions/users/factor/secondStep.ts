import { Refusal, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { factorProcedures } from '../../../shared/users/factor/procedures.ts';
import { companyRowKey, userRowKey } from '../../runtime/caller.ts';
import type { Implementation } from '../../runtime/executor.ts';
import type { Services } from '../../runtime/services.ts';
import { guarded } from '../attempts.ts';
import { factorCounters } from '../counters.ts';
import { knownDevice } from '../device.ts';
import { enter } from '../enter.ts';
import type { Identity } from '../identityProvider.ts';
import { noteFailure } from '../signIns.ts';
import type { CompanyRecord, UserRecord } from '../userRows.ts';
import { factorsOf } from './factorRows.ts';
import { endedHalfCookie, readHalf, takeHalf, type HalfRow } from './halfSession.ts';
import { askForOne } from './passkeys.ts';
import { proves } from './prove.ts';

/** The person of a half session, whose company and user are still active. */
async function identityOfHalf({ database }: Services, half: HalfRow): Promise<Identity> {
  const [company, user] = await database.getMany<CompanyRecord & UserRecord>('users', [
    companyRowKey(half.company),
    userRowKey(half.company, half.userId),
  ]);
  if (company?.ACTIVO !== '1' || user?.ACTIVO !== '1') throw refusal('session.second-step');
  return { company, user };
}

export const secondStepOptions: Implementation<typeof factorProcedures.secondStepOptions> = async ({
  services,
  request,
}) => {
  const half = await readHalf(services, request.half);
  return askForOne(services, half, await factorsOf(services, half), 'second-step', request);
};

export const secondStep: Implementation<typeof factorProcedures.secondStep> = async (call) => {
  const { input, services, request, cookies } = call;
  const half = await readHalf(services, request.half);
  const identity = await identityOfHalf(services, half);
  const device = await knownDevice(services, request.device, half.login);
  const counters = factorCounters(half.userId, request.address, device);
  const factors = await factorsOf(services, half);
  const right = await guarded(services, counters, async () =>
    (await proves(services, half, factors, 'second-step', input.PRUEBA)) ? true : undefined,
  );
  if (!right) {
    await noteFailure(services, half.login);
    services.log.warn('factor.denied', { company: half.company, userId: half.userId });
    throw refusal('rejected', { summary: wrongOf[input.PRUEBA.METODO] });
  }
  await takeHalf(services, request.half);
  cookies.push(endedHalfCookie());
  try {
    return await enter(call, identity, { factor: true, family: half.family });
  } catch (error) {
    // Whatever ended the person's sessions ended what they had begun.
    throw error instanceof Refusal && error.code === 'session.missing'
      ? refusal('session.second-step')
      : error;
  }
};

/** What a person reads of a proof that was not taken, and what to do. */
export const wrongOf = {
  llave: 'La llave de acceso no se pudo comprobar. Intente de nuevo o use otro segundo factor.',
  codigo:
    'Ese código no es el que muestra la aplicación ahora, o ya se usó. Espere el siguiente y revise la hora del teléfono.',
  recuperacion: 'Ese código de recuperación no existe o ya se usó. Escriba otro.',
} as const;
