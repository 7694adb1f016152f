import { companyRowKey, userRowKey } from '../../../functions/runtime/caller.ts';
import { ConditionLost, type Key } from '../../../functions/runtime/database.ts';
import { createServices, type Services } from '../../../functions/runtime/services.ts';
import { hashPassword } from '../../../functions/users/passwords.ts';
import { operatorItem, PLATFORM, platformItem } from '../../../functions/users/operator/newOperator.ts';
import { passwordRowOf, putPassword } from '../../../functions/users/signInSecrets.ts';
import { loginOwnerKey } from '../../../functions/users/userRows.ts';
import { companyListKey } from '../../../functions/users/workingCompanies.ts';
import { countries } from '../../../shared/countries/countries.ts';
import {
  DEMO_PASSWORD,
  demoCompanies,
  demoOperator,
  type DemoCompany,
  type DemoPerson,
} from './companies.ts';
import { companyItem, idOf, personItems, roleNames } from './demoRows.ts';
import type { DemoUser, SeedDemo } from './demoSeam.ts';
import { historyKey } from './history/made.ts';

/** Runs with the environment of a function (`demoThread.ts`). */
export const seedDemo: SeedDemo = async ({ env, history }) => {
  if (env['PRACTICE'] !== '1') throw new Error('Demo companies are made in practice mode only');
  return putDemo(await createServices(), history);
};

/**
 * Puts the demo companies and their users where they are missing and leaves what is there as people changed it.
 * Returns the users with the password that opens them.
 * @param history whether companies that are new are owed a month of sample work.
 */
export async function putDemo(services: Services, history = false): Promise<DemoUser[]> {
  const users: DemoUser[] = [];
  let phc: Promise<string> | undefined;
  for (const company of demoCompanies) {
    await putCompany(services, company, history);
    for (const person of company.people) {
      const known = await passwordRowOf(services, company.id, idOf(person));
      // One hash for all: they share the password, and a hash takes a third of a second.
      if (!known) await putPerson(services, company, person, await (phc ??= hashPassword(DEMO_PASSWORD)));
      users.push({
        login: person.login,
        password: known && known.DEMO !== '1' ? '(cambiada)' : DEMO_PASSWORD,
        description: `${company.name}, ${countries[company.country].name}: ${roleNames[person.role]}`,
      });
    }
  }
  users.push(await putOperator(services, async () => (phc ??= hashPassword(DEMO_PASSWORD))));
  return users;
}

/** Who operates the platform, in no company. */
async function putOperator(services: Services, phc: () => Promise<string>): Promise<DemoUser> {
  const { id, login, name, mail } = demoOperator;
  const known = await passwordRowOf(services, PLATFORM, id);
  if (!known) {
    const user = { ...operatorItem(id, { administrator: name, login, mail }), ...userRowKey(PLATFORM, id) };
    const secret = putPassword(PLATFORM, id, { CLAVE_PHC: await phc(), CAMBIADA: '', DEMO: '1' });
    const when = { absent: true } as const;
    const put = (item: Parameters<typeof asPut>[0]) => asPut(item, when);
    await ifAbsent(services.database.write(put({ ...platformItem(), ...companyRowKey(PLATFORM) })));
    await ifAbsent(
      services.database.write(put({ ...loginOwnerKey(login), userId: id }), put(user), { ...secret, when }),
    );
  }
  return {
    login,
    password: known && known.DEMO !== '1' ? '(cambiada)' : DEMO_PASSWORD,
    description: 'Opera la plataforma, sin empresa: no ve documentos',
  };
}

const asPut = (item: Key & Record<string, unknown>, when: { absent: true }) =>
  ({ kind: 'put', table: 'users', item, when }) as const;

async function putCompany(services: Services, company: DemoCompany, history: boolean): Promise<void> {
  const item = { ...companyItem(company), ...companyRowKey(company.id) };
  const historyRow = {
    ...historyKey(company),
    upTo: services.now().toISOString(),
    begun: 0,
    made: '',
  };
  const put = { kind: 'put', table: 'users', item, when: { absent: true } } as const;
  const owed = { kind: 'put', table: 'catalogues', item: historyRow } as const;
  const listed = {
    kind: 'put',
    table: 'users',
    item: { ...companyListKey(company.id), country: company.country },
  } as const;
  await ifAbsent(services.database.write(put, listed, ...(history ? [owed] : [])));
}

async function putPerson(
  services: Services,
  company: DemoCompany,
  person: DemoPerson,
  phc: string,
): Promise<void> {
  const { owner, user, secret } = personItems(company, person, phc);
  const when = { absent: true } as const;
  const put = (item: typeof owner | typeof user) => ({ kind: 'put', table: 'users', item, when }) as const;
  await ifAbsent(services.database.write(put(owner), put(user), { ...secret, when }));
}

async function ifAbsent(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}
