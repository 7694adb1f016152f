import * as z from 'zod';
import { procedure } from '../foundation/contracts/procedure.ts';
import type { DocumentKind } from '../foundation/documents/kind.ts';

/** States in which a declaration is with its authority and nobody of the company is asked; DECISION waits for a person. */
export const WITH_AUTHORITY = ['TRANSMITIENDO', 'CONFIRMANDO'] as const;

const counted = z.array(z.object({ ESTADO: z.string(), CANTIDAD: z.int() }));

/** How the declarations of a kind stand today, the same for every authority (look, home). */
export const todayProcedure = <M extends DocumentKind['module']>({
  module: group,
  noun,
}: Pick<DocumentKind, 'noun'> & { module: M }) => ({
  today: procedure({
    group,
    name: 'today',
    permission: `${group}:read`,
    effect: 'read',
    summary: `contar las ${noun.plural} de hoy`,
    params: {},
    result: z.object({
      /** The local day of which is told (UTC-6). */
      DIA: z.string(),
      /** Accepted on that day, by the state in which they stand now; their channel is one of them. */
      ACEPTADAS: counted,
      /** With the authority now, whenever they were handed over. */
      EN_AUTORIDAD: counted,
    }),
  }),
});
