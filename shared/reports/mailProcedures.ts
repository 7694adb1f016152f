import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { FREQUENCIES } from './mailTimes.ts';
import { FILE_FORMATS, filters, filtersSchema, reportName } from './procedures.ts';
import { REPORT_NAMES } from './reports.ts';

const group = 'reports' as const;

/** People of one schedule, schedules of one person, and schedules that a list shows. */
export const [MOST_PEOPLE, MOST_SCHEDULES, MOST_LISTED_SCHEDULES] = [20, 20, 200] as const;
/** Times on end that an address may refuse before the schedule stops by itself. */
export const MOST_REFUSALS = 3;
/** Days that the file of a mail can be downloaded. */
export const FILE_DAYS = 3;

const mailSchedule = z.object({
  ID: z.string(),
  NOMBRE: z.string(),
  REPORTE: z.enum(REPORT_NAMES),
  FORMATO: z.enum(FILE_FORMATS),
  FRECUENCIA: z.enum(FREQUENCIES),
  DIA: z.int(),
  HORA: z.int(),
  /** Who receives it, with the address as it is now; blank of whoever is not active any more. */
  PERSONAS: z.array(z.object({ ID_USUARIO: z.string(), NOMBRE: z.string(), CORREO: z.string() })),
  /** Columns of its file, by their names. */
  COLUMNAS: z.array(z.string()),
  ESTADO: z.enum(['ACTIVO', 'PAUSADO']),
  /** Why it is paused. */
  MOTIVO: z.string(),
  /** Local moments; the next is blank while it is paused, the last before it was ever sent. */
  PROXIMO: z.string(),
  ULTIMO: z.string(),
  /** Name of who made it, with whose rights it is asked. */
  DUENO: z.string(),
  PROPIO: z.enum(['1', '0']),
});
export type MailSchedule = z.output<typeof mailSchedule>;

const done = z.object({ RESULTADO: z.literal('1') });
const id = () => param.id('file', 'Id del envío programado');
const common = { group, permission: 'reports:read' } as const;

/** What of a schedule may be said anew: all but which report it is and what it is narrowed to. */
const title = param.text('Cómo se llama', 80);
const told = {
  FORMATO: param.form('CSV, XLSX o PDF', z.enum(FILE_FORMATS, 'debe ser CSV, XLSX o PDF')),
  FRECUENCIA: param.form(
    'DIARIO, SEMANAL o MENSUAL',
    z.enum(FREQUENCIES, 'debe ser DIARIO, SEMANAL o MENSUAL'),
  ),
  DIA: param.integer('Día de la semana, 1 lunes a 7 domingo, o del mes', 1, 31),
  HORA: param.integer('Hora del país', 0, 23),
  PERSONAS: param.json(
    'Ids de las personas que lo reciben',
    z
      .array(z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'no es un identificador'))
      .min(1, 'debe nombrar al menos a una persona')
      .max(MOST_PEOPLE, `admite hasta ${MOST_PEOPLE} personas`),
  ),
};
const columns = param.optional(
  param.json(
    'Columnas, por su nombre; las usuales de quien lo programa sin ellas',
    z.array(z.string().max(40)).max(60),
  ),
);

/** Contracts of reports that are mailed on a schedule (spec 2). */
export const mailProcedures = {
  mailSchedules: procedure({
    ...common,
    name: 'mailSchedules',
    summary: 'ver los reportes programados',
    effect: 'read',
    params: {},
    result: z.array(mailSchedule),
  }),
  mailRecipients: procedure({
    ...common,
    name: 'mailRecipients',
    summary: 'ver a quién se puede enviar un reporte',
    effect: 'read',
    params: { REPORTE: param.form('Nombre del reporte', reportName) },
    result: z.array(z.object({ ID_USUARIO: z.string(), NOMBRE: z.string(), CORREO: z.string() })),
  }),
  scheduleMail: procedure({
    ...common,
    name: 'scheduleMail',
    summary: 'programar el envío de un reporte',
    effect: 'write',
    refusals: ['rejected', 'permission.denied'],
    params: {
      NOMBRE: title,
      REPORTE: param.form('Nombre del reporte', reportName),
      ...told,
      FILTROS: filters,
      COLUMNAS: columns,
    },
    result: mailSchedule,
  }),
  changeMail: procedure({
    ...common,
    name: 'changeMail',
    summary: 'cambiar el envío de un reporte',
    effect: 'write',
    refusals: ['not-found', 'rejected'],
    params: { ID: id(), NOMBRE: title, ...told, COLUMNAS: columns },
    result: mailSchedule,
  }),
  pauseMail: procedure({
    ...common,
    name: 'pauseMail',
    summary: 'pausar o reanudar el envío de un reporte',
    effect: 'write',
    refusals: ['not-found', 'rejected'],
    params: { ID: id(), PAUSA: param.flag('1 pausa, 0 reanuda') },
    result: mailSchedule,
  }),
  deleteMail: procedure({
    ...common,
    name: 'deleteMail',
    summary: 'quitar el envío de un reporte',
    effect: 'write',
    refusals: ['not-found'],
    params: { ID: id() },
    result: done,
  }),
  mailedReport: procedure({
    ...common,
    name: 'mailedReport',
    summary: 'abrir un reporte enviado',
    effect: 'read',
    refusals: ['not-found'],
    params: { ID: param.id('file', 'Id del envío') },
    result: z.object({
      NOMBRE: z.string(),
      REPORTE: z.enum(REPORT_NAMES),
      DESDE: z.string(),
      HASTA: z.string(),
      FILAS: z.int(),
      /** What it was narrowed to. */
      FILTROS: filtersSchema,
      /** Local moment at which it was made, and the last at which its file can be had. */
      HECHO: z.string(),
      HASTA_CUANDO: z.string(),
      /** Link of one minute to the file; blank once it is gone. */
      ENLACE: z.string(),
    }),
  }),
};
