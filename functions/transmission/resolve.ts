import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { plainDeclarationNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { keepEvidence } from './archive.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { owed } from './owed.ts';
import { record, type RowChange, type Step } from './record.ts';
import { impossible } from './retryNow.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/** Operations whose acceptance has a date, and may have a signature. */
const FETCHED: readonly Operation[] = ['R', 'M', 'CERTIFICA'];

/**
 * An administrator's word where the authority gives none. It is archived as evidence like an answer would be. «It was not
 * registered» counts as one negative answer only: the authority is asked once more before the bytes go out again.
 */
export const resolve: Implementation<typeof transmissionProcedures.resolve> = async (call) => {
  const { input, services, scope } = call;
  const head = await existing(services, scope, input.ID);
  if (head.state !== 'NEEDS_HUMAN') throw impossible(head, 'una decisión');
  const note = input.MOTIVO.trim();
  if (note.length < 10) {
    throw refusal('params.invalid', {
      name: 'MOTIVO',
      reason: 'debe decir cómo se supo, en diez letras o más',
    });
  }
  const number = plainDeclarationNumber(input.NUMERO ?? '');
  const said = { NUMERO: number, FECHA: '' };
  if (input.DECISION === 'ACEPTADA' && acceptanceFlaw(head, said, services.now().getTime())) {
    throw refusal('params.invalid', {
      name: 'NUMERO',
      reason: `debe ser el número que ${receiverOf(head)} dio a la declaración`,
    });
  }
  const exchange = await archiveDecision(services, scope, head, { decision: input.DECISION, note, number });
  const step = { person: scope.userName, note, exchange };
  const change = (now: TransmissionRow) =>
    changeFor(input.DECISION, now, step, number, services.now().getTime());
  await wake(services, await decide(services, head, change));
  return opened(services, scope, input.ID);
};

/** The authority is still asked while a person decides: only its word, not its silence, comes before the person's. */
async function decide(
  services: Services,
  seen: TransmissionRow,
  change: (head: TransmissionRow) => RowChange,
): Promise<TransmissionRow> {
  for (let head = seen, tries = 0; ; tries += 1) {
    if (head.state !== 'NEEDS_HUMAN') throw impossible(head, 'una decisión');
    try {
      return await record(services, head, change(head));
    } catch (error) {
      if (!(error instanceof ConditionLost) || tries >= 3) throw error;
    }
    head = await existing(services, head, head.id);
  }
}

function changeFor(
  decision: 'ACEPTADA' | 'RECHAZADA' | 'NO_ENVIADA',
  head: TransmissionRow,
  step: Pick<Step, 'person' | 'note' | 'exchange'>,
  number: string,
  now: number,
): RowChange {
  switch (decision) {
    case 'ACEPTADA': {
      const FALTAN = owed(head);
      // A person knows the number alone: signature and date are the authority's, which is asked for all of it.
      const fetching = FETCHED.includes(head.operation);
      return {
        steps: [{ ...step, transition: 'accept', state: 'ACCEPTED', reason: 'accepted-by-person' }],
        set: { facts: { ...head.facts, NUMERO: number, FALTAN }, doubtSince: 0, fetching },
        due: fetching || FALTAN.length > 0 ? now + settleRules().partsEvery : undefined,
        event: 'ACCEPTED',
      };
    }
    case 'RECHAZADA':
      return {
        steps: [{ ...step, transition: 'reject', state: 'REJECTED', reason: 'rejected-by-person' }],
        set: { doubtSince: 0 },
        due: undefined,
        event: 'REJECTED',
      };
    case 'NO_ENVIADA':
      return {
        steps: [{ ...step, transition: 'doubt', state: 'UNKNOWN', reason: 'doubt-by-person' }],
        set: {
          // The person vouches for the wait and for the first negative answer.
          doubtSince: now,
          asked: 0,
          negatives: 1,
          firstNegative: { ours: now - settleRules().resendAfter, theirs: undefined },
          pressed: false,
        },
        due: now,
        event: 'UNKNOWN',
      };
  }
}

async function archiveDecision(
  services: Services,
  scope: TenantScope,
  head: TransmissionRow,
  said: Record<string, string>,
) {
  const at = services.now().toISOString();
  const bytes = Buffer.from(
    JSON.stringify({ ...said, transmission: head.id, user: scope.login, at }, null, 1),
    'utf8',
  );
  const name = `transmissions/${head.id}/${services.id('dec')}/decision.json`;
  return {
    OPERACION: 'DECISION',
    INICIO: at,
    FIN: at,
    SALIO: false,
    ESTADO_HTTP: 0,
    FECHA_AUTORIDAD: '',
    HUELLA_TLS: '',
    SOLICITUD: await keepEvidence(services, scope, name, bytes, 'application/json'),
    CUARENTENA: false,
  };
}
