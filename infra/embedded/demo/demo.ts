import { companyRowKey } from '../../../functions/runtime/caller.ts';
import { ConditionLost } from '../../../functions/runtime/database.ts';
import { createServices, type Services } from '../../../functions/runtime/services.ts';
import { hashPassword } from '../../../functions/users/passwords.ts';
import { passwordRowOf } from '../../../functions/users/signInSecrets.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { DEMO_PASSWORD, demoCompanies, type DemoCompany, type DemoPerson } from './companies.ts';
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
  return users;
}

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
  await ifAbsent(services.database.write(put, ...(history ? [owed] : [])));
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
