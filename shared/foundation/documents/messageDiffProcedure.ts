import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from './kind.ts';
import { ofThe } from './noun.ts';

const side = z.object({
  /** Version whose sealed bytes are compared; 0 of one that nobody sealed, which is written as it would go now. */
  SELLADA: z.int(),
  BYTES: z.int(),
  /** Why it, or a part of it, could not be written; '' when all of it could. */
  FALLA: z.string(),
});

/** Contract that compares two versions by the message in which they go to the authority: which elements differ (product 6). */
export const messageDiffProcedure = <const G extends DocumentKind['module']>({
  module: group,
  noun,
}: {
  module: G;
  noun: DocumentKind['noun'];
}) =>
  procedure({
    group,
    permission: `${group}:read` as const,
    effect: 'read',
    name: 'messageDiff',
    summary: `comparar los mensajes de dos versiones ${ofThe(noun)}`,
    params: {
      ID: param.id(group, `Identificador ${ofThe(noun)}`),
      DESDE: param.integer('Versión anterior', 1),
      HASTA: param.integer('Versión posterior', 1),
    },
    result: z.object({
      DESDE: side,
      HASTA: side,
      /** Largest message that is compared, in bytes; the difference of a larger one is not looked for. */
      MAYOR: z.int(),
      /** Elements that differ, in their order; one that came or went is told whole. */
      DIFERENCIAS: z.array(
        z.object({ path: z.string(), before: z.string().optional(), after: z.string().optional() }),
      ),
      /** How many more there are than are told. */
      MAS: z.int(),
    }),
  });

export type MessageDiffContract = ReturnType<typeof messageDiffProcedure<DocumentKind['module']>>;
