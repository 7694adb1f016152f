import * as z from 'zod';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { thread } from './thread.ts';

/** What the first page of everybody asks, apart from what is said in the threads themselves. */
export const askedProcedures = {
  asked: procedure({
    group: 'work-orders',
    permission: 'work-orders:read',
    effect: 'read',
    name: 'asked',
    summary: 'ver qué se le pregunta',
    params: {},
    result: z.array(
      z.object({
        ID_ORDEN: z.string(),
        /** How the order is called. */
        ORDEN: z.string(),
        HILO: thread,
      }),
    ),
  }),
};
