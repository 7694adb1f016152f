import { countries } from '../../shared/countries/countries.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { deviceOf } from '../../shared/users/device.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { sessionCookie } from '../runtime/http/response.ts';
import { endSession, openSession } from '../runtime/session.ts';
import { guarded } from './attempts.ts';
import { signInCounters } from './counters.ts';
import { deviceCookie, knownDevice } from './device.ts';
import { passwordProvider } from './identityProvider.ts';
import { companyIdOf, sessionFactsOf } from './sessionFacts.ts';
import { noteFailure, noteSignIn } from './signIns.ts';

export const login: Implementation<typeof userProcedures.login> = async ({
  input,
  services,
  request,
  cookies,
}) => {
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
  const { company, user } = identity;
  const { token, row } = await openSession(services, {
    company: companyIdOf(company),
    country: company.AbreviaturaPais,
    userId: user.IdUsuario,
    login: user.Usuario,
    device: deviceOf(request.userAgent),
  });
  // The cookie of the one before is lost to the browser now; what nobody holds must not go on.
  if (request.token) await endSession(services, request.token);
  await noteSignIn(services, row, { address: request.address, fresh: device === undefined });
  cookies.push(await deviceCookie(services, request.device, input.USUARIO), sessionCookie(token));
  services.log.info('session.opened', {
    company: row.company,
    userId: row.userId,
    family: row.family,
    address: request.address,
  });
  return sessionFactsOf(services, identity);
};
