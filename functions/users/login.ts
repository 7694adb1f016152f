import { countries } from '../../shared/countries/countries.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { guarded } from './attempts.ts';
import { signInCounters } from './counters.ts';
import { knownDevice } from './device.ts';
import { enter } from './enter.ts';
import { factorsOf, hasFactor, waysOf } from './factor/factorRows.ts';
import { openHalf } from './factor/halfSession.ts';
import { passwordProvider } from './identityProvider.ts';
import { noteFailure } from './signIns.ts';
import { companyIdOf } from './userRows.ts';

export const login: Implementation<typeof userProcedures.login> = async (call) => {
  const { input, services, request, cookies } = call;
  const device = await knownDevice(services, request.device, input.USUARIO);
  const counters = signInCounters(input.USUARIO, request.address, device);
  const identity = await guarded(services, counters, async () => {
    const found = await passwordProvider(services).verify(input.USUARIO, input.CLAVE);
    return found && countries[found.company.AbreviaturaPais].status !== 'listed' ? found : undefined;
  });
  if (!identity) {
    await noteFailure(services, input.USUARIO);
    services.log.info('session.denied', { address: request.address });
    throw refusal('session.credentials');
  }
  const holder = { company: companyIdOf(identity.company), userId: identity.user.IdUsuario };
  const factors = await factorsOf(services, holder);
  if (!hasFactor(factors)) return enter(call, identity, { factor: false });
  cookies.push(await openHalf(services, { ...holder, login: identity.user.Usuario }));
  return { RESULTADO: '2', METODOS: waysOf(factors) };
};
