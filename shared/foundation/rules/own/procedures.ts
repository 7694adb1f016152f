import * as z from 'zod';
import { param } from '../../contracts/params.ts';
import { procedure } from '../../contracts/procedure.ts';
import type { DocumentKind } from '../../documents/kind.ts';
import { ownCheck, ownCheckFacts } from './ownCheck.ts';

const listed = ownCheck.extend({
  /** What its field is called. */
  NOMBRE: z.string(),
  /** Documents in which it warned, and those of them whose value was mended afterwards. */
  AVISOS: z.int(),
  AYUDO: z.int(),
});
export type ListedOwnCheck = z.infer<typeof listed>;

const listing = z.object({
  REVISIONES: z.array(listed),
  CAMPOS: z.array(z.object({ CAMPO: z.string(), NOMBRE: z.string(), UNICO: z.enum(['0', '1']) })),
});

const one = param.text('Clave de la revisión', 40);

/** Contracts of the checks that a company keeps of a kind of document, beside those of the product. */
export function ownCheckProcedures({ module: group, noun }: Pick<DocumentKind, 'module' | 'noun'>) {
  const many = noun.plural;
  const write = { group, permission: `${group}:write`, effect: 'write' } as const;
  return {
    ownChecks: procedure({
      group,
      permission: `${group}:write`,
      effect: 'read',
      name: 'ownChecks',
      summary: `ver las revisiones propias de ${many}`,
      params: {},
      result: listing,
    }),
    saveOwnCheck: procedure({
      ...write,
      name: 'saveOwnCheck',
      summary: `guardar una revisión propia de ${many}`,
      refusals: ['document.stale', 'document.impossible-change', 'not-found'],
      params: {
        CLAVE: param.optional(one),
        EDICION: param.optional(param.integer('Edición de la revisión que se vio', 1)),
        REVISION: param.json('Campo, condición y mensaje', ownCheckFacts),
        CODIGO: param.optional(param.text('Código con que la autoridad rechazó', 100)),
        ORIGEN: param.optional(param.id(group, 'Documento que la autoridad rechazó')),
      },
      result: listed,
    }),
    removeOwnCheck: procedure({
      ...write,
      name: 'removeOwnCheck',
      summary: `quitar una revisión propia de ${many}`,
      refusals: ['not-found'],
      params: { CLAVE: one },
      result: z.object({ CLAVE: z.string() }),
    }),
  };
}
