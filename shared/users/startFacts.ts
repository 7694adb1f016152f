import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';

const flag = z.enum(['1', '0']);

/** Company profile (spec 3). */
export const companyProfile = z.object({
  Id: z.string(),
  Nombre: z.string(),
  Direccion: z.string(),
  Telefono: z.string(),
  Correo: z.string(),
  Nit: z.string(),
  RazonSocial: z.string(),
  NombrePlanNegocio: z.string(),
  DescripcionPlanNegocio: z.string(),
  AbreviaturaPais: z.enum(COUNTRIES),
  NombrePais: z.string(),
  Alias: z.string(),
  FuncionalidadesEspeciales: z.array(z.string()),
});

/** One application of the company, as app management has it for a person (spec 3). */
export const applicationRow = z.object({
  NOMBRE: z.string(),
  LINK: z.string(),
  ACTIVO_CLIENTE: flag,
  ACTIVO_USUARIO: flag,
  APLICACION_PERMITIDA: flag,
});

/** Invoicing access of the company (spec 7). */
export const billingAccess = z.object({ ACCESO_APP_FACTURACION: flag });

/** What the start of the app needs of the company before its first screen (spec 4, startup). */
export const startFacts = z.object({
  PERFIL: companyProfile,
  APLICACIONES: z.array(applicationRow),
  ACCESO_APP_FACTURACION: flag,
});

export type CompanyProfile = z.infer<typeof companyProfile>;
export type ApplicationRow = z.infer<typeof applicationRow>;
export type StartFacts = z.infer<typeof startFacts>;
