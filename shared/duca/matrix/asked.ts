import type { Obligations } from '../../foundation/rules/matrix.ts';
import { askedOf, type AskedFields } from '../../foundation/xml/asked.ts';
import type { DucaXmlContext } from '../xml/context.ts';
import { ducaMessage } from '../xml/message.ts';

const known = new WeakMap<Obligations, { exit: boolean; asked: AskedFields }>();

/** Everything that a modality and class ask, once a matrix. */
export function askedFields(obligations: Obligations, context: DucaXmlContext): AskedFields {
  let kept = known.get(obligations);
  if (kept?.exit !== context.exit) {
    kept = { exit: context.exit, asked: askedOf(ducaMessage, obligations, context) };
    known.set(obligations, kept);
  }
  return kept.asked;
}
