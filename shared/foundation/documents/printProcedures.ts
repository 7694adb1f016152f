import * as z from 'zod';
import { param, type Params } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from './kind.ts';
import { indefinite, ofThe } from './noun.ts';
import { problemSchema } from './procedures.ts';

/** A printed file, or how far it is. */
export const printedFile = z.object({
  ESTADO: z.enum(['LISTA', 'EN_PROCESO', 'FALLIDA']),
  /** Names the print of this version and these options for ever; ask its state with it. */
  IMPRESION: z.string(),
  /** Presigned link that saves the file, one minute; '' until the print is ready. */
  ENLACE: z.string(),
  /** The same, shown in a window. */
  VISTA: z.string(),
  NOMBRE_ARCHIVO: z.string(),
  SHA256: z.string(),
  PAGINAS: z.int(),
  /** 0 to 100. */
  AVANCE: z.int(),
  /** What was not whole on paper; only a draft is printed in spite of an error. */
  PROBLEMAS: z.array(problemSchema),
});
export type PrintedFile = z.infer<typeof printedFile>;

const printedVersion = printedFile.extend({ VERSION: z.int() });
export type PrintedVersion = z.infer<typeof printedVersion>;

/** Parameters that a form adds to its `print`, by their place in the positional call. */
interface Extra<B extends Params, A extends Params> {
  /** After the id. */
  before: B;
  /** At the end. */
  after: A;
}

/** Contracts of a document's print: `print` answers at once, with a job when it is long, and `printStatus` follows it. */
export function printProcedures<B extends Params, A extends Params>(
  kind: Pick<DocumentKind, 'module' | 'noun'>,
  { before, after }: Extra<B, A>,
) {
  const { module: group, noun } = kind;
  const one = indefinite(noun);
  const read = { group, permission: `${group}:read`, effect: 'read', result: printedVersion } as const;
  const ID = param.id(group, `Identificador ${ofThe(noun)}`);
  return {
    print: procedure({
      ...read,
      name: 'print',
      refusals: ['rejected'],
      summary: `imprimir ${one}`,
      params: {
        ID,
        ...before,
        VERSION: param.optional(param.integer('Versión; la actual si falta', 1)),
        BORRADOR: param.optional(param.flag('Imprimir aunque falten datos, con la marca de borrador')),
        ...after,
      },
    }),
    printStatus: procedure({
      ...read,
      name: 'printStatus',
      summary: `consultar una impresión de ${noun.singular}`,
      params: { ID, IMPRESION: param.text('Impresión que devolvió print', 80) },
    }),
  };
}
