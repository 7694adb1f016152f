import { fold } from '../../shared/foundation/text/clean.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { factorProcedures } from '../../shared/users/factor/procedures.ts';
import { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import { userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import { revokeUser } from '../runtime/session.ts';
import { removal } from './deleteUser.ts';
import { factorsOf, hasFactor, takenWrites } from './factor/factorRows.ts';
import { userOfLogin } from './findUser.ts';
import { PLATFORM } from './operator/newOperator.ts';
import { changedByAnother } from './saveUser.ts';
import { companyIdOf, normalLogin, type UserRecord } from './userRows.ts';

// What nobody within the product may do for a person, by an order on the machine (`infra/administer`): decision 14.

type Store = Pick<Services, 'database' | 'now'>;

/** Whom an order is about: the login, and the name, so that nobody is taken for another by a mistyped letter. */
export interface Named {
  login: string;
  person: string;
}

/** As the person is told who took the factor. */
const SERVER = 'Quien administra el servidor';

async function found(store: Store, { login, person }: Named): Promise<UserRecord> {
  const user = await userOfLogin(store, login);
  if (!user || user.BORRADO)
    throw refusal('rejected', { summary: `No hay ningún usuario «${normalLogin(login)}».` });
  if (fold(user.NombreUsuario.trim()) !== fold(person.trim()))
    throw impossible(
      `El usuario «${normalLogin(login)}» no se llama «${person.trim()}». Revise de quién se trata; no se cambió nada.`,
    );
  return user;
}

const noted = (company: string, { IdUsuario: id }: UserRecord, action: string) => ({
  noted: { company, module: 'users', id, action },
});

/**
 * Takes the second factor from an administrator who lost it, whom nobody of the company may help: the last one, or who
 * operates the platform. As `resetFactors` it leaves the password, and the sign-ins end.
 * @throws Refusal for whoever an administrator of their company helps.
 */
export async function takeLostFactor(store: Store, asked: Named): Promise<UserRecord> {
  const user = await found(store, asked);
  const company = companyIdOf(user);
  if (!isAdministrator(user))
    throw impossible(
      `${user.NombreUsuario} no administra su empresa: quien la administra le quita el segundo factor en Permisos. No se cambió nada.`,
    );
  const holder = { company, userId: user.IdUsuario };
  if (!hasFactor(await factorsOf(store, holder)))
    throw impossible(`${user.NombreUsuario} no tiene segundo factor; no hay nada que quitar.`);
  const [first, ...more] = await takenWrites(store, holder, SERVER);
  const told = noted(company, user, factorProcedures.resetFactors.summary);
  await store.database.write({ ...first!, ...told }, ...more);
  await revokeUser(store, user.IdUsuario);
  return user;
}

/**
 * Closes the account of who operates the platform and leaves: it never opens again, and the sign-ins end.
 * @returns how many operate it still. @throws Refusal for people of companies, whose administrators delete them.
 */
export async function closeOperator(
  store: Store,
  asked: Named,
): Promise<{ user: UserRecord; remaining: number }> {
  const user = await found(store, asked);
  if (companyIdOf(user) !== PLATFORM)
    throw impossible(
      `${user.NombreUsuario} no opera la plataforma: quien administra su empresa borra la cuenta en Permisos. No se cambió nada.`,
    );
  const { writes } = await removal(store, PLATFORM, user);
  const [first, ...more] = writes;
  try {
    const told = noted(PLATFORM, user, lifeProcedures.deleteUser.summary);
    await store.database.write({ ...first!, ...told }, ...more);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw changedByAnother();
  }
  await revokeUser(store, user.IdUsuario);
  const everybody = await store.database.query<UserRecord>('users', {
    pk: userRowKey(PLATFORM, '').pk,
    prefix: 'USER#',
    few: 'people of one company',
  });
  return { user, remaining: everybody.filter(({ ACTIVO }) => ACTIVO === '1').length };
}
