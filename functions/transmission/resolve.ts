import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { checkDeclarationNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { needsNumber } from '../../shared/transmission/operations.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { EVIDENCE, sha256 } from './archive.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { existing } from './outcomeOf.ts';
import { record, type Change, type Step } from './record.ts';
import { impossible } from './retryNow.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/**
 * An administrator's word where the authority gives none. It is archived as evidence like an answer would be. «It was not
 * registered» counts as one negative answer only: the authority is asked once more before the bytes go out again.
 */
export const resolve: Implementation<typeof transmissionProcedures.resolve> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  if (head.state !== 'NEEDS_HUMAN') throw impossible(head, 'una decisión');
  const note = input.MOTIVO.trim();
  if (note.length < 10) {
    throw refusal('params.invalid', {
      name: 'MOTIVO',
      reason: 'debe decir cómo se supo, en diez letras o más',
    });
  }
  const number = (input.NUMERO ?? '').replaceAll('-', '').toUpperCase();
  if (input.DECISION === 'ACEPTADA' && needsNumber(head.operation)) {
    const checked = checkDeclarationNumber(number);
    if (number === '' || !checked.ok) {
      throw refusal('params.invalid', {
        name: 'NUMERO',
        reason: 'debe ser el número que dio la autoridad, de 20 caracteres',
      });
    }
  }
  const exchange = await archiveDecision(services, scope, head, { decision: input.DECISION, note, number });
  const step = { person: scope.userName, note, exchange };
  await wake(
    services,
    await record(services, head, changeFor(input.DECISION, head, step, number, services.now().getTime())),
  );
  return opened(services, scope, input.ID);
};

function changeFor(
  decision: 'ACEPTADA' | 'RECHAZADA' | 'NO_ENVIADA',
  head: TransmissionRow,
  step: Pick<Step, 'person' | 'note' | 'exchange'>,
  number: string,
  now: number,
): Change {
  switch (decision) {
    case 'ACEPTADA':
      return {
        steps: [{ ...step, transition: 'accept', state: 'ACCEPTED', reason: 'accepted-by-person' }],
        set: { facts: { ...head.facts, NUMERO: number, FALTAN: [] }, doubtSince: 0 },
        due: undefined,
        event: 'ACCEPTED',
      };
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
          doubtSince: now,
          asked: 0,
          negatives: 1,
          firstNegative: { ours: now - settleRules().negativesApart, theirs: undefined },
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
  const NOMBRE = `transmissions/${head.id}/${services.id('dec')}/decision.json`;
  await services.files.putOnce(scope, EVIDENCE, NOMBRE, bytes, 'application/json');
  return {
    OPERACION: 'DECISION',
    INICIO: at,
    FIN: at,
    SALIO: false,
    ESTADO_HTTP: 0,
    FECHA_AUTORIDAD: '',
    HUELLA_TLS: '',
    SOLICITUD: { NOMBRE, SHA256: sha256(bytes), BYTES: bytes.byteLength },
    CUARENTENA: false,
  };
}
