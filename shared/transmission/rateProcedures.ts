import * as z from 'zod';
import { procedure } from '../foundation/contracts/procedure.ts';

const group = 'transmission';

/** Contract of the day's rate, which every page asks for: apart from the others, so that no page fetches those for it. */
export const rateProcedures = {
  exchangeRate: procedure({
    group,
    name: 'exchangeRate',
    summary: 'consultar el tipo de cambio del día',
    params: {},
    result: z.object({
      /** '1' when a rate is known. */
      RESULTADO: z.string(),
      RESPUESTA: z.object({
        /** Five decimals as the bank publishes them. */
        referencia: z.string(),
        /** Day of the rate, yyyy-mm-dd: an earlier day when today's could not be fetched. */
        fecha: z.string(),
      }),
      /** '1' when the rate is today's. */
      DEL_DIA: z.string(),
      FUENTE: z.string(),
    }),
    permission: 'session',
    effect: 'read',
  }),
};
