import { formatDate, isDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { clearanceTransition } from '../../../shared/transmission/declarationLife.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import {
  declarationReference,
  declarationStore,
  type Clearance,
  type DeclarationKind,
} from './declaration.ts';

type Clearing = Pick<
  Call<{ ID: string; LOCK: number; FECHA: string }>,
  'input' | 'services' | 'scope' | 'revision'
>;

/**
 * Records the day on which the authority let the goods go after its review, its levante (domain 9), or with '' takes it back.
 * Also of a declaration whose order is closed: what happened at the customs office is a fact.
 */
export const clearOf =
  <B extends AnyBody>(kind: DeclarationKind<B> & { clearance: Clearance<B> }) =>
  async (call: Clearing): Promise<DocumentHeader> => {
    const store = declarationStore(kind, call);
    const { header, ...content } = await store.open(call.input.ID);
    const { FECHA: day, LOCK: lock } = call.input;
    const { transitions } = store.definition.states;
    const transition = transitions[clearanceTransition(day, kind.channelOf(content.body)) ?? 'clear']!;
    if (!transition.from.includes(header.ESTADO)) throw store.stateRefusal(header, transition.label);
    if (header.LOCK !== lock) throw await store.staleRefusal(header, lock);
    if (day !== '') requireDay(day, kind.definition.day?.(content.body) ?? '', localDay(call.services.now()));
    const saved = await store.save(
      header,
      { ...content, body: kind.clearance.withDay(content.body, day) },
      {
        action:
          day === '' ? 'Levante retirado: se había anotado por error' : `Levante del ${formatDate(day)}`,
        reference: await declarationReference(call),
        set: { ESTADO: transition.to },
      },
    );
    return publicHeader(saved.header);
  };

/** Goods are let go after the declaration was accepted, and by today. */
function requireDay(day: string, accepted: string, today: string): void {
  const reason = !isDate(day)
    ? 'debe ser un día que exista'
    : accepted !== '' && day < accepted
      ? `no puede ser antes de la aceptación, ${formatDate(accepted)}`
      : day > today
        ? `no puede ser después de hoy, ${formatDate(today)}`
        : undefined;
  if (reason) throw invalidParam('FECHA', reason);
}
