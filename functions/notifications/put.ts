import { randomBytes } from 'node:crypto';
import { addDays, instantOf, localDateTime } from '../../shared/foundation/dates/date.ts';
import { NOTIFICATION_JOBS } from '../../shared/foundation/facts/fact.ts';
import {
  endOfQuiet,
  isQuiet,
  waysOf,
  wholeChoices,
  type NoticeChoices,
} from '../../shared/notifications/choices.ts';
import { mailText } from '../../shared/notifications/mailText.ts';
import { settings } from '../runtime/config.ts';
import { ConditionLost, type Item, type Write } from '../runtime/database.ts';
import { outgoing } from '../runtime/outbox.ts';
import type { CompanyRow } from '../runtime/caller.ts';
import type { Parts, Person } from '../runtime/people.ts';
import { mailedWrites, type OneOfMany } from './oneMail.ts';
import {
  choicesKey,
  expiryFrom,
  mailKey,
  noticeKey,
  ownMailKey,
  pendingKey,
  stopLinkExpiry,
  stopLinkKey,
  TABLE,
  toldKey,
  type MailItem,
  type NoticeRow,
} from './rows.ts';

/** What is told, and of what it is one. */
export interface Told extends OneOfMany {
  /** Of the happening; the same id is told to a person once. */
  id: string;
  /** One sentence without its stop. */
  sentence: string;
  lines?: readonly string[];
  /** Address within the product. */
  path: string;
  by: string;
}

const UNTIL_READ = 'De lo que se escriba después en este hilo no le llegará otro correo hasta que lo lea.';

/** Absolute address of a page; blank where the site's address is not known. */
const addressOf = (path: string): string => {
  const [origin] = settings().APP_ORIGINS;
  return origin === undefined ? '' : `${origin}/#${path}`;
};

/**
 * Puts what is told into a person's bell and into their mails, by the ways that they chose, in one transaction with the
 * note that this person was told of it: whatever is repeated tells nothing again.
 */
export async function putFor(
  parts: Parts,
  company: CompanyRow,
  person: Person,
  told: Told,
  attempts = 3,
): Promise<void> {
  const { services, scope } = parts;
  const stored = await services.database.get<Item & NoticeChoices>(
    TABLE,
    choicesKey(scope, person.IdUsuario),
  );
  const choices = wholeChoices(stored);
  const ways = waysOf(choices, told.kind);
  if (ways.size === 0) return;
  const now = services.now();
  const name = `${now.toISOString()}~${told.id}~${person.IdUsuario}`;
  const mailed = ways.has('CORREO') ? await mailedWrites(parts, person.IdUsuario, told, name) : undefined;
  const writes: Write[] = [
    {
      kind: 'put',
      table: TABLE,
      item: {
        ...toldKey(scope, told.id, person.IdUsuario),
        // What became of the mail is asked by it.
        ...(mailed === undefined ? {} : { mail: name }),
        expires: expiryFrom(now),
      },
      when: { absent: true },
    },
    ...(ways.has('CAMPANA') || ways.has('EMERGENTE')
      ? [noticeWrite(parts, person, told, ways.has('EMERGENTE'))]
      : []),
    ...(mailed === undefined
      ? []
      : [...mailed, ...mailWrites(parts, company, person, { told, choices, name })]),
  ];
  try {
    await services.database.write(...writes);
  } catch (error) {
    // Somebody told it before.
    if (!(error instanceof ConditionLost)) throw error;
    // Another message of its thread was mailed at this moment: whether this one is still to be, is asked again.
    if (mailed?.includes(error.write) && attempts > 1)
      return putFor(parts, company, person, told, attempts - 1);
    if (mailed?.includes(error.write)) throw error;
    return;
  }
  await services.outbox.flush(outgoing(writes));
}

function noticeWrite({ services, scope }: Parts, person: Person, told: Told, toast: boolean): Write {
  const row: Omit<NoticeRow, 'pk' | 'sk'> = {
    AVISO: told.kind,
    ID_ESTADO: '0',
    TEXTO: told.sentence,
    RUTA: told.path,
    USUARIO_ORIGEN: told.by,
    FECHA: localDateTime(services.now()),
    EMERGENTE: toast ? '1' : '0',
  };
  const key = noticeKey(scope, person.IdUsuario, services.now().toISOString(), told.id);
  return {
    kind: 'put',
    table: TABLE,
    item: { ...key, ...row, expires: expiryFrom(services.now()) },
  };
}

/** The mail, its place among its person's and among those that have not ended, and the message that has it sent. */
function mailWrites(
  { services, scope }: Parts,
  company: CompanyRow,
  person: Person,
  { told, choices, name }: { told: Told; choices: NoticeChoices; name: string },
): Write[] {
  const now = services.now();
  const local = localDateTime(now);
  const quiet = isQuiet(choices, local);
  const from = quiet ? instantOf(endOfQuiet(choices, local, addDays(local.slice(0, 10), 1))) : now;
  const desde = from.toISOString();
  const token = randomBytes(32).toString('base64url');
  const lines = [...(told.lines ?? []), ...(told.thread ? [UNTIL_READ] : [])];
  const link = { company: scope.company, userId: person.IdUsuario, kind: told.kind };
  const { subject, text, html } = mailText({
    kind: told.kind,
    company: company.Nombre,
    person: person.NombreUsuario,
    sentence: told.sentence,
    lines,
    link: addressOf(told.path),
    stop: addressOf(`/baja/${token}`),
  });
  const row: Omit<MailItem, 'pk' | 'sk'> = {
    ID_USUARIO: person.IdUsuario,
    PARA: person.EmailUsuario,
    USUARIO: person.Usuario,
    AVISO: told.kind,
    ASUNTO: subject,
    TEXTO: text,
    HTML: html,
    RUTA: told.path,
    FECHA: localDateTime(services.now()),
    ESTADO: 'ESPERA',
    MOTIVO: '',
    desde,
  };
  const message = { company: scope.company, country: scope.country, mail: name };
  return [
    {
      kind: 'put',
      table: TABLE,
      item: { ...mailKey(scope, name), ...row, expires: expiryFrom(now) },
    },
    {
      kind: 'put',
      table: TABLE,
      item: { ...ownMailKey(scope, person.IdUsuario, name), expires: expiryFrom(now) },
    },
    {
      kind: 'put',
      table: TABLE,
      item: { ...stopLinkKey(token), ...link, expires: stopLinkExpiry(now) },
    },
    { kind: 'put', table: TABLE, item: { ...pendingKey(desde, scope.company, name), ...message } },
    // What must wait for the end of a silence is sent by the schedule.
    ...(quiet ? [] : [services.outbox.row({ queue: NOTIFICATION_JOBS, message })]),
  ];
}
