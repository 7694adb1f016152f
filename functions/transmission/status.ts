import { authorities } from '../../shared/transmission/authorities.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { downSince, outageSentence } from '../../shared/transmission/outage.ts';
import { accountsOf } from '../../shared/transmission/outside/accounts.ts';
import { outsideServices } from '../../shared/transmission/outside/register.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { optionalSetting, settings } from '../runtime/config.ts';
import type { Implementation } from '../runtime/executor.ts';
import { readBreakers } from './breaker.ts';
import { credentialsKey, type CredentialsRow } from './credentials.ts';
import type { Door } from './gateways/door.ts';
import { doors } from './gateways/doors.ts';
import { dueRowsOf } from './due.ts';
import { refusedAt } from './outside/account.ts';
import { TABLE } from './rows.ts';
import { settleRules } from './settings.ts';

/** Rows of its part that a company's are counted among. */
const MOST_COUNTED = 1000;

const IN_DOUBT = ['SENDING', 'UNKNOWN', 'RECONCILING'];

/** Whether the authority's services answer, and how much of the company waits for them. */
export const status: Implementation<typeof transmissionProcedures.status> = async ({ services, scope }) => {
  const { name } = authorities[scope.country];
  const own = doors[scope.country].filter((door) => receiverOf({ ...scope, door: door.name }) === name);
  const others = accountsOf(scope.country).filter(
    ({ service }) => !own.some((door) => door.name === service),
  );
  const [breakers, due, credentials, refused] = await Promise.all([
    readBreakers(services),
    dueRowsOf(services, scope.company, MOST_COUNTED),
    services.database.getMany<CredentialsRow>(
      TABLE,
      own.map((door) => credentialsKey(scope, door.name)),
    ),
    refusedAt(
      services,
      scope,
      others.map(({ service }) => service),
    ),
  ]);
  const here = breakers.filter(({ sk }) => own.some((door) => sk.startsWith(`${door.name}~`)));
  const now = services.now().getTime();
  const standing = own.map((door, index): Standing => {
    const down = here.flatMap((row) => {
      const since = row.sk.startsWith(`${door.name}~`) ? downSince(row, settleRules(), now) : 0;
      return since > 0 ? [{ since, insecure: row.insecure === true }] : [];
    });
    return {
      door: door.name,
      isKnown: settings()[door.endpoint] !== undefined,
      since: down.length === 0 ? 0 : Math.min(...down.map(({ since }) => since)),
      isInsecure: down.some(({ insecure }) => insecure),
      isRefused: credentials[index]?.state === 'refused',
    };
  });
  const closed = standing.map(({ since }) => since).filter((since) => since > 0);
  const restored = due.filter((each) => each.restored && IN_DOUBT.includes(each.state)).length;
  return {
    AUTORIDAD: name,
    RESPONDE: own.length > 0 && standing.every(({ isKnown, since }) => isKnown && since === 0) ? '1' : '0',
    DESDE: closed.length === 0 ? '' : new Date(Math.min(...closed)).toISOString(),
    FRASE: [
      ...sentencesOf(name, standing, now),
      ...others.filter(({ service }) => refused.includes(service)).map(({ label }) => notTaken(`«${label}»`)),
      ...(restored > 0
        ? [
            `Restauración: confirmando ${restored} ${restored === 1 ? 'declaración' : 'declaraciones'} con ${name} antes de enviar nada.`,
          ]
        : []),
    ].join(' '),
    EN_COLA: due.filter((each) => each.state === 'QUEUED' || each.state === 'NOT_SENT').length,
    CONFIRMANDO: due.filter((each) => IN_DOUBT.includes(each.state)).length,
    INTERRUPTORES: here.map(({ sk, openSince }) => ({
      SERVICIO: sk.split('~')[0] ?? '',
      OPERACION: sk.split('~')[1] ?? '',
      ABIERTO: openSince > 0,
      DESDE: openSince > 0 ? new Date(openSince).toISOString() : '',
    })),
    PRACTICA: optionalSetting('PRACTICE', '') === '1' && own.some(isPractice) ? '1' : '0',
  };
};

/** How one service of the authority does. */
interface Standing {
  door: string;
  /** Whether anybody said where it is. */
  isKnown: boolean;
  /** Since when it does not answer, epoch milliseconds; 0 while it does. */
  since: number;
  /** Whether it could not prove who it is. */
  isInsecure: boolean;
  /** Whether it refused the company's password. */
  isRefused: boolean;
}

/** What people are told of an authority: by its own name what holds of all its services, by theirs what does not. */
function sentencesOf(name: string, standing: readonly Standing[], now: number): string[] {
  if (standing.length === 0) return [`La conexión con ${name} todavía no está disponible.`];
  const told = (
    holds: (each: Standing) => boolean,
    say: (who: string, each: Standing) => string,
  ): string[] => {
    const [first, ...more] = standing.filter(holds);
    if (!first) return [];
    return more.length + 1 === standing.length
      ? [say(name, first)]
      : [first, ...more].map((each) => say(`«${labelOf(each.door)}»`, each));
  };
  const silent = [
    ...told(
      ({ isKnown }) => !isKnown,
      (who) =>
        `El servidor no sabe dónde está ${who}: nada se envía hasta que quien lo administra indique su dirección.`,
    ),
    ...told(
      ({ isKnown, since }) => isKnown && since > 0,
      (who, { since, isInsecure }) =>
        `${outageSentence(who, since, isInsecure, now)}; lo que envíe espera en cola y saldrá solo.`,
    ),
  ];
  return [
    ...(silent.length > 0 ? silent : [`${name} responde.`]),
    ...told(({ isRefused }) => isRefused, notTaken),
  ];
}

const notTaken = (who: string): string =>
  `${who} no acepta la contraseña de su empresa: corrija las credenciales y lo que espera saldrá solo.`;

const labelOf = (door: string): string => outsideServices.find((each) => each.name === door)?.label ?? door;

/** The red band belongs to the practice authority alone, not to another address that was configured over it. */
const isPractice = ({ endpoint, practice }: Door): boolean =>
  optionalSetting(endpoint, '-') === optionalSetting(practice, '');
