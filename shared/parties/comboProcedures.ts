import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

/** Contract of the all-in-one combo, for other programs: the product's own screens keep its lists (spec 7). */
export const partyComboProcedures = {
  combo: procedure({
    group: 'parties',
    name: 'combo',
    summary: 'obtener de una vez las catorce listas de facturas y documentos de transporte',
    params: { ID_CLIENTE: param.company() },
    /** In the order of `ALL_IN_ONE`; of the suppliers the newest. */
    result: z.array(z.array(z.record(z.string(), z.string()))),
    permission: 'parties:read',
    effect: 'read',
  }),
};
