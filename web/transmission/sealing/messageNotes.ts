import type { ActToCome } from '../../../shared/transmission/declarationLife.ts';
import type { ChangeWords } from './sayRejection.ts';

/** What stands under a message that is with the authority, or was. */
export const SEALED_NOTE = 'Es el mensaje que se selló; las opciones y las listas de hoy no lo cambian.';

/**
 * What stands under the envelope of a message.
 * @param act for which it would go; undefined of what was sealed
 */
export function envelopeNote(act: ActToCome | undefined, { noun }: ChangeWords): string {
  const whose = { R: 'de su registro', M: `de su ${noun}` };
  return `El sobre ${act ? whose[act] : 'de lo que se selló'}; usuario y clave ante la autoridad no se muestran.`;
}
