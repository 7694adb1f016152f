import { param } from '../contracts/params.ts';
import { procedure } from '../contracts/procedure.ts';
import type { DocumentKind } from './kind.ts';
import { definite } from './noun.ts';
import { changeRefusals, derivedSchema } from './procedures.ts';

/** Contract of every declaration that is formed from the papers of an order, or formed again. */
export function derivationProcedure({ module: group, noun }: Pick<DocumentKind, 'module' | 'noun'>) {
  const { singular } = noun;
  return procedure({
    group,
    permission: `${group}:write`,
    effect: 'write',
    refusals: changeRefusals,
    name: 'derive',
    summary: `formar ${definite(noun)} de una orden de trabajo`,
    params: {
      ID_ORDEN: param.id('work-orders', 'Orden de trabajo de la que se toman DVA, facturas y transporte'),
      ID: param.optional(param.id(group, `${singular} que se vuelve a formar; si falta se crea una`)),
      LOCK: param.optional(
        param.integer(`Número de bloqueo que se vio al abrir, si ${definite(noun)} ya existe`),
      ),
    },
    result: derivedSchema,
  });
}

export type DerivationContract = ReturnType<typeof derivationProcedure>;
