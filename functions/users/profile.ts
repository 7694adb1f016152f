import { countries } from '../../shared/countries/countries.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { CompanyProfile } from '../../shared/users/startFacts.ts';
import type { Implementation } from '../runtime/executor.ts';
import { identityOf } from './ownRows.ts';
import { planShown } from './planShown.ts';
import { companyIdOf, flagOf, type CompanyRecord } from './userRows.ts';

/** @param day local day, on which a plan is in force */
export const profileOf = (company: CompanyRecord, day: string): CompanyProfile => ({
  Id: companyIdOf(company),
  Nombre: company.Nombre,
  Direccion: company.Direccion,
  Telefono: company.Telefono,
  Correo: company.Correo,
  Nit: company.Nit,
  RazonSocial: company.RazonSocial,
  ...planShown(company, day),
  AbreviaturaPais: company.AbreviaturaPais,
  NombrePais: countries[company.AbreviaturaPais].name,
  Alias: company.Alias,
  FuncionalidadesEspeciales: company.FuncionalidadesEspeciales,
});

/** Spec 7: a list whose first element is used. */
export const profile: Implementation<typeof userProcedures.profile> = async (call) => [
  profileOf((await identityOf(call)).company, localDay(call.services.now())),
];

export const specialFeatures: Implementation<typeof userProcedures.specialFeatures> = async (call) =>
  (await identityOf(call)).company.FuncionalidadesEspeciales.map((NOMBRE) => ({ NOMBRE }));

export const billingAccess: Implementation<typeof userProcedures.billingAccess> = async (call) => [
  { ACCESO_APP_FACTURACION: flagOf((await identityOf(call)).company.ACCESO_APP_FACTURACION) },
];
