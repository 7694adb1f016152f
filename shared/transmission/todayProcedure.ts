import * as z from 'zod';
import { procedure } from '../foundation/contracts/procedure.ts';
import type { DocumentKind } from '../foundation/documents/kind.ts';

/** States in which a declaration was handed over and has no channel yet; DECISION waits for a person and is told there. */
export const WITHOUT_CHANNEL = ['TRANSMITIENDO', 'CONFIRMANDO', 'ACEPTADA', 'CANAL_PEDIDO'] as const;

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
      /** Handed over and without a channel now, on whatever day that was. */
      SIN_CANAL: counted,
    }),
  }),
});
