import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { endedCookie } from '../runtime/http/response.ts';
import { revokeFamily, revokeUser, type SessionRow } from '../runtime/session.ts';
import { identityOf } from './ownRows.ts';
import { revokePrograms } from './programs.ts';
import { listedSession, livingSessions } from './sessions.ts';

type Asking = Call<{ ID_USUARIO: string }>;

/** Open sessions of somebody of the caller's company; refuses everybody else as if they did not exist. */
async function sessionsOf(call: Asking): Promise<SessionRow[]> {
  const { user } = await identityOf(call, call.input.ID_USUARIO);
  return livingSessions(call.services, user.IdUsuario);
}

/** Whoever ends their own session here is told by the browser's cookie, too. */
function told(call: Asking, ended: readonly SessionRow[]): { RESULTADO: '1' } {
  const { services, scope, session, input, cookies } = call;
  for (const { family } of ended)
    services.log.info('session.ended', {
      company: scope.company,
      userId: input.ID_USUARIO,
      family,
      by: scope.userId,
    });
  if (ended.some((row) => row.family === session.family)) cookies.push(endedCookie());
  return { RESULTADO: '1' };
}

export const userSessions: Implementation<typeof userProcedures.userSessions> = async (call) =>
  (await sessionsOf(call)).map((row) => listedSession(row, call.session));

export const endUserSession: Implementation<typeof userProcedures.endUserSession> = async (call) => {
  const found = (await sessionsOf(call)).find((row) => row.family === call.input.ID_SESION);
  if (!found) throw refusal('not-found', { what: 'una sesión' });
  await revokeFamily(call.services, found.family);
  return told(call, [found]);
};

export const endUserSessions: Implementation<typeof userProcedures.endUserSessions> = async (call) => {
  const found = await sessionsOf(call);
  const { services, scope, input } = call;
  await revokeUser(services, input.ID_USUARIO);
  const ended = { company: scope.company, userId: input.ID_USUARIO };
  return { ...told(call, found), PROGRAMAS: await revokePrograms(services, ended) };
};
