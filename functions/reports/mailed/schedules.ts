import type { Input } from '../../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { instantOf, localDateTime } from '../../../shared/foundation/dates/date.ts';
import {
  MOST_LISTED_SCHEDULES,
  MOST_SCHEDULES,
  type mailProcedures,
  type MailSchedule,
} from '../../../shared/reports/mailProcedures.ts';
import { nextMailing } from '../../../shared/reports/mailTimes.ts';
import type { ReportName } from '../../../shared/reports/reports.ts';
import { closedAddress } from '../../runtime/closedAddresses.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { companyOf, peopleOf, usersOf, type Parts, type Person } from '../../runtime/people.ts';
import type { Write } from '../../runtime/write.ts';
import { refuse } from '../ask.ts';
import { usualColumns } from '../file.ts';
import { personMayAsk } from './personMayAsk.ts';
import { checkFilters, checkReader } from '../run.ts';
import { TABLE } from '../rows.ts';
import { moveSchedule, scheduleKey, schedulesPk, wakeKey, wakeWrite, type ScheduleRow } from './mailRows.ts';

type Contracts = Omit<typeof mailProcedures, 'mailedReport'>;

const WHAT = { what: 'un envío programado' };

const named = ({ IdUsuario, NombreUsuario, EmailUsuario }: Person) => ({
  ID_USUARIO: IdUsuario,
  NOMBRE: NombreUsuario,
  CORREO: EmailUsuario,
});

/** Rows as their reader sees them, with the people as they are now. */
async function shown(parts: Parts, rows: readonly ScheduleRow[]): Promise<MailSchedule[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.dueno, ...row.PERSONAS]))];
  const people = new Map((await peopleOf(parts, ids)).map((each) => [each.IdUsuario, each]));
  return rows.map((row) => ({
    ID: row.sk,
    ...{ NOMBRE: row.NOMBRE, REPORTE: row.REPORTE, FORMATO: row.FORMATO },
    ...{ FRECUENCIA: row.FRECUENCIA, DIA: row.DIA, HORA: row.HORA, COLUMNAS: row.COLUMNAS },
    PERSONAS: row.PERSONAS.map((id) => {
      const person = people.get(id);
      return person ? named(person) : { ID_USUARIO: id, NOMBRE: 'Ya no está activa', CORREO: '' };
    }),
    ...{ ESTADO: row.ESTADO, MOTIVO: row.MOTIVO, PROXIMO: row.PROXIMO, ULTIMO: row.ULTIMO },
    DUENO: people.get(row.dueno)?.NombreUsuario ?? 'Ya no está activa',
    PROPIO: row.dueno === parts.scope.userId ? '1' : '0',
  }));
}

/** Who may be sent a report: whoever may ask it; people of a client company send to themselves alone. */
async function mayReceive(parts: Parts, name: ReportName): Promise<Person[]> {
  const [company, users] = await Promise.all([companyOf(parts), usersOf(parts)]);
  if (!company) return [];
  const { importers, userId } = parts.scope;
  return users.filter(
    (person) =>
      person.EmailUsuario !== '' &&
      (importers === undefined || person.IdUsuario === userId) &&
      personMayAsk(name, company, person),
  );
}

/** The people that were named. @throws Refusal `rejected` naming whoever cannot receive it, and why. */
async function receivers(parts: Parts, name: ReportName, ids: readonly string[]): Promise<string[]> {
  const may = new Map((await mayReceive(parts, name)).map((each) => [each.IdUsuario, each]));
  const wanted = [...new Set(ids)];
  for (const id of wanted) {
    const person = may.get(id);
    if (!person)
      throw refuse(
        'PERSONAS',
        'Una de las personas no está activa, no tiene correo o no puede ver este reporte. Elija de la lista.',
      );
    const closed = await closedAddress(parts, person.EmailUsuario);
    if (closed !== '')
      throw refuse(
        'PERSONAS',
        `${person.NombreUsuario} no recibe correo en ${person.EmailUsuario}. ${closed}`,
      );
  }
  return wanted;
}

async function listed({ services, scope }: Parts): Promise<ScheduleRow[]> {
  const asked = { pk: schedulesPk(scope), descending: true, limit: MOST_LISTED_SCHEDULES };
  return services.database.query<ScheduleRow>(TABLE, asked);
}

/** A schedule that the caller made, or any of the company for who administers it. @throws Refusal `not-found`. */
async function ownSchedule({ services, scope }: Call<unknown>, id: string): Promise<ScheduleRow> {
  const row = await services.database.get<ScheduleRow>(TABLE, scheduleKey(scope, id));
  if (!row || (row.dueno !== scope.userId && !scope.permissions.has('admin')))
    throw refusal('not-found', WHAT);
  return row;
}

/** Moves a schedule on as a person wants it. @throws Refusal `rejected` where it went or was changed at that moment. */
async function moved({ services, scope }: Call<unknown>, row: ScheduleRow, set: Partial<ScheduleRow>) {
  try {
    await services.database.write(...moveSchedule(scope, row, set));
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw refuse(
      'ID',
      'El envío salió o alguien lo cambió en este momento. Ábralo otra vez y repita el cambio.',
    );
  }
}

