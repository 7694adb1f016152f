import type { FactKind } from '../foundation/facts/fact.ts';
import type { ModuleName } from '../foundation/modules.ts';

/** Ways to reach a person: kept in the bell, shown as a toast, sent by e-mail. */
export const CHANNELS = ['CAMPANA', 'EMERGENTE', 'CORREO'] as const;
export type Channel = (typeof CHANNELS)[number];

export const channelNames: Record<Channel, string> = {
  CAMPANA: 'Campana',
  EMERGENTE: 'Ventana emergente',
  CORREO: 'Correo',
};

export interface KindOfNotice {
  /** As the page of choices calls it. */
  label: string;
  /** Ways by which it may come at all: what has a bell of its own is not told twice. */
  channels: readonly Channel[];
  /** Ways by which it comes until the person says otherwise. */
  chosen: readonly Channel[];
  /** The administrators of the company are told besides. */
  administrators?: true;
  /** It tells of what goes on by itself: where who began it has left, whoever looks after it now is told. */
  goesOn?: true;
  /** Mails of one document that a person gets of it in a day: what more comes is told by the other ways. */
  mailsADay?: number;
  /** Whose readers alone are told, where the kind is told of no one document. */
  module?: ModuleName;
  /** What is told, given how the document is called and how it stands: one sentence without its stop. */
  sentence: (title: string, state?: string) => string;
}

const every = CHANNELS;
/** What people write comes as often as they write. */
const FEW_MAILS = 20;

export const kindsOfNotice: Record<FactKind, KindOfNotice> = {
  // Its bell and toast are those of the assigned orders (spec 2 and 4).
  assigned: {
    label: 'Me asignan una orden de trabajo',
    channels: ['CORREO'],
    chosen: ['CORREO'],
    sentence: (title) => `Se le asignó: ${title}`,
  },
  mention: {
    label: 'Me nombran en un mensaje',
    channels: every,
    chosen: every,
    mailsADay: FEW_MAILS,
    sentence: (title) => `Lo nombraron en un mensaje: ${title}`,
  },
  message: {
    label: 'Escriben en una orden en la que participo',
    channels: every,
    chosen: ['CAMPANA', 'CORREO'],
    mailsADay: FEW_MAILS,
    sentence: (title) => `Mensaje nuevo: ${title}`,
  },
  approval: {
    label: 'Me piden aprobar un documento',
    channels: every,
    chosen: every,
    sentence: (title) => `Se pide su aprobación: ${title}`,
  },
  'due-soon': {
    label: 'Una orden mía vence pronto',
    channels: every,
    chosen: ['CAMPANA', 'CORREO'],
    sentence: (title) => `Vence pronto: ${title}`,
  },
  overdue: {
    label: 'Una orden mía ya venció',
    channels: every,
    chosen: every,
    sentence: (title) => `Ya venció: ${title}`,
  },
  outcome: {
    label: 'La autoridad respondió a lo que transmití',
    channels: every,
    chosen: ['CAMPANA', 'EMERGENTE'],
    goesOn: true,
    // The answer itself: «Canal verde: DUCA …» saves opening it.
    sentence: (title, state = 'La autoridad respondió') => `${state}: ${title}`,
  },
  'needs-human': {
    label: 'Una transmisión necesita que una persona decida',
    channels: every,
    chosen: every,
    goesOn: true,
    sentence: (title) => `Una persona debe decidir: ${title}`,
  },
  outage: {
    label: 'La autoridad deja de responder, o responde de nuevo, y algo transmitido espera',
    channels: every,
    chosen: every,
    administrators: true,
    // What is so of the authority, and of what waits for it.
    sentence: (title, state = 'La autoridad no responde') => `${state}: ${title}`,
  },
  'no-complementary': {
    label: 'Una DUCA sigue sin su complementaria',
    channels: ['CAMPANA', 'CORREO'],
    chosen: ['CAMPANA', 'CORREO'],
    module: 'duca',
    sentence: (title) => `Sin complementaria: ${title}`,
  },
  expiring: {
    label: 'Vence un certificado, un poder o el plazo de un régimen',
    channels: ['CAMPANA', 'CORREO'],
    chosen: ['CAMPANA', 'CORREO'],
    sentence: (title) => `Vence: ${title}`,
  },
  report: {
    label: 'Llega un reporte programado, o uno mío no se pudo enviar',
    channels: ['CAMPANA', 'CORREO'],
    chosen: ['CAMPANA', 'CORREO'],
    module: 'reports',
    sentence: (title) => `Reporte: ${title}`,
  },
};
