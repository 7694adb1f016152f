import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { isFinal } from '../../shared/transmission/states.ts';
import { sha256 } from '../runtime/digest.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { IdentityRow, TransmissionRow } from './rows.ts';

/** What is handed over, as far as it is recognised by it. */
type Handed = Pick<TransmissionRow, 'key' | 'version' | 'operation' | 'documentId'> & { sealed: Uint8Array };

/** What changes nothing at the authority is asked again once it was answered («V» is free to repeat, spec 4); what was taken out never left. */
export function mayRepeat({ operation }: Handed, known: TransmissionRow | undefined): boolean {
  if (!operations[operation].harmless) return known?.state === 'TAKEN_OUT';
  return known === undefined || isFinal(known.state);
}

/**
 * What a hand-over is told that comes second: the transmission that is there, if it is the caller's own and the very same
 * bytes of the same document (fault row 1).
 * @throws Refusal `document.in-transmission` for another person's, `document.impossible-change` for other bytes or another
 * document under the same number, version and operation: whoever took that one's outcome for this would be told of what
 * was never sent (fault row 4).
 */
export function repeatOrRefuse(
  scope: TenantScope,
  order: Handed,
  holder: IdentityRow,
  known: TransmissionRow | undefined,
): { id: string; repeated: true } {
  if (holder.userId !== scope.userId)
    throw refusal(
      'document.in-transmission',
      { user: holder.userName },
      { details: { id: holder.id, user: holder.userName } },
    );
  if (known?.documentId === order.documentId && known.hash === sha256(order.sealed))
    return { id: holder.id, repeated: true };
  throw refusal(
    'document.impossible-change',
    { reason: otherReason(order, holder, known) },
    { details: { id: holder.id } },
  );
}

function otherReason(order: Handed, { userName }: IdentityRow, known: TransmissionRow | undefined): string {
  const what = operations[order.operation].certifies ? 'El documento' : `La orden ${order.key}`;
  const version = `la versión ${order.version} (${operations[order.operation].label.toLowerCase()})`;
  const other =
    known?.documentId === order.documentId
      ? 'con otro contenido, y una versión transmitida no cambia'
      : 'desde otro documento';
  const remedy =
    known && !isFinal(known.state)
      ? 'Espere su resultado antes de enviar otra.'
      : 'Revise esa transmisión; si esta debe enviarse, guarde un cambio, que la hace otra versión, y transmita de nuevo.';
  return `${what} ya se transmitió en ${version} por ${userName}, ${other}: esta no se selló ni se envió. ${remedy}`;
}
