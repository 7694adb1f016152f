import * as z from 'zod';
import { documentKinds } from '../documentKinds.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';

/** Most documents of a state that come along with its count. */
export const MOST_SHOWN = 5;

/** Documents of a kind that wait in one state, for a person or, without being shown, for the authority's answer. */
const waitingInState = z.object({
  MODULO: z.enum(documentKinds.map(({ module }) => module)),
  /** RECHAZO: those that stand accepted while the authority refused a change of them, which are not among the others. */
  ESTADO: z.string(),
  CANTIDAD: z.int(),
  /** The newest, newest first. */
  DOCUMENTOS: z.array(documentHeader),
});

/** Contract of the work queue of the first page: every kind and state at once (`shared/waitingKinds.ts` says whose). */
export const waitingProcedures = {
  waiting: procedure({
    group: 'work-orders',
    name: 'waiting',
    summary: 'ver lo que espera por usted',
    // Whoever signed in may ask; what they may not read, or have no right to go on with, does not wait for them.
    permission: 'session',
    effect: 'read',
    params: {
      MUESTRA: param.integer(
        'Cuántos documentos de cada estado vienen, los más recientes; con 0 solo cuántos hay',
        0,
        MOST_SHOWN,
      ),
    },
    result: z.array(waitingInState),
  }),
};
