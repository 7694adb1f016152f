import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { authorities } from '../../shared/transmission/authorities.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { optionalSetting, settings } from '../runtime/config.ts';
import type { Implementation } from '../runtime/executor.ts';
import { readBreakers } from './breaker.ts';
import { credentialsKey, type CredentialsRow } from './credentials.ts';
import type { Door } from './gateways/door.ts';
import { doors } from './gateways/gateways.ts';
import { dueRowsOf } from './due.ts';
import { TABLE } from './rows.ts';

/** Rows of its part that a company's are counted among. */
const MOST_COUNTED = 1000;

const IN_DOUBT = ['SENDING', 'UNKNOWN', 'RECONCILING'];

/** Whether the authority answers, and how much of the company waits for it. */
export const status: Implementation<typeof transmissionProcedures.status> = async ({ services, scope }) => {
  const { name } = authorities[scope.country];
  const [door] = doors[scope.country];
  const address = door && settings()[door.endpoint];
  const [breakers, own, credentials] = await Promise.all([
    readBreakers(services),
    dueRowsOf(services, scope.company, MOST_COUNTED),
    door && services.database.get<CredentialsRow>(TABLE, credentialsKey(scope, door.name)),
  ]);
  const here = breakers.filter((each) => door && each.sk.startsWith(`${door.name}~`));
  const since = Math.min(...here.filter((each) => each.openSince > 0).map((each) => each.openSince));
  const answers = !Number.isFinite(since);
  const restored = own.filter((each) => each.restored && IN_DOUBT.includes(each.state)).length;
  const waiting = own.filter((each) => each.state === 'QUEUED' || each.state === 'NOT_SENT').length;
  return {
    AUTORIDAD: name,
    RESPONDE: address !== undefined && answers ? '1' : '0',
    DESDE: answers ? '' : new Date(since).toISOString(),
    FRASE: [
      !door
        ? `La conexión con ${name} todavía no está disponible.`
        : address === undefined
          ? `El servidor no sabe dónde está ${name}: nada se envía hasta que quien lo administra indique su dirección.`
          : answers
            ? `${name} responde.`
            : `${name} no responde desde las ${localDateTime(since).slice(11, 16)}; lo que envíe espera en cola y saldrá solo.`,
      ...(credentials?.state === 'refused'
        ? [
            `${name} no acepta la contraseña de su empresa: corrija las credenciales y lo que espera saldrá solo.`,
          ]
        : []),
      ...(restored > 0
        ? [
            `Restauración: confirmando ${restored} ${restored === 1 ? 'declaración' : 'declaraciones'} con ${name} antes de enviar nada.`,
          ]
        : []),
    ].join(' '),
    EN_COLA: waiting,
    CONFIRMANDO: own.filter((each) => IN_DOUBT.includes(each.state)).length,
    INTERRUPTORES: here.map((each) => ({
      OPERACION: each.sk.split('~')[1] ?? '',
      ABIERTO: each.openSince > 0,
      DESDE: each.openSince > 0 ? new Date(each.openSince).toISOString() : '',
    })),
    PRACTICA: door && optionalSetting('PRACTICE', '') === '1' && isPractice(door) ? '1' : '0',
  };
};

/** The red band belongs to the practice authority alone, not to another address that was configured over it. */
const isPractice = ({ endpoint, practice }: Door): boolean =>
  optionalSetting(endpoint, '-') === optionalSetting(practice, '');
