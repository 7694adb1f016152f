import { deviceOf } from '../../shared/users/device.ts';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import type { PublicCall } from '../runtime/executor.ts';
import { sessionCookie } from '../runtime/http/response.ts';
import { endSession, openSession } from '../runtime/session.ts';
import { deviceCookie, knownDevice } from './device.ts';
import type { Identity } from './identityProvider.ts';
import { sessionFactsOf } from './sessionFacts.ts';
import { noteCompany } from './workingCompanies.ts';
import { noteSignIn } from './signIns.ts';
import { companyIdOf } from './userRows.ts';

/**
 * Opens the session of who has proved everything that is asked of them.
 * @param proved whether a second factor was given, and the family of the sign-in where it began with a first step.
 */
export async function enter(
  { services, request, cookies }: PublicCall<unknown>,
  identity: Identity,
  proved: { factor: boolean; family?: string },
): Promise<SessionFacts> {
  const { company, user } = identity;
  const known = await knownDevice(services, request.device, user.Usuario);
  const { token, row } = await openSession(services, {
    company: companyIdOf(company),
    country: company.AbreviaturaPais,
    userId: user.IdUsuario,
    login: user.Usuario,
    device: deviceOf(request.userAgent),
    ...proved,
  });
  await Promise.all([
    // The platform's own is no broker's company: nothing that works by the clock looks after it.
    company.PLATAFORMA === '1' ? undefined : noteCompany(services, row),
    // The cookie of the one before is lost to the browser now; what nobody holds must not go on.
    request.token ? endSession(services, request.token) : undefined,
    noteSignIn(services, row, { address: request.address, fresh: known === undefined }),
  ]);
  cookies.push(await deviceCookie(services, request.device, user.Usuario), sessionCookie(token));
  services.log.info('session.opened', {
    company: row.company,
    userId: row.userId,
    family: row.family,
    address: request.address,
  });
  return sessionFactsOf(services, identity, row);
}
