import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import type { HeaderRow } from './rows.ts';

/**
 * What the authority answered it knows by the number of the sealed message, and a correction of it by no other: a save
 * that gives it another number is refused, or the number would be free for a second document. One that brings it back is not.
 */
export function requireKnownNumber<B>(
  { answered }: Pick<DocumentDefinition<B>, 'answered'>,
  { NUMERO_UNICO, CLAVE_SELLADA, ESTADO }: HeaderRow,
  { body, number }: { body: B; number: string },
): void {
  if (number === NUMERO_UNICO || CLAVE_SELLADA === undefined || !answered?.(body, ESTADO)) return;
  if (plainOrderNumber(number) === CLAVE_SELLADA) return;
  throw impossible(
    `El número ${formatOrderNumber(CLAVE_SELLADA)} no cambia después de la aceptación: con él conoce la autoridad lo aceptado, y con otro sería otra declaración. Déjelo como estaba; si la mercancía debe declararse con otro número, anule esta ante la autoridad y haga una nueva.`,
  );
}
