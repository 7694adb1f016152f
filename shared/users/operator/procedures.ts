import * as z from 'zod';
import { COUNTRIES } from '../../countries/country.ts';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { plan, priceProcedures } from './priceProcedures.ts';

const group = 'users' as const;
const operating = { group, permission: 'operator', ofOthers: true } as const;
const count = z.int();

const month = z.object({
  /** «2026-11» */
  MES: z.string(),
  /** Sent to be registered, less what the authority rejected: what counts against the plan. */
  ENVIADAS: count,
  ACEPTADAS: count,
  RECHAZADAS: count,
  CARGOS: z.array(
    z.object({
      DOCUMENTO: z.string(),
      CANTIDAD: count,
      /** Of the first day of the month; '' where none was published that can be reckoned with. */
      PRECIO: z.string(),
      MONEDA: z.string(),
      IMPORTE: z.string(),
    }),
  ),
  /** In US dollars. */
  TOTAL: z.string(),
});
export type UsedMonth = z.infer<typeof month>;

const namedCompany = z.object({ ID: z.string(), NOMBRE: z.string(), NIT: z.string(), PAIS: z.string() });

const operatedCompany = namedCompany.extend({
  ESTADO: z.enum(['ACTIVA', 'SUSPENDIDA', 'DE_BAJA']),
  /** Why it was suspended, or left; '' while it works. */
  MOTIVO: z.string(),
  /** Of one that left, the last day on which its data are kept; '' of any other. */
  SE_CONSERVA: z.string(),
  /** Last day on which its data may be taken, as it consented; '' where it did not. */
  CONSIENTE: z.string(),
  /** In force today; absent where nothing was agreed. */
  PLAN: plan.optional(),
  USUARIOS: count,
  /** Of the month that was asked for, or of this one. */
  MES: month,
});
export type OperatedCompany = z.infer<typeof operatedCompany>;

const chargedCompany = namedCompany.extend({ MES: month });
export type ChargedCompany = z.infer<typeof chargedCompany>;

export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Companies of one page, by what is in their names, and the month that is told of each. */
const companies = {
  DESDE: param.optional(param.text('Donde la página anterior dice que sigue', 64)),
  NOMBRE: param.optional(param.text('Algo del nombre o del NIT o RTN', 150)),
  MES: param.optional(
    param.form('Mes, como 2026-11; este sin él', z.string().regex(MONTH, 'debe ser un mes como 2026-11')),
  ),
};
/** Where the next page begins; '' at the end. A page may have few while there are more. */
const SIGUIENTE = z.string();

const company = param.id('users', 'Id de la empresa');
const reason = param.text('Motivo, que la empresa lee en su bitácora', 300);
/** Of what is changed of a company, which is asked of who proved themselves anew. */
const changing = {
  ...operating,
  effect: 'write',
  stepUp: true,
  refusals: ['not-found', 'document.impossible-change'],
} as const;

/** Contracts of the operator of the platform, who works for no company and sees no document of any; and of what a company used. */
export const operatorProcedures = {
  ...priceProcedures,
  usage: procedure({
    group,
    name: 'usage',
    summary: 'ver el plan y el consumo de la empresa',
    permission: 'admin',
    effect: 'read',
    params: {},
    result: z.object({
      PLAN: plan.optional(),
      USUARIOS: count,
      TOKENS: count,
      /** Newest first, a year at most. */
      MESES: z.array(month),
    }),
  }),
  operatedCompanies: procedure({
    ...operating,
    name: 'operatedCompanies',
    summary: 'ver las empresas de la plataforma',
    effect: 'read',
    params: companies,
    result: z.object({
      EMPRESAS: z.array(operatedCompany),
      SIGUIENTE,
      /** Those that are offered in each country. */
      PLANES: z.array(plan.omit({ DESDE: true }).extend({ PAIS: z.enum(COUNTRIES) })),
    }),
  }),
  chargedMonth: procedure({
    ...operating,
    name: 'chargedMonth',
    summary: 'ver lo que se cobra a las empresas por un mes',
    effect: 'read',
    params: companies,
    result: z.object({ EMPRESAS: z.array(chargedCompany), SIGUIENTE }),
  }),
  openCompany: procedure({
    ...operating,
    name: 'openCompany',
    summary: 'abrir una empresa',
    effect: 'write',
    stepUp: true,
    params: {
      EMPRESA: param.text('Nombre de la empresa', 150),
      NIT: param.text('NIT o RTN', 30),
      PAIS: param.text('GT o HN', 2),
      PLAN: param.text('Plan, de los que se ofrecen', 40),
      ADMINISTRADOR: param.text('Nombre de quien la administra primero', 150),
      USUARIO: param.text('Usuario con que entra', 100),
      CORREO: param.text('Su correo', 150),
    },
    /** The link is shown this once. */
    result: z.object({ ID: z.string(), ENLACE: z.string(), HORAS: count }),
    secretAnswer: true,
  }),
  setPlan: procedure({
    ...changing,
    name: 'setPlan',
    summary: 'cambiar el plan de una empresa',
    params: {
      EMPRESA: company,
      PLAN: param.text('Plan, de los que se ofrecen', 40),
      DESDE: param.day('Desde qué día'),
    },
    result: operatedCompany,
  }),
  suspendCompany: procedure({
    ...changing,
    name: 'suspendCompany',
    summary: 'suspender una empresa',
    params: { EMPRESA: company, MOTIVO: reason },
    result: operatedCompany,
  }),
  resumeCompany: procedure({
    ...changing,
    name: 'resumeCompany',
    summary: 'reanudar una empresa',
    params: { EMPRESA: company, MOTIVO: reason },
    result: operatedCompany,
  }),
  closeCompany: procedure({
    ...changing,
    name: 'closeCompany',
    summary: 'dar de baja una empresa',
    params: { EMPRESA: company, MOTIVO: reason },
    result: operatedCompany,
  }),
};
