import { countries } from '../../shared/countries/countries.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { CompanyProfile } from '../../shared/users/startFacts.ts';
import type { Implementation } from '../runtime/executor.ts';
import { identityOf } from './ownRows.ts';
import { companyIdOf, flagOf, type CompanyRecord } from './userRows.ts';

export const profileOf = (company: CompanyRecord): CompanyProfile => ({
  Id: companyIdOf(company),
  Nombre: company.Nombre,
  Direccion: company.Direccion,
  Telefono: company.Telefono,
  Correo: company.Correo,
  Nit: company.Nit,
  RazonSocial: company.RazonSocial,
  NombrePlanNegocio: company.NombrePlanNegocio,
  DescripcionPlanNegocio: company.DescripcionPlanNegocio,
  AbreviaturaPais: company.AbreviaturaPais,
  NombrePais: countries[company.AbreviaturaPais].name,
  Alias: company.Alias,
  FuncionalidadesEspeciales: company.FuncionalidadesEspeciales,
});

/** Spec 7: a list whose first element is used. */
export const profile: Implementation<typeof userProcedures.profile> = async (call) => [
  profileOf((await identityOf(call)).company),
];

export const specialFeatures: Implementation<typeof userProcedures.specialFeatures> = async (call) =>
  (await identityOf(call)).company.FuncionalidadesEspeciales.map((NOMBRE) => ({ NOMBRE }));

export const billingAccess: Implementation<typeof userProcedures.billingAccess> = async (call) => [
  { ACCESO_APP_FACTURACION: flagOf((await identityOf(call)).company.ACCESO_APP_FACTURACION) },
];
