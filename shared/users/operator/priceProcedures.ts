import * as z from 'zod';
import { COUNTRIES } from '../../countries/country.ts';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'users' as const;
const count = z.int();

export const plan = z.object({
  PLAN: z.string(),
  NOMBRE: z.string(),
  DESCRIPCION: z.string().optional(),
  DESDE: z.string(),
  /** 0 without a limit. */
  USUARIOS: count,
  DECLARACIONES: count,
  TOKENS: count,
});

const price = z.object({
  CLAVE: z.string(),
  VALOR: z.string(),
  MODULO: z.string(),
  DESDE: z.string(),
  PRECIO: z.string(),
  MONEDA: z.string(),
});
const prices = z.object({
  PRECIOS: z.array(price),
  PLANES: z.array(plan.omit({ DESDE: true })),
  FUENTE: z.string(),
  MUESTRA: z.enum(['0', '1']),
});

/** Contract of the price table, by itself for the page that anybody opens. */
export const priceProcedures = {
  prices: procedure({
    group,
    name: 'prices',
    summary: 'ver los precios públicos',
    permission: 'public',
    effect: 'read',
    params: { PAIS: param.form('País', z.enum(COUNTRIES, 'debe ser GT o HN')) },
    result: prices,
  }),
};
