import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { endedCookie } from '../runtime/http/response.ts';
import type { Services } from '../runtime/services.ts';
import { revokeFamily, revokeUser, sessionKey, sessionsOfUser, type SessionRow } from '../runtime/session.ts';
import { revokePrograms } from './programs.ts';

/** Newest living token of each sign-in of a user. */
export async function livingSessions(services: Services, userId: string): Promise<SessionRow[]> {
  const tokens = await services.database.query('sessions', {
    pk: sessionsOfUser(userId),
    few: 'sessions of one person',
  });
  if (tokens.length === 0) return [];
  const rows = await services.database.getMany<SessionRow>(
    'sessions',
    tokens.map((token) => sessionKey(token.sk)),
  );
  const newest = new Map<string, SessionRow>();
  for (const row of rows) {
    if (!row || row.replacedUntil !== undefined) continue;
    const known = newest.get(row.family);
    if (!known || known.issued <= row.issued) newest.set(row.family, row);
  }
  return [...newest.values()].sort((a, b) => b.lastSeen - a.lastSeen);
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A session as a list shows it to whoever asks in `session`. */
export const listedSession = (
  row: SessionRow,
  session: SessionRow,
): Result<typeof userProcedures.sessions>[number] => ({
  ID_SESION: row.family,
  DISPOSITIVO: row.device ?? '',
  CREADA: instant(row.created),
  ULTIMO_USO: instant(row.lastSeen),
  VENCE: instant(row.absolute),
  ACTUAL: row.family === session.family ? '1' : '0',
});

export const sessions: Implementation<typeof userProcedures.sessions> = async ({ services, session }) =>
  (await livingSessions(services, session.userId)).map((row) => listedSession(row, session));

export const revokeSession: Implementation<typeof userProcedures.revokeSession> = async (call) => {
  const { input, services, session, cookies } = call;
  const own = await livingSessions(services, session.userId);
  if (!own.some((row) => row.family === input.ID_SESION)) throw refusal('not-found', { what: 'una sesión' });
  await revokeFamily(services, input.ID_SESION);
  if (input.ID_SESION === session.family) cookies.push(endedCookie());
  return { RESULTADO: '1' };
};

export const revokeAllSessions: Implementation<typeof userProcedures.revokeAllSessions> = async (call) => {
  const { company, userId } = call.session;
  await revokeUser(call.services, userId);
  const PROGRAMAS = await revokePrograms(call.services, { company, userId });
  call.cookies.push(endedCookie());
  return { RESULTADO: '1', PROGRAMAS };
};

export const revokeOtherSessions: Implementation<typeof userProcedures.revokeOtherSessions> = async (
  call,
) => {
  await revokeOthers(call.services, call.session);
  return { RESULTADO: '1' };
};

/** Ends every other sign-in of the person: by their own wish, or after a change of password. */
export async function revokeOthers(services: Services, session: SessionRow): Promise<void> {
  await revokeUser(services, session.userId, session.family);
}
