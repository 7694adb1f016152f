import * as z from 'zod';
import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { indefinite } from '../documents/noun.ts';
import { changeRefusals, openedDocument } from '../documents/procedures.ts';
import { copiedOnce } from './copiedOnce.ts';
import { COPY_PARTS } from './partNames.ts';

/** Contract of the copy of a declaration, whole or in parts. */
export function copyProcedure({ module: group, noun }: Pick<DocumentKind, 'module' | 'noun'>) {
  return procedure({
    group,
    permission: `${group}:write`,
    effect: 'write',
    refusals: changeRefusals,
    name: 'copy',
    summary: `copiar ${indefinite(noun)}`,
    params: {
      ID: param.id(group, `${noun.singular} que se copia`),
      VERSION: param.optional(param.integer('Versión; la actual si falta', 1)),
      PARTES: param.optional(
        param.json(
          'Partes que se copian; todas si falta',
          z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length),
        ),
      ),
      ID_ORDEN: param.optional(param.id('work-orders', 'Orden de trabajo a la que pertenece la copia')),
      UNA_VEZ: copiedOnce(),
    },
    result: openedDocument,
  });
}

export type CopyContract = ReturnType<typeof copyProcedure>;
