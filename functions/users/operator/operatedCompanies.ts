import { COUNTRIES } from '../../../shared/countries/country.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { companiesAfter } from '../workingCompanies.ts';
import { shownCompany, type Operated } from './companyRow.ts';
import { pricesOf } from './usageOf.ts';

/** Companies of one page. */
const PAGE = 25;

export const operatedCompanies: Implementation<typeof operatorProcedures.operatedCompanies> = async ({
  input,
  services,
}) => {
  const listed = await companiesAfter(services, input.DESDE ?? '', PAGE);
  const rows = await services.database.getMany<Operated>(
    'users',
    listed.map(({ sk }) => companyRowKey(sk)),
  );
  const brokers = rows.filter((row): row is Operated => row !== undefined && row.PLATAFORMA !== '1');
  const [EMPRESAS, ...offered] = await Promise.all([
    Promise.all(brokers.map((row) => shownCompany(services, row))),
    ...COUNTRIES.map(async (PAIS) =>
      (await pricesOf(services, PAIS)).PLANES.map((plan) => ({ ...plan, PAIS })),
    ),
  ]);
  const SIGUIENTE = listed.length === PAGE ? listed[PAGE - 1]!.sk : '';
  return { EMPRESAS, SIGUIENTE, PLANES: offered.flat() };
};
