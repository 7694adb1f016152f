import type { Reference } from '../../foundation/documents/reference.ts';
import type { Obligations } from '../../foundation/rules/matrix.ts';
import { askedOf, type AskedFields } from '../../foundation/xml/asked.ts';
import type { DuaBody } from '../dataSets.ts';
import { xmlContext } from '../xml/context.ts';
import { duaMessage } from '../xml/message.ts';
import { duaObligations } from './obligations.ts';

const known = new WeakMap<Obligations, AskedFields>();

/** Everything that the regime of a DUA asks of its fields, once a matrix; undefined of a regime that no list has. */
export function askedByRegime(body: DuaBody, reference: Reference): AskedFields | undefined {
  const obligations = duaObligations(body.DECLARACION.CODIGO_REGIMEN, reference);
  if (!obligations) return undefined;
  const asked = known.get(obligations) ?? askedOf(duaMessage, obligations, xmlContext(body, reference, 'R'));
  known.set(obligations, asked);
  return asked;
}
