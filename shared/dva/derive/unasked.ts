import { carriesValue, movementOf, treatmentPart } from '../../catalogues/movement.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { OrderSources } from './sources.ts';

/** That the declaration of an order takes no DVA, said before one is derived for nothing (domain 2.1). */
export function unaskedProblems({ order }: Pick<OrderSources, 'order'>, reference: Reference): Problem[] {
  const part = treatmentPart(reference);
  const code = part === 'modality' ? order.ID_MODALIDAD : order.ID_REGIMEN;
  const treatment = { [part]: code };
  if (carriesValue(treatment, reference)) return [];
  const why =
    movementOf(treatment, reference) === 'enters'
      ? 'que no lleva declaración de valor'
      : 'que sale del país o va en tránsito';
  const message = `La orden es de ${code}, ${why}: su declaración se forma de las facturas y no toma ninguna DVA. Fórmela sin derivarlas.`;
  return [warning('dva.order-without-value', '', message)];
}
