import type { Reference } from '../foundation/documents/reference.ts';
import { problem, type Problem } from '../foundation/rules/problem.ts';
import { isMailAddress } from '../foundation/text/mailAddress.ts';
import type { PartyBody } from './summary.ts';

/** Sense of a party beyond what its fields ask. */
export function checkParty({ FICHA }: PartyBody, _reference: Reference): Problem[] {
  if (FICHA.CORREO === '' || isMailAddress(FICHA.CORREO)) return [];
  const message = `Correo electrónico: «${FICHA.CORREO}» no es una dirección; escríbala como nombre@empresa.com.`;
  return [problem('party.mail', 'FICHA.CORREO', message)];
}
