import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { MailState } from '../../shared/notifications/mailStates.ts';
import { closingWrite } from '../runtime/closedAddresses.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import { consume } from '../runtime/consume.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { createKeylessServices, type Services } from '../runtime/services.ts';
import { unhex } from '../runtime/mail.ts';
import { mailKey, TABLE, type MailItem } from './rows.ts';

/** What SES tells of a mail, as EventBridge hands it on; only what is used here. */
const mailEvent = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({ tags: z.object({ company: z.array(z.string()), mail: z.array(z.string()) }) }),
    bounce: z.object({ bounceType: z.string() }).optional(),
  }),
});

interface News {
  ESTADO: MailState;
  MOTIVO: string;
  /** Whether the address takes nothing any more. */
  closes: boolean;
}

function newsOf({ eventType, bounce }: z.infer<typeof mailEvent>['detail']): News | undefined {
  if (eventType === 'Send') return { ESTADO: 'ENVIADO', MOTIVO: '', closes: false };
  if (eventType === 'Complaint')
    return {
      ESTADO: 'QUEJA',
      MOTIVO:
        'Quien lo recibió lo marcó como no deseado. No se envían más correos a esa dirección, hasta que quien administra la abra de nuevo en Correos.',
      closes: true,
    };
  if (eventType !== 'Bounce') return undefined;
  const closes = bounce?.bounceType === 'Permanent';
  const MOTIVO = closes
    ? 'La dirección no existe o no recibe correo. Corríjala en Permisos para volver a recibir; si es correcta, quien administra la abre de nuevo en Correos.'
    : 'El buzón no pudo recibirlo por ahora.';
  return { ESTADO: 'REBOTADO', MOTIVO, closes };
}

/** States that a piece of news may follow: a send that was in doubt is known by it, and a bounce comes after it. */
const BEFORE: Partial<Record<MailState, readonly MailState[]>> = {
  ENVIADO: ['DUDOSO'],
  REBOTADO: ['ENVIADO', 'DUDOSO'],
  QUEJA: ['ENVIADO', 'DUDOSO', 'REBOTADO'],
};

async function apply(services: Services, text: string): Promise<void> {
  const { detail } = mailEvent.parse(JSON.parse(text));
  const news = newsOf(detail);
  if (!news) return;
  const scope = { company: unhex(detail.mail.tags.company[0] ?? '') };
  const name = unhex(detail.mail.tags.mail[0] ?? '');
  await workingFor(scope, () => note(services, scope, name, news));
}

async function note(
  services: Services,
  scope: Pick<TenantScope, 'company'>,
  name: string,
  news: News,
): Promise<void> {
  const mail = await services.database.get<MailItem>(TABLE, mailKey(scope, name));
  if (!mail) return;
  if (news.closes) await services.database.write(closingWrite(scope, mail.PARA, news.MOTIVO));
  const write: Write = {
    kind: 'update',
    table: TABLE,
    key: mailKey(scope, name),
    set: { ESTADO: news.ESTADO, MOTIVO: news.MOTIVO },
    when: { oneOf: { ESTADO: BEFORE[news.ESTADO] ?? [] } },
  };
  await services.database.write(write).catch((error: unknown) => {
    // It is known already, or the one who sends it is still about to note it, which stands for the same.
    if (!(error instanceof ConditionLost)) throw error;
    if (mail.ESTADO === 'ENVIANDO') throw new Error(`Mail ${name} is still being sent`);
  });
}

/** Worker of the queue `mail-events`: bounces and complaints close an address until somebody corrects it. */
export function createMailEvents(make: () => Promise<Services> = createKeylessServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    return consume(loaded.log, 'mail-events', event, (body) => apply(loaded, body));
  };
}

export const handler = createMailEvents();
