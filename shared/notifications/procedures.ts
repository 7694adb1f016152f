import * as z from 'zod';
import { FACT_KINDS } from '../foundation/facts/fact.ts';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { noticeChoices } from './choices.ts';
import { mailStates, type MailState } from './mailStates.ts';

const group = 'notifications' as const;
/** Everybody has a bell: what is in it is the caller's own, whatever else they may see. */
const own = { group, permission: 'session', effect: 'read' } as const;

const link = () => param.text('Lo último de la dirección que trae el correo', 100);
/** The link is the permission: it comes with the mail, and stops that one kind of that one person. */
const byLink = {
  group,
  permission: 'public',
  refusals: ['rejected'],
  maxBytes: 8 * 1024,
} as const;
const stopped = z.object({
  AVISO: z.enum(FACT_KINDS),
  /** Whether that kind is still mailed to the person. */
  CORREO: z.enum(['0', '1']),
});

export const notice = z.object({
  ID_AVISO: z.string(),
  AVISO: z.enum(FACT_KINDS),
  /** '0' not shown yet, '1' shown, '2' read. */
  ID_ESTADO: z.enum(['0', '1', '2']),
  TEXTO: z.string(),
  /** Address of its page within the product. */
  RUTA: z.string(),
  USUARIO_ORIGEN: z.string(),
  FECHA: z.string(),
  EMERGENTE: z.enum(['0', '1']),
});
export type Notice = z.infer<typeof notice>;

export const mailRow = z.object({
  FECHA: z.string(),
  PARA: z.string(),
  USUARIO: z.string(),
  AVISO: z.enum(FACT_KINDS),
  ASUNTO: z.string(),
  TEXTO: z.string(),
  ESTADO: z.enum(Object.keys(mailStates) as [MailState, ...MailState[]]),
  MOTIVO: z.string(),
  /** Whether its address takes no mail at this moment: a bounce or a complaint closed it. */
  CERRADA: z.enum(['0', '1']),
});
export type MailRow = z.infer<typeof mailRow>;

const cursor = () =>
  param.optional(param.text('«next» de la página que se tiene; sin él, los más recientes', 4000));
/** The newest first; what the caller may know of no more is left out, so that a page may be shorter than others. */
const mailPage = z.object({ rows: z.array(mailRow), next: z.string().optional() });

/** Contracts of what a person is told: bell, choices, mails. */
export const notificationGroupProcedures = {
  notices: procedure({
    ...own,
    name: 'notices',
    summary: 'ver sus notificaciones',
    params: { MODO: param.integer('1 pendientes nuevas, 2 lista', 1, 2) },
    result: z.array(notice),
  }),
  markNotices: procedure({
    ...own,
    name: 'markNotices',
    summary: 'marcar sus notificaciones como mostradas o leídas',
    params: {
      MODO: param.integer('2 mostradas, 3 leídas', 2, 3),
      IDS: param.json('ID_AVISO de cada una', z.array(z.string().max(200)).max(100)),
    },
    effect: 'write',
    result: z.object({ RESULTADO: z.literal('1') }),
  }),
  choices: procedure({
    ...own,
    name: 'choices',
    summary: 'ver qué se le notifica y cómo',
    params: {},
    result: noticeChoices.extend({
      CORREO: z.string(),
      /** Sentence on why no mail reaches that address; blank while it does. */
      CORREO_SUPRIMIDO: z.string(),
    }),
  }),
  saveChoices: procedure({
    ...own,
    name: 'saveChoices',
    summary: 'elegir qué se le notifica y cómo',
    params: { ELECCION: param.json('Avisos con sus canales, y horas de silencio', noticeChoices) },
    effect: 'write',
    result: z.object({ RESULTADO: z.literal('1') }),
  }),
  mails: procedure({
    ...own,
    name: 'mails',
    summary: 'ver los correos que se le enviaron',
    params: { CURSOR: cursor() },
    result: mailPage,
  }),
  companyMails: procedure({
    ...own,
    name: 'companyMails',
    permission: 'admin',
    summary: 'ver los correos que se enviaron a las personas de la empresa',
    params: { CURSOR: cursor() },
    result: mailPage,
  }),
  openAddress: procedure({
    ...own,
    name: 'openAddress',
    permission: 'admin',
    effect: 'write',
    refusals: ['not-found'],
    summary: 'abrir de nuevo una dirección de correo que se cerró',
    params: { DIRECCION: param.text('Correo electrónico que ya no recibe', 200) },
    result: z.object({ RESULTADO: z.literal('1') }),
  }),
  mailLink: procedure({
    ...byLink,
    name: 'mailLink',
    summary: 'ver qué correo deja de enviarse con un enlace',
    effect: 'read',
    params: { ENLACE: link() },
    result: stopped,
  }),
  stopMail: procedure({
    ...byLink,
    name: 'stopMail',
    summary: 'dejar de recibir por correo una clase de aviso',
    effect: 'write',
    params: { ENLACE: link() },
    result: stopped,
  }),
};
