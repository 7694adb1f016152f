import * as z from 'zod';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from './kind.ts';
import { ofThe } from './noun.ts';

/** Contract of the fill-in guide of a form (spec 2, help boxes): made of the fields' own help and the country's lists. */
export const guideProcedure = ({ module, noun }: Pick<DocumentKind, 'module' | 'noun'>) => ({
  guide: procedure({
    group: module,
    permission: `${module}:read` as const,
    effect: 'read',
    name: 'guide',
    summary: `bajar la guía de llenado ${ofThe(noun)}`,
    params: {},
    /** PDF in base 64. */
    result: z.object({ NOMBRE: z.string(), PDF: z.string() }),
  }),
});
