import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from './kind.ts';
import { ofThe } from './noun.ts';

/** Contract that tells of each field the value that it had last, in earlier documents of the same client (product 19). */
export const lastValuesProcedure = <const G extends DocumentKind['module']>({
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
    name: 'lastValues',
    summary: `ver el último valor usado en cada campo ${ofThe(noun)}`,
    params: {
      ID: param.id(group, `Identificador ${ofThe(noun)}; se mira lo anterior del mismo cliente`),
    },
    result: z.object({
      VALORES: z.array(
        z.object({
          /** «DECLARACION.CODIGO_REGIMEN»; of a list without a line. */
          CAMPO: z.string(),
          VALOR: z.string(),
          /** Which document has it, as people call it, and the day on which that was begun. */
          ID: z.string(),
          DOCUMENTO: z.string(),
          FECHA: z.string(),
        }),
      ),
    }),
  });

export type LastValuesContract = ReturnType<typeof lastValuesProcedure<DocumentKind['module']>>;
