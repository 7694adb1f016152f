import { carriesValue } from '../../catalogues/movement.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { OrderSources } from './sources.ts';

/** That the declaration of what leaves or crosses takes no DVA, said before one is derived for nothing (domain 2.1). */
export function unaskedProblems({ order }: Pick<OrderSources, 'order'>, reference: Reference): Problem[] {
  // Where declarations have modalities, these say how the goods move; else the regime does.
  const { ID_MODALIDAD: modality, ID_REGIMEN: regime } = order;
  const treatment = reference.rows(catalogue.modalities).length > 0 ? { modality } : { regime };
  if (carriesValue(treatment, reference)) return [];
  const message = `La orden es de ${modality || regime}, que sale del país o va en tránsito: su declaración se forma de las facturas y no toma ninguna DVA. Fórmela sin derivarlas.`;
  return [warning('dva.order-without-value', '', message)];
}
