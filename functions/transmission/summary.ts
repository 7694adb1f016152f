import { stateOf } from '../../shared/foundation/documents/states.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { sentenceOf } from '../../shared/transmission/reasons.ts';
import { transmissionStates } from '../../shared/transmission/states.ts';
import { isHeldBack, type StepRow, type TransmissionRow } from './rows.ts';

/** Sentence of a step, or of the row as it stands. */
export const told = (
  head: TransmissionRow,
  step: Pick<StepRow, 'reason' | 'code' | 'person' | 'note' | 'attempt'>,
): string =>
  sentenceOf(
    step.reason,
    {
      country: head.country,
      attempt: step.attempt,
      code: step.code,
      number: head.facts.NUMERO,
      channel: head.facts.CANAL,
      person: step.person,
      note: step.note,
    },
    receiverOf(head),
  );

/** A transmission as lists and the document's own screen show it. */
export function summaryOf(head: TransmissionRow): TransmissionSummary {
  const { label, tone, icon } = stateOf(transmissionStates(head.country, receiverOf(head)), head.state);
  return {
    ID: head.id,
    TIPO: head.kind,
    ID_DOCUMENTO: head.documentId,
    CLAVE: head.key,
    VERSION: head.version,
    OPERACION: head.operation,
    ESTADO: head.state,
    ETIQUETA: label,
    TONO: tone,
    ICONO: icon,
    SABEMOS: told(head, head),
    CREADO: head.created,
    MODIFICADO: head.modified,
    USUARIO: head.createdByName,
    INTENTOS: head.attempt,
    // What an authority that does not answer holds back stays due since it was: when it leaves, nobody knows.
    SIGUIENTE: isHeldBack(head) ? '' : head.due,
    NUMERO: head.facts.NUMERO,
    CANAL: head.facts.CANAL,
  };
}
