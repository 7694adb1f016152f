import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { minimumDescriptionsBy } from '../minimumDescriptions.ts';

/**
 * Goods whose heading has no catalogue, or that carry a code of agreement 2, have no minimum descriptions (spec 5,
 * preferential agreement 2).
 */
export function minimumDescriptionProblems(body: DucaBody, reference: Reference): Problem[] {
  const lines = body.ITEM_CARACTERISTICAS ?? [];
  if (lines.length === 0) return [];
  const { detailed } = minimumDescriptionsBy(reference);
  return lines.flatMap(({ NUMERO_ITEM }, line) => {
    const path = `ITEM_CARACTERISTICAS[${line}].NUMERO_ITEM`;
    const item = body.FRACCION_ITEMS[Number(NUMERO_ITEM) - 1];
    if (!item) {
      const message = `Descripciones mínimas, línea ${line + 1}: no hay una mercancía ${NUMERO_ITEM || 'sin número'}. Escriba un número del 1 al ${body.FRACCION_ITEMS.length}.`;
      return [problem('duca.characteristic-item', path, message)];
    }
    if (detailed(item.CLASIFICACION_ARANCELARIA, item.ACUERDO_PREFERENCIAL_2)) return [];
    const code = item.ACUERDO_PREFERENCIAL_2;
    const agreement = reference.row(catalogue.agreements2, code)?.VALOR ?? code;
    const reason =
      code === ''
        ? 'es de un inciso sin catálogo de descripciones mínimas'
        : `lleva el acuerdo 2 «${agreement}»`;
    const message = `Descripciones mínimas, línea ${line + 1}: la mercancía ${NUMERO_ITEM} ${reason}, y no debe detallarse. Quite la línea.`;
    return [problem('duca.characteristic-unasked', path, message)];
  });
}
