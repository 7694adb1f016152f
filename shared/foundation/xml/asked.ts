import type { Obligation, Obligations } from '../rules/matrix.ts';
import type { XmlMessage } from './element.ts';

/** What the matrix asks of a field; WITH_SECTION is owed only when anything of its section is declared. */
export type Asked = Obligation | 'WITH_SECTION';

/** By data set and field; only of fields that the message tells. */
export type AskedFields = ReadonlyMap<string, ReadonlyMap<string, Asked>>;

const STRENGTH: readonly Asked[] = ['NO APLICA', 'CONDICIONAL', 'WITH_SECTION', 'MANDATORIA'];

/** Everything that the matrix asks of a message. A field that several elements tell is asked as the strictest. */
export function askedOf<C>(message: XmlMessage<C>, obligations: Obligations, context: C): AskedFields {
  const asked = new Map<string, Map<string, Asked>>();
  for (const { node, list, dataSet, elements } of message.groups) {
    const group = obligations.obligation(message.root, list ?? node);
    const fields = asked.get(dataSet) ?? new Map<string, Asked>();
    asked.set(dataSet, fields);
    for (const { node: element, field: usual, place } of elements) {
      const field = place?.(context) ?? usual;
      if (field === undefined) continue;
      const own = obligations.obligation(node, element);
      const type: Asked =
        group === 'NO APLICA'
          ? 'NO APLICA'
          : group === 'CONDICIONAL' && own === 'MANDATORIA'
            ? 'WITH_SECTION'
            : own;
      const before = fields.get(field) ?? 'NO APLICA';
      fields.set(field, STRENGTH.indexOf(type) > STRENGTH.indexOf(before) ? type : before);
    }
  }
  return asked;
}
