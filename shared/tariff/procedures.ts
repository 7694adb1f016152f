import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

/** What is asked of the tariff itself; the group of products, which it classifies, answers. */
export const tariffProcedures = {
  chapterPdf: procedure({
    group: 'products',
    name: 'chapterPdf',
    refusals: ['rejected'],
    summary: 'bajar un capítulo del arancel en PDF',
    params: { CAPITULO: param.text('Capítulo, dos cifras', 2) },
    /** PDF in base 64. */
    result: z.object({ NOMBRE: z.string(), PDF: z.string() }),
    permission: 'tariff:read',
    effect: 'read',
  }),
};
