import { randomBytes } from 'node:crypto';
import { keyDigest } from '../runtime/digest.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { companyRowKey, userRowKey } from '../runtime/caller.ts';
import { ConditionLost, type Database, type Item, type Key, type Write } from '../runtime/database.ts';
import type { Implementation, PublicCall } from '../runtime/executor.ts';
import { asBrowser, doingOf, journalOf } from '../runtime/journal.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { revokeUser } from '../runtime/session.ts';
import type { Noted } from '../runtime/write.ts';
import { guarded } from './attempts.ts';
import { networkCounter } from './counters.ts';
import { userOfLogin } from './findUser.ts';
import { forgetAttempts } from './forgetAttempts.ts';
import { passwordProvider, type Identity } from './identityProvider.ts';
import { revokePrograms } from './programs.ts';
import { passwordRowOf } from './signInSecrets.ts';
import { checkPassword } from './userChecks.ts';
import { companyIdOf, normalLogin, type CompanyRecord, type UserRecord } from './userRows.ts';

/** How long whoever gets a link has to open it. */
export const LINK_HOURS = 24;

/** A link with which one user sets a password once: row of the table `sessions`, under the hash of its token. */
interface LinkRow extends Item {
  company: string;
  userId: string;
  /** When the password that it replaces was set; absent when there was none. Another one set since ends the link. */
  replaces?: string;
  /** Epoch seconds. */
  expires: number;
}

type Store = Pick<Services, 'database' | 'now'>;

const linkKey = (token: string): Key => ({
  pk: systemKey('password-link', keyDigest(token)),
  sk: 'L',
});

const notedOf = (
  { company, userId }: Pick<LinkRow, 'company' | 'userId'>,
  { summary }: AnyProcedure,
): Noted => ({
  company,
  module: 'users',
  id: userId,
  action: summary,
});

/** The logbook's ear for whoever uses a link: nobody is signed in, so it names the account, and from where it came. */
function notingUse(
  { services, request }: PublicCall<unknown>,
  { company, user }: Identity,
  changes = false,
): Database {
  const who = { company: companyIdOf(company), login: user.Usuario };
  const where = { address: request.address, device: asBrowser(request.userAgent) };
  const action = changes ? userProcedures.usePasswordLink.summary : '';
  const asked = { module: 'users', action, changes };
  return services.database.noting(journalOf(services, doingOf(who, where, asked)));
}

const ended = (): Error =>
  refusal('rejected', {
    summary:
      'Este enlace no está completo, ya se usó o venció. Pida otro a quien administra los usuarios de su empresa, o el servidor.',
  });

/** Makes a link for the user with this login; returns its token, which is stored nowhere. */
export async function makeLink({ database, now }: Store, login: string): Promise<string> {
  const found = await userOfLogin({ database }, login);
  if (!found) throw refusal('rejected', { summary: `No hay ningún usuario «${normalLogin(login)}».` });
  return linkFor({ database, now }, companyIdOf(found), found.IdUsuario);
}

/** As `makeLink`, for a user who is known. */
export async function linkFor({ database, now }: Store, company: string, userId: string): Promise<string> {
  const secret = await passwordRowOf({ database }, company, userId);
  const token = randomBytes(32).toString('base64url');
  const row = {
    ...linkKey(token),
    company,
    userId,
    ...(secret && { replaces: secret.CAMBIADA }),
    expires: Math.floor(now().getTime() / 1000) + LINK_HOURS * 3600,
  };
  // Whoever made it could take the account over: that stands in the logbook, also where another company's operator did.
  const noted = notedOf(row, userProcedures.createPasswordLink);
  await database.write({ kind: 'put', table: 'sessions', item: row, when: { absent: true }, noted });
  return token;
}

/** Who a link is for. Whoever tries links is counted with whoever guesses passwords from the same network. */
async function opened(
  { services, request }: Pick<PublicCall<unknown>, 'services' | 'request'>,
  token: string,
): Promise<Identity & { link: LinkRow }> {
  const { database } = services;
  const found = await guarded(services, [networkCounter(request.address)], async () => {
    const link = await database.get<LinkRow>('sessions', linkKey(token));
    if (!link) return undefined;
    const [company, user] = await database.getMany<CompanyRecord & UserRecord>('users', [
      companyRowKey(link.company),
      userRowKey(link.company, link.userId),
    ]);
    const opens = user?.ACTIVO === '1' || user?.VALIDACION === 'INVITADO';
    return user && opens && company?.ACTIVO === '1' ? { company, user, link } : undefined;
  });
  if (!found) throw ended();
  return found;
}

/** For whom a link is, which its page shows and judges the password by. */
export const passwordLink: Implementation<typeof userProcedures.passwordLink> = async (call) => {
  const { company, user } = await opened(call, call.input.ENLACE);
  return {
    USUARIO: user.Usuario,
    NOMBRE: user.NombreUsuario,
    EMPRESA: company.Nombre,
    Nit: company.Nit,
  };
};

/** From now on the account waits for an administrator. */
const openedByInvitation = ({ company, userId }: LinkRow): Write => ({
  kind: 'update',
  table: 'users',
  key: userRowKey(company, userId),
  set: { VALIDACION: 'POR_CONFIRMAR' },
  was: { VALIDACION: 'INVITADO' },
  when: { equals: { VALIDACION: 'INVITADO', ACTIVO: '0' } },
});

/** Sets the password and ends the link in one write, and every session and program that the old password opened. */
export const usePasswordLink: Implementation<typeof userProcedures.usePasswordLink> = async (call) => {
  const { input, services } = call;
  const { company, user, link } = await opened(call, input.ENLACE);
  await checkPassword(input.CLAVE, [user.Usuario, user.NombreUsuario, company.Nombre, company.Nit]);
  const secret = await passwordProvider(services).passwordWrite(link.company, user.IdUsuario, input.CLAVE);
  const invited = user.VALIDACION === 'INVITADO';
  try {
    await notingUse(call, { company, user }).write(
      {
        kind: 'delete',
        table: 'sessions',
        key: linkKey(input.ENLACE),
        when: { exists: true },
        noted: notedOf(link, userProcedures.usePasswordLink),
      },
      {
        ...secret,
        when: link.replaces === undefined ? { absent: true } : { equals: { CAMBIADA: link.replaces } },
      },
      ...(invited ? [openedByInvitation(link)] : []),
      ...(await forgetAttempts(services, user.Usuario)),
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw ended();
  }
  await revokeUser(services, user.IdUsuario);
  const database = notingUse(call, { company, user }, true);
  const ends = { company: link.company, userId: user.IdUsuario };
  const PROGRAMAS = await revokePrograms({ database, now: services.now }, ends);
  return { RESULTADO: '1', ESPERA: invited ? '1' : '0', PROGRAMAS };
};
