import { companyRowKey, userRowKey } from '../runtime/caller.ts';
import type { Write } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import { hashPassword, NOBODY, verifyPassword } from './passwords.ts';
import { passwordRowOf, putPassword, type PasswordRow } from './signInSecrets.ts';
import { userOfLogin } from './findUser.ts';
import { companyIdOf, type CompanyRecord, type UserRecord } from './userRows.ts';

export interface Identity {
  company: CompanyRecord;
  user: UserRecord;
}

/** Who says that a person is who they claim to be. Another one (OpenID Connect) may stand in without touching sessions. */
export interface IdentityProvider {
  /** The active user of an active company to whom the credentials belong; undefined for every other case alike. */
  verify: (login: string, password: string) => Promise<Identity | undefined>;
  /** Whether the password is that of a known user: step-up. */
  confirm: (company: string, userId: string, password: string) => Promise<boolean>;
  /** Write that stores a new password, to go with the writes it belongs to. */
  passwordWrite: (company: string, userId: string, password: string) => Promise<Write>;
}

/** The product's own provider: argon2id hashes in the table `sign-in-secrets`. */
export function passwordProvider(services: Services): IdentityProvider {
  const { database } = services;

  const passwordWrite = async (company: string, userId: string, password: string): Promise<Write> =>
    putPassword(company, userId, {
      CLAVE_PHC: await hashPassword(password),
      CAMBIADA: services.now().toISOString(),
    });

  async function matches(
    secret: PasswordRow | undefined,
    password: string,
  ): Promise<{ right: boolean; stale: boolean }> {
    const { right, stale } = await verifyPassword(password, secret?.CLAVE_PHC ?? NOBODY);
    return { right: right && secret !== undefined, stale };
  }

  return {
    passwordWrite,

    async verify(login, password) {
      const found = await userOfLogin(services, login);
      const company = found ? companyIdOf(found) : '';
      const userId = found?.IdUsuario ?? '';
      // An unknown login asks for rows that do not exist, so that it costs the same reads and the same hash.
      const [[companyRow, userRow], secret] = await Promise.all([
        database.getMany('users', [companyRowKey(company), userRowKey(company, userId)]),
        passwordRowOf(services, company, userId),
      ]);
      const { right, stale } = await matches(secret, password);
      const identity = {
        company: companyRow as CompanyRecord,
        user: userRow as UserRecord,
      };
      if (!right || identity.company?.ACTIVO !== '1' || identity.user?.ACTIVO !== '1') return undefined;
      if (stale) await database.write(await passwordWrite(company, userId, password));
      return identity;
    },

    async confirm(company, userId, password) {
      return (await matches(await passwordRowOf(services, company, userId), password)).right;
    },
  };
}
