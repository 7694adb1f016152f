import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

/** Contract by which a page tells that it failed; it is told like a failure of the server, and to the same people. */
export const failureProcedures = {
  tellFailure: procedure({
    group: 'users',
    permission: 'session',
    effect: 'read',
    name: 'tellFailure',
    summary: 'avisar que una pantalla falló',
    params: {
      FALLA: param.text('Clase de la falla y su texto, sin lo que alguien escribió', 300),
      LUGAR: param.text('Dónde del programa ocurrió', 2000),
      PANTALLA: param.text('Pantalla que se veía, sin los números de sus documentos', 200),
    },
    result: z.object({ RESULTADO: z.literal('1') }),
    maxBytes: 8 * 1024,
  }),
};
