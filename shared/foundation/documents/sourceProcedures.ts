import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import { APPLICATIONS } from '../modules.ts';
import type { DocumentKind } from './kind.ts';
import { documentHeader } from './header.ts';
import { indefinite, ofThe } from './noun.ts';
import { changeRefusals, otherPlaceSchema, problemSchema } from './procedures.ts';

/** Shortest reason for leaving a document as it is: a word is none. */
export const SHORTEST_REASON = 10;

const sourceChangeSchema = z.object({
  module: z.enum(APPLICATIONS),
  id: z.string(),
  /** Version that was taken and the one of now; 0 when there is none. */
  from: z.int(),
  to: z.int(),
  place: otherPlaceSchema,
  /** Spanish sentence: what changed in it. */
  message: z.string(),
  /** The derived source that does not take the change yet. */
  through: z.object({ module: z.enum(APPLICATIONS), id: z.string(), label: z.string() }).optional(),
});

const freshnessSchema = z.object({
  ID: z.string(),
  VERSION: z.int(),
  /** Sources that changed since they were taken; none while it is up to date or kept as it is. */
  changes: z.array(sourceChangeSchema),
  /** The same as problems, with those that its sources have themselves. */
  problems: z.array(problemSchema),
});
export type FreshnessAnswer = z.infer<typeof freshnessSchema>;

/** Contracts that every derived kind of document has besides: how its sources stand, and leaving it as it is. */
export function sourceProcedures(kind: Pick<DocumentKind, 'module' | 'noun'>) {
  const { module: group, noun } = kind;
  const id = param.id(group, `Identificador ${ofThe(noun)}`);
  return {
    sources: procedure({
      group,
      permission: `${group}:read`,
      effect: 'read',
      name: 'sources',
      summary: `comparar ${indefinite(noun)} con sus fuentes`,
      params: {
        ID: param.optional(id),
        ID_ORDEN: param.optional(
          param.id(
            'work-orders',
            `Orden ${noun.gender === 'f' ? 'cuyas' : 'cuyos'} ${noun.plural} se comparan; una de las dos`,
          ),
        ),
      },
      result: z.array(freshnessSchema),
    }),
    keepSources: procedure({
      group,
      permission: `${group}:write`,
      effect: 'write',
      name: 'keepSources',
      refusals: changeRefusals,
      summary: `conservar ${indefinite(noun)} cuyas fuentes cambiaron`,
      params: {
        ID: id,
        LOCK: param.integer('Número de bloqueo que se vio al abrir'),
        MOTIVO: param.text(`Por qué se conserva, de ${SHORTEST_REASON} letras o más`, 500),
      },
      result: z.object({ header: documentHeader, problems: z.array(problemSchema) }),
    }),
  };
}
