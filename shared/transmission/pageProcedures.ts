import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'transmission';

const breaker = z.object({
  SERVICIO: z.string(),
  OPERACION: z.string(),
  ABIERTO: z.boolean(),
  DESDE: z.string(),
});

/** What every page asks: the rate of the day, and whether the authority answers. */
export const pageProcedures = {
  exchangeRate: procedure({
    group,
    name: 'exchangeRate',
    summary: 'consultar el tipo de cambio del día',
    params: { DIA: param.optional(param.day('Día del que se pide; hoy si falta')) },
    result: z.object({
      /** '1' when a rate is known. */
      RESULTADO: z.string(),
      RESPUESTA: z.object({
        /** Five decimals as the bank publishes them. */
        referencia: z.string(),
        /** Day of the rate, yyyy-mm-dd: an earlier day where none of the day is known. */
        fecha: z.string(),
      }),
      /** The same under the names by which Honduras' answer has them (spec 7, transmission). */
      TIPO_CAMBIO: z.string(),
      FECHA_REFERENCIA: z.string(),
      /** '1' when the rate is that of the day asked for. */
      DEL_DIA: z.string(),
      FUENTE: z.string(),
    }),
    permission: 'session',
    effect: 'read',
  }),
  status: procedure({
    group,
    name: 'status',
    summary: 'consultar el estado del servicio de la autoridad',
    params: {},
    result: z.object({
      AUTORIDAD: z.string(),
      /** '1' while nothing is held back. */
      RESPONDE: z.string(),
      DESDE: z.string(),
      FRASE: z.string(),
      EN_COLA: z.int(),
      CONFIRMANDO: z.int(),
      INTERRUPTORES: z.array(breaker),
      /** '1' when the authority is the practice one: the screen shows its red band. */
      PRACTICA: z.string(),
    }),
    permission: 'session',
    effect: 'read',
  }),
};
