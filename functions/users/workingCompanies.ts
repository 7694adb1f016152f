import type { CountryCode } from '../../shared/countries/country.ts';
import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';

/** A company that was opened or that somebody has signed in to: what works by the clock looks after these. */
export interface WorkingCompany extends Item {
  country: CountryCode;
}

const pk = systemKey('companies');

export const companyListKey = (company: string) => ({ pk, sk: company });

/** Notes that the company is at work. A failure is of no consequence: the next sign-in notes it. */
export async function noteCompany(
  services: Services,
  { company, country }: { company: string; country: CountryCode },
): Promise<void> {
  try {
    await services.database.aside({
      kind: 'put',
      table: 'users',
      item: { ...companyListKey(company), country },
    });
  } catch (error) {
    services.log.warn('session.unnoted', { company, error });
  }
}

export const workingCompanies = ({ database }: Services): Promise<WorkingCompany[]> =>
  database.query<WorkingCompany>('users', { pk, few: 'companies of the installation' });

/** Some of them in the order of their ids, behind the one that is named. */
export const companiesAfter = (
  { database }: Pick<Services, 'database'>,
  after: string,
  limit: number,
): Promise<WorkingCompany[]> =>
  database.query<WorkingCompany>('users', { pk, between: [`${after} `, '~'], limit });