const dueFrom = (row: Pick<ScheduleRow, 'FRECUENCIA' | 'DIA' | 'HORA'>, now: Date) => {
  const PROXIMO = nextMailing(row, localDateTime(now));
  return { PROXIMO, toca: instantOf(PROXIMO).toISOString() };
};

/** What a person says of a schedule. @throws Refusal `rejected` at the field that cannot be. */
async function checked(
  parts: Parts,
  name: ReportName,
  input: Omit<Input<Contracts['changeMail']>, 'ID' | 'COLUMNAS'>,
) {
  const { FORMATO, FRECUENCIA, DIA, HORA } = input;
  const NOMBRE = input.NOMBRE.replace(/\s+/g, ' ').trim();
  if (NOMBRE === '')
    throw refuse('NOMBRE', 'El envío necesita un nombre. Escriba cómo lo verán quienes lo reciben.');
  if (FRECUENCIA === 'SEMANAL' && DIA > 7)
    throw refuse('DIA', 'El día de la semana va de 1, lunes, a 7, domingo. Corríjalo.');
  const PERSONAS = await receivers(parts, name, input.PERSONAS);
  return { NOMBRE, FORMATO, FRECUENCIA, DIA, HORA, PERSONAS };
}

/** Reports that go by mail on a schedule: who made one sees, changes, pauses and deletes it, and so does whoever administers. */
export const schedules: Implementations<Contracts> = {
  mailSchedules: async (call) => {
    const { scope } = call;
    const all = await listed(call);
    return shown(
      call,
      all.filter(({ dueno }) => dueno === scope.userId || scope.permissions.has('admin')),
    );
  },

  mailRecipients: async (call) => {
    checkReader(call.scope, call.input.REPORTE);
    return (await mayReceive(call, call.input.REPORTE)).map(named);
  },

  scheduleMail: async (call) => {
    const { input, services, scope } = call;
    checkReader(scope, input.REPORTE);
    checkFilters(input.REPORTE, input.FILTROS ?? {});
    const all = await listed(call);
    if (
      all.length >= MOST_LISTED_SCHEDULES ||
      all.filter((row) => row.dueno === scope.userId).length >= MOST_SCHEDULES
    )
      throw refuse(
        'NOMBRE',
        `Se programan hasta ${MOST_SCHEDULES} envíos por persona y ${MOST_LISTED_SCHEDULES} por empresa. Quite uno que ya no sirva.`,
      );
    const { REPORTE, FILTROS = {} } = input;
    const said = await checked(call, REPORTE, input);
    const now = services.now();
    const row: ScheduleRow = {
      ...scheduleKey(scope, services.id('pro')),
      ...{ ...said, REPORTE, FILTROS, COLUMNAS: input.COLUMNAS ?? (await usualColumns(call, REPORTE)) },
      ...dueFrom(said, now),
      ...{ ESTADO: 'ACTIVO', MOTIVO: '', ULTIMO: '' },
      dueno: scope.userId,
      desde: now.toISOString(),
    };
    await services.database.write(
      { kind: 'put', table: TABLE, item: row, when: { absent: true } },
      wakeWrite(scope, row.sk, row.toca),
    );
    return (await shown(call, [row]))[0]!;
  },

  changeMail: async (call) => {
    const { input, services } = call;
    const row = await ownSchedule(call, input.ID);
    const said = await checked(call, row.REPORTE, input);
    const now = services.now();
    const set: Partial<ScheduleRow> = {
      ...said,
      COLUMNAS: input.COLUMNAS ?? row.COLUMNAS,
      ...(row.ESTADO === 'ACTIVO' ? { ...dueFrom(said, now), desde: now.toISOString() } : {}),
    };
    await moved(call, row, set);
    return (await shown(call, [{ ...row, ...set }]))[0]!;
  },

  pauseMail: async (call) => {
    const { input, services, scope } = call;
    const row = await ownSchedule(call, input.ID);
    if (input.PAUSA === (row.ESTADO === 'PAUSADO')) return (await shown(call, [row]))[0]!;
    if (!input.PAUSA) {
      if ((await peopleOf(call, [row.dueno])).length === 0)
        throw refuse('ID', 'Quien lo programó ya no entra. Quítelo y prográmelo de nuevo a su nombre.');
      await receivers(call, row.REPORTE, row.PERSONAS);
    }
    const now = services.now();
    const set: Partial<ScheduleRow> = input.PAUSA
      ? { ESTADO: 'PAUSADO', MOTIVO: `Lo pausó ${scope.userName}.`, PROXIMO: '', toca: '' }
      : { ESTADO: 'ACTIVO', MOTIVO: '', ...dueFrom(row, now), desde: now.toISOString() };
    await moved(call, row, set);
    return (await shown(call, [{ ...row, ...set }]))[0]!;
  },

  deleteMail: async (call) => {
    const { input, services, scope } = call;
    const row = await ownSchedule(call, input.ID);
    const writes: Write[] = [
      {
        kind: 'delete',
        table: TABLE,
        key: scheduleKey(scope, row.sk),
        told: [{ field: 'NOMBRE', before: row.NOMBRE, after: '' }],
        when: { exists: true, equals: { toca: row.toca } },
      },
    ];
    if (row.toca !== '')
      writes.push({ kind: 'delete', table: TABLE, key: wakeKey(row.toca, scope.company, row.sk) });
    await services.database.write(...writes);
    return { RESULTADO: '1' };
  },
};
