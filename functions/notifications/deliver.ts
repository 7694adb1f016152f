import { MAIL_SERVICE } from '../../shared/transmission/outside/register.ts';
import type { MailState } from '../../shared/notifications/mailStates.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { MailGateway } from '../runtime/mail.ts';
import type { Parts } from '../runtime/people.ts';
import { tell } from '../transmission/outside/circuit.ts';
import { wasDueInGap } from './pulse.ts';
import { receiverOf } from './receiverOf.ts';
import { mailKey, pendingBeforeKey, pendingKey, TABLE, type MailItem } from './rows.ts';

/** Longer than any send takes; whoever holds a mail beyond it is gone. */
const LEASE_MS = 3 * 60_000;

/** Longer than any silence; a moment further ahead than this was written by a clock that was wrong. */
export const LONGEST_WAIT_MS = 24 * 3600_000;

/** Why a mail is in doubt whose moment lies in time that these data know nothing of. */
const RESTORED =
  'A la hora de este correo Despacho estaba detenido o, si se restauró una copia, pudo enviarlo sin que la copia lo sepa. Si importa, avise usted a la persona.';

/** Whether a moment is still to come, and can be meant so. */
const isAhead = (moment: number, now: number, longest: number): boolean =>
  moment > now && moment - now <= longest;

/** What is to be tried again by the queue. */
export class TryLater extends Error {}

/**
 * Sends one mail that waits, once. It is claimed before anything leaves the machine; where the process ends between the
 * send and its note the mail stays in doubt and is not repeated, because its receiver may have it; so does one that was due
 * while nothing here lived.
 * @throws TryLater when nothing was taken.
 */
export async function deliver(parts: Parts, gateway: MailGateway, name: string): Promise<void> {
  const { services, scope } = parts;
  const mail = await services.database.get<MailItem>(TABLE, mailKey(scope, name));
  if (!mail) return;
  // A version before, still at work while this one came, ended it and knew only the place of its own.
  if (!ONGOING.includes(mail.ESTADO)) return services.database.write(...noMorePending(scope, mail));
  const now = services.now().getTime();
  if (mail.ESTADO === 'ENVIANDO' && !isAhead(mail.plazo ?? 0, now, LEASE_MS)) {
    await move(parts, mail, 'DUDOSO', { MOTIVO: 'El envío se interrumpió antes de anotarse.' });
    return;
  }
  if (mail.ESTADO === 'ENVIANDO' || isAhead(Date.parse(mail.desde), now, LONGEST_WAIT_MS)) return;
  const receiver = await receiverOf(parts, mail);
  if ('reason' in receiver) {
    await move(parts, mail, 'SUPRIMIDO', { MOTIVO: receiver.reason });
    return;
  }
  if (await wasDueInGap(services, mail)) {
    await move(parts, mail, 'DUDOSO', { MOTIVO: RESTORED });
    return;
  }
  const PARA = receiver.address;
  if (!(await move(parts, mail, 'ENVIANDO', { PARA, plazo: now + LEASE_MS }))) return;
  const held = { ...mail, ESTADO: 'ENVIANDO' as const };
  const sent = await gateway.send({
    name,
    company: scope.company,
    to: PARA,
    subject: mail.ASUNTO,
    text: mail.TEXTO,
    html: mail.HTML,
  });
  await tell(services, MAIL_SERVICE, sent.outcome !== 'later', 'silent');
  if (sent.outcome === 'later') {
    await move(parts, held, 'ESPERA', { MOTIVO: sent.reason });
    throw new TryLater(sent.reason);
  }
  if (sent.outcome === 'sent') await move(parts, held, 'ENVIADO', { mensaje: sent.message, MOTIVO: '' });
  else await move(parts, held, sent.outcome === 'refused' ? 'RECHAZADO' : 'DUDOSO', { MOTIVO: sent.reason });
}

const ONGOING: readonly MailState[] = ['ESPERA', 'ENVIANDO'];

/** A mail that ended waits in no place: neither where it is put now nor where the version before put it. */
const noMorePending = ({ company }: Parts['scope'], { desde, sk }: MailItem): Write[] =>
  [pendingKey, pendingBeforeKey].map((keyOf) => ({
    kind: 'delete',
    table: TABLE,
    key: keyOf(desde, company, sk),
  }));

/** Moves a mail from the state that was read; false when somebody else moved it first. What ended waits no more. */
async function move(
  { services, scope }: Parts,
  mail: MailItem,
  ESTADO: MailState,
  set: Partial<MailItem>,
): Promise<boolean> {
  const writes: Write[] = [
    {
      kind: 'update',
      table: TABLE,
      key: mailKey(scope, mail.sk),
      set: { ...set, ESTADO },
      when: { equals: { ESTADO: mail.ESTADO } },
    },
  ];
  if (!ONGOING.includes(ESTADO)) writes.push(...noMorePending(scope, mail));
  try {
    await services.database.write(...writes);
    return true;
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    return false;
  }
}
