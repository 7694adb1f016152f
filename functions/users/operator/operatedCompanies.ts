import { COUNTRIES } from '../../../shared/countries/country.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { companyIdOf } from '../userRows.ts';
import { shownCompany } from './companyRow.ts';
import { foundCompanies } from './foundCompanies.ts';
import { askedMonth, pricesOf, usedIn } from './usageOf.ts';

export const operatedCompanies: Implementation<typeof operatorProcedures.operatedCompanies> = async ({
  input,
  services,
}) => {
  const used = usedIn(services, askedMonth(services, input.MES));
  const { rows, next } = await foundCompanies(services, input);
  const [EMPRESAS, ...offered] = await Promise.all([
    Promise.all(rows.map((row) => shownCompany(services, row, used))),
    ...COUNTRIES.map(async (PAIS) =>
      (await pricesOf(services, PAIS)).PLANES.map((plan) => ({ ...plan, PAIS })),
    ),
  ]);
  return { EMPRESAS, SIGUIENTE: next, PLANES: offered.flat() };
};

/** What a month is charged for, a page of companies at a time: what the operator sums and hands to who writes the invoices. */
export const chargedMonth: Implementation<typeof operatorProcedures.chargedMonth> = async ({
  input,
  services,
}) => {
  const used = usedIn(services, askedMonth(services, input.MES));
  const { rows, next } = await foundCompanies(services, input);
  const EMPRESAS = await Promise.all(
    rows.map(async (row) => {
      const [ID, PAIS] = [companyIdOf(row), row.AbreviaturaPais];
      return { ID, NOMBRE: row.Nombre, NIT: row.Nit, PAIS, MES: await used(ID, PAIS) };
    }),
  );
  return { EMPRESAS, SIGUIENTE: next };
};
