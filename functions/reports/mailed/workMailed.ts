import { isAdministrator } from '../../../shared/foundation/access/isAdministrator.ts';
import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { formatDate, instantOf, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { kindsOfNotice } from '../../../shared/notifications/kinds.ts';
import { FILE_DAYS } from '../../../shared/reports/mailProcedures.ts';
import { daysMailed, nextMailing } from '../../../shared/reports/mailTimes.ts';
import { reports } from '../../../shared/reports/reports.ts';
import { putFor } from '../../notifications/put.ts';
import type { CompanyRow } from '../../runtime/caller.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { companyOf, peopleOf, usersOf, type Parts, type Person } from '../../runtime/people.ts';
import { tellsUntil } from '../catchUp.ts';
import { TABLE } from '../rows.ts';
import { personMayAsk } from './personMayAsk.ts';
import { makeMailing, receiversOf } from './makeMailing.ts';
import {
  hourOf,
  mailingId,
  mailingKey,
  moveSchedule,
  scheduleKey,
  toldOf,
  wakeKey,
  wakesPk,
  type MailingRow,
  type ScheduleRow,
  type WakeRow,
} from './mailRows.ts';
import { whyRefused } from './refusals.ts';

/** After this what became of the mails is looked at, so that whoever programmed them hears of an address that is dead. */
const LOOK_MS = 3600_000;
/** Nothing is programmed further ahead: what is was written by a clock that ran ahead. */
export const LONGEST_WAIT_MS = 32 * 86_400_000;
/** A company that is suspended, and what failed, are looked at again after this. */
const WAIT_MS = 20 * 60_000;
/** Mailings are remembered so long, for what became of them decides whether a schedule goes on. */
const KEPT_DAYS = 120;

interface At extends Parts {
  row: ScheduleRow;
  company: CompanyRow;
}

/** Tells a person something about a schedule, once under its id. */
const tellOf = ({ row, ...parts }: At, person: Person, id: string, said: string): Promise<void> =>
  putFor(parts, parts.company, person, {
    kind: 'report',
    id,
    sentence: kindsOfNotice.report.sentence(`«${row.NOMBRE}» ${said}`),
    path: '/reportesgt',
    by: '',
  });

/** Pauses a schedule by itself and says why: to its owner, or where that one is gone or may do nothing about it to the administrators. */
async function pause(at: At, MOTIVO: string, owner?: Person): Promise<void> {
  const { services, scope, row } = at;
  const set = { ESTADO: 'PAUSADO' as const, MOTIVO, PROXIMO: '', toca: '' };
  await services.database.write(...moveSchedule(scope, row, set));
  const mayMend = owner !== undefined && personMayAsk(row.REPORTE, at.company, owner);
  const others = mayMend ? [] : (await usersOf(at)).filter(isAdministrator);
  const told = new Map([...(owner ? [owner] : []), ...others].map((each) => [each.IdUsuario, each]));
  for (const person of told.values())
    await tellOf(at, person, `reporte-pausa-${row.sk}-${row.toca}`, `se pausó: ${MOTIVO}`);
}

/** The mailing of an hour: files first, then the row by which they are found, then whoever receives it is told, once. */
async function send(at: At, owner: Person): Promise<void> {
  const { services, scope, row, company } = at;
  const hour = hourOf(row.PROXIMO);
  const period = daysMailed(row, row.PROXIMO);
  const people = await receiversOf(at, await peopleOf(at, row.PERSONAS), owner);
  if (people.length === 0) {
    await pause(
      at,
      'Ninguna de las personas a las que se envía puede recibirlo. Prográmelo para otras.',
      owner,
    );
    return;
  }
  const ARCHIVOS = await makeMailing(at, { row, company, owner, people, period, hour });
  const now = services.now();
  const item = {
    ...mailingKey(scope, row.sk, hour),
    ...{ NOMBRE: row.NOMBRE, REPORTE: row.REPORTE, FORMATO: row.FORMATO },
    ...period,
    FILTROS: row.FILTROS,
    HECHO: localDateTime(now),
    at: now.toISOString(),
    ARCHIVOS,
    expires: Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400,
  } satisfies MailingRow;
  await services.database.aside({ kind: 'put', table: TABLE, item });
  const until = localDateTime(now.getTime() + FILE_DAYS * 86_400_000);
  for (const person of people) {
    const rows = ARCHIVOS[person.IdUsuario]!.FILAS;
    const days = reports[row.REPORTE].reads === 'period' ? daysInWords(period) : 'Lo pendiente';
    await putFor(at, company, person, {
      kind: 'report',
      id: toldOf(row.sk, hour),
      sentence: kindsOfNotice.report.sentence(row.NOMBRE),
      lines: [
        `${days}: ${rows} ${rows === 1 ? 'fila' : 'filas'}, archivo ${row.FORMATO}.`,
        `Se descarga con su usuario hasta el ${formatDate(until.slice(0, 10))} a las ${until.slice(11, 16)}.`,
      ],
      path: `/reportesgt/enviado/${mailingId(row.sk, hour)}`,
      by: owner.Usuario,
    });
  }
  const local = localDateTime(now);
  const PROXIMO = nextMailing(row, local > row.PROXIMO ? local : row.PROXIMO);
  const look = Math.min(now.getTime() + LOOK_MS, instantOf(PROXIMO).getTime());
  const set = { PROXIMO, ULTIMO: local, toca: new Date(look).toISOString() };
  await services.database.write(...moveSchedule(scope, row, set));
}

const daysInWords = ({ DESDE, HASTA }: { DESDE: string; HASTA: string }): string =>
  DESDE === HASTA ? `Del ${formatDate(DESDE)}` : `Del ${formatDate(DESDE)} al ${formatDate(HASTA)}`;

/** Tells the owner of addresses that refused the last mailing; @returns why the schedule must stop, '' when it goes on. */
async function lookBack(at: At, owner: Person): Promise<string> {
  const { refused, stop } = await whyRefused(at, at.row);
  if (stop !== '') return stop;
  for (const { person, hour, PARA, MOTIVO } of refused)
    await tellOf(
      at,
      owner,
      `${toldOf(at.row.sk, hour)}-rechazo-${person}`,
      `no llegó a ${PARA}. ${MOTIVO}`.replace(/\.$/, ''),
    );
  return '';
}

/** Sets right a schedule that waits for a day to which only a wrong clock can lead. */
async function setRight({ services, scope }: Parts, row: ScheduleRow): Promise<void> {
  const PROXIMO = nextMailing(row, localDateTime(services.now()));
  const toca = instantOf(PROXIMO).toISOString();
  await services.database.write(...moveSchedule(scope, row, { PROXIMO, toca }));
}

/** Looked at again in a while, behind what is due by then: what cannot be done now keeps nothing else from being done. */
async function waitLonger({ services, scope }: Parts, row: ScheduleRow): Promise<void> {
  const toca = new Date(services.now().getTime() + WAIT_MS).toISOString();
  await services.database.write(...moveSchedule(scope, row, { toca }));
}

async function look(parts: Parts, row: ScheduleRow): Promise<void> {
  const { services, scope } = parts;
  const now = services.now().getTime();
  if (Date.parse(row.toca) > now + LONGEST_WAIT_MS) return setRight(parts, row);
  if (Date.parse(row.toca) > now) return;
  const company = await companyOf(parts);
  const due = instantOf(row.PROXIMO).getTime() <= now;
  // Of a company that is suspended nothing leaves; what was due meanwhile goes once when it is back.
  if (company?.ACTIVO !== '1') return waitLonger(parts, row);
  const at = { ...parts, row, company };
  const [owner] = await peopleOf(parts, [row.dueno]);
  if (!owner || !personMayAsk(row.REPORTE, company, owner))
    return pause(
      at,
      'Quien lo programó ya no entra o no puede ver reportes como este. Quítelo y prográmelo otra persona.',
      owner,
    );
  const stop = await lookBack(at, owner);
  if (stop !== '') return pause(at, stop, owner);
  // A report that is not whole is worse than one that comes five minutes later.
  if (due && !(await tellsUntil(parts, instantOf(row.PROXIMO).toISOString()))) return;
  if (due) return send(at, owner);
  const toca = instantOf(row.PROXIMO).toISOString();
  await services.database.write(...moveSchedule(scope, row, { toca }));
}

type Wake = Pick<WakeRow, 'sk' | 'mailed'>;

/** The schedule that a wake is of; undefined of one that was paused, went or was moved since. */
async function wokenBy({ services, scope }: Parts, { sk, mailed }: Wake): Promise<ScheduleRow | undefined> {
  const row = await services.database.get<ScheduleRow>(TABLE, scheduleKey(scope, mailed));
  const isOwn = row?.ESTADO === 'ACTIVO' && sk === wakeKey(row.toca, scope.company, mailed).sk;
  return isOwn ? row : undefined;
}

/** A wake that wakes nothing is of no use to a later run. */
const takeAway = ({ services }: Parts, { sk }: Wake): Promise<void> =>
  services.database.aside({ kind: 'delete', table: TABLE, key: { pk: wakesPk, sk } });

/** One that failed is tried again in a while. */
export async function laterMailed(parts: Parts, wake: Wake): Promise<void> {
  const row = await wokenBy(parts, wake);
  if (row) await waitLonger(parts, row);
}

/**
 * Does what a schedule of mailed reports is due for: sends it, or looks at what became of the last mailing. Done again
 * after a stop, or by two at once, it tells nobody twice: each person is told of an hour under one name.
 */
export async function workMailed(parts: Parts, wake: Wake): Promise<void> {
  const row = await wokenBy(parts, wake);
  if (!row) return takeAway(parts, wake);
  try {
    await look(parts, row);
  } catch (error) {
    // Somebody else did it, or a person changed it meanwhile.
    if (error instanceof ConditionLost) return;
    if (!(error instanceof Refusal)) throw error;
    const company = await companyOf(parts);
    const [owner] = await peopleOf(parts, [row.dueno]);
    if (company) await pause({ ...parts, row, company }, error.problems[0]?.message ?? error.message, owner);
  }
}
