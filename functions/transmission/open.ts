import type { Implementation } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { formatDate, localDay } from '../../shared/foundation/dates/date.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { takesPaper, type Operation } from '../../shared/transmission/operations.ts';
import type { OpenedTransmission, transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { transmissionStates, waitsUnsent } from '../../shared/transmission/states.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { readSteps } from './evidence.ts';
import { fairOrder } from './drain.ts';
import { dueRows } from './due.ts';
import { doorOf } from './gateways/doors.ts';
import { isCoded, isRecoverable, isSigned } from './isRecoverable.ts';
import { existing } from './outcomeOf.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';
import { summaryOf, told } from './summary.ts';

/** Operations whose message carries taxes at a rate of exchange. */
const RATED: readonly Operation[] = ['R', 'M'];

/** One transmission with every step, in sentences; used again by whoever changed it. */
export async function opened(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<OpenedTransmission> {
  const head = await existing(services, scope, id);
  const steps = await readSteps(services, head);
  const machine = transmissionStates(head.country, receiverOf(head));
  const place = head.state === 'QUEUED' ? await position(services, head) : 0;
  return {
    ...summaryOf(head),
    HUELLA: head.hash,
    LINEA: steps.map((step) => ({
      SEQ: step.seq,
      ESTADO: step.state,
      ETIQUETA: stateOf(machine, step.state).label,
      TONO: stateOf(machine, step.state).tone,
      FECHA: step.at,
      INTENTO: step.attempt,
      FRASE: told(head, step),
      CODIGO: step.code,
      EVIDENCIA: step.exchange !== undefined,
    })),
    RESULTADO: head.facts,
    ACCIONES: actionsFor(head, scope),
    POSICION: place,
    ESPERA: [
      place > 0 && head.reason === 'held-back' ? patience(head, place) : '',
      ofEarlierDay(head, localDay(services.now())),
    ]
      .filter((each) => each !== '')
      .join(' '),
  };
}

/** What a person may do. In doubt the button asks the authority; only what provably is not there is sent again. */
function actionsFor(head: TransmissionRow, scope: TenantScope): OpenedTransmission['ACCIONES'] {
  const actions: OpenedTransmission['ACCIONES'] = [];
  if (scope.permissions.has('transmission:transmit')) {
    const label = retryLabel(head);
    if (label) actions.push({ ACCION: 'retryNow', ETIQUETA: label });
    if (isSigned(head)) actions.push({ ACCION: 'deleteSignature', ETIQUETA: 'Borrar la firma' });
    if (isCoded(head)) actions.push({ ACCION: 'updateQr', ETIQUETA: 'Actualizar el código QR' });
    if (isRecoverable(head))
      actions.push({ ACCION: 'recover', ETIQUETA: `Consultar en ${receiverOf(head)}` });
  }
  if (!scope.permissions.has('admin')) return actions;
  if (waitsUnsent(head)) {
    if (takesPaper(head.operation))
      actions.push({ ACCION: 'declareOnPaper', ETIQUETA: 'Se declaró en papel' });
    actions.push({ ACCION: 'takeOut', ETIQUETA: 'Retirar de la cola' });
  }
  if (head.state === 'NEEDS_HUMAN') actions.push({ ACCION: 'resolve', ETIQUETA: 'Registrar una decisión' });
  return actions;
}

function retryLabel(head: TransmissionRow): string | undefined {
  if (head.state === 'NOT_SENT') return 'Enviar ahora';
  if (head.state === 'UNKNOWN') return 'Preguntar ahora';
  if (head.state === 'NEEDS_HUMAN') return head.safe ? 'Enviar de nuevo' : 'Preguntar otra vez';
  return undefined;
}

/** Place in the order in which the queue is emptied; 0 when it is beyond what one look takes in. */
async function position(services: Services, head: TransmissionRow): Promise<number> {
  const due = await dueRows(services);
  const queue = fairOrder(due.filter((each) => each.state === 'QUEUED' && each.country === head.country));
  return queue.findIndex((each) => each.id === head.id) + 1;
}

/** When it leaves the queue of an outage, from the place it has there. */
function patience(head: TransmissionRow, place: number): string {
  const minutes = Math.ceil(place / settleRules().sendsAMinute);
  const name = receiverOf(head);
  return `Es la n.º ${place} de la cola. Cuando ${name} responda, saldrá en unos ${minutes + 1} minutos.`;
}

/** What was sealed keeps its rate; whoever waits for it over midnight reads so (fault row 40). */
function ofEarlierDay(head: TransmissionRow, today: string): string {
  const sealed = localDay(new Date(head.created));
  const waits = head.state === 'QUEUED' || head.state === 'NOT_SENT';
  const isRated = RATED.includes(head.operation) && doorOf(head)?.taxed === true;
  if (!waits || !isRated || sealed >= today) return '';
  return `Se selló el ${formatDate(sealed)}: sale con la tasa de cambio declarada entonces, aunque el banco ya publique otra.`;
}

export const open: Implementation<typeof transmissionProcedures.open> = ({ input, services, scope }) =>
  opened(services, scope, input.ID);
