import { countries } from '../../shared/countries/countries.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { deviceOf } from '../../shared/users/device.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { sessionCookie } from '../runtime/http/response.ts';
import { endSession, openSession } from '../runtime/session.ts';
import { guarded } from './attempts.ts';
import { passwordProvider } from './identityProvider.ts';
import { companyIdOf, sessionFactsOf } from './sessionFacts.ts';

export const login: Implementation<typeof userProcedures.login> = async ({
  input,
  services,
  request,
  cookies,
}) => {
  const identity = await guarded(services, input.USUARIO, async () => {
    const found = await passwordProvider(services).verify(input.USUARIO, input.CLAVE);
    return found && countries[found.company.AbreviaturaPais].status !== 'listed' ? found : undefined;
  });
  if (!identity) {
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
  cookies.push(sessionCookie(token));
  services.log.info('session.opened', {
    company: row.company,
    userId: row.userId,
    family: row.family,
    address: request.address,
  });
  return sessionFactsOf(services, identity);
};
