import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { optionalSetting } from './config.ts';
import { inTrace } from './subsegments.ts';

export interface Letter {
  /** Name of the mail, by which news of it finds its row. */
  name: string;
  company: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * What became of a send, by what had left the machine: `sent`; `refused`, and trying again would change nothing;
 * `later`, nothing was taken and it may be tried again; `unknown`, it may have been taken.
 */
export type Sent =
  { outcome: 'sent'; message: string } | { outcome: 'refused' | 'later' | 'unknown'; reason: string };

export interface MailGateway {
  send: (letter: Letter) => Promise<Sent>;
}

/** Answers by which the service says that it took nothing and that the same letter would be refused again. */
const REFUSED = [
  'MessageRejected',
  'BadRequestException',
  'MailFromDomainNotVerifiedException',
  'NotFoundException',
  'AccountSuspendedException',
  'SendingPausedException',
];
const BUSY = ['TooManyRequestsException', 'LimitExceededException', 'ThrottlingException'];
/** Nobody was reached: no byte of the letter can have been taken. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CredentialsProviderError'];

interface Thrown {
  name?: string;
  code?: string;
  message?: string;
}

export function classifyThrown({ name = '', code = '', message = '' }: Thrown): Sent {
  const reason = [name || code, message]
    .filter((part) => part !== '')
    .join(': ')
    .slice(0, 300);
  if (REFUSED.includes(name)) return { outcome: 'refused', reason };
  if (BUSY.includes(name) || UNREACHED.includes(code) || UNREACHED.includes(name))
    return { outcome: 'later', reason };
  return { outcome: 'unknown', reason };
}

/** Only an address that a header can hold is handed over. */
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/;

/**
 * The one door to the service of mail (SESv2). Its client repeats nothing by itself: a send whose answer was lost may
 * have been taken, and a mail goes out once.
 */
export function sesGateway(
  from = optionalSetting('MAIL_FROM', ''),
  client: () => SESv2Client = () => inTrace(new SESv2Client({ maxAttempts: 1 })),
): MailGateway {
  let ses: SESv2Client | undefined;
  return {
    send: async ({ name, company, to, subject, text, html }) => {
      if (from === '')
        return { outcome: 'refused', reason: 'La instalación no tiene remitente de correo (MAIL_FROM).' };
      if (!ADDRESS.test(to))
        return {
          outcome: 'refused',
          reason: `«${to}» no es una dirección de correo; corríjala en Permisos.`,
        };
      const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
      const set = optionalSetting('MAIL_CONFIGURATION_SET', '');
      try {
        const answer = await (ses ??= client()).send(
          new SendEmailCommand({
            FromEmailAddress: from,
            Destination: { ToAddresses: [to] },
            Content: {
              Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } },
            },
            // Tags hold few signs: the names go in hexadecimal.
            EmailTags: [
              { Name: 'company', Value: hex(company) },
              { Name: 'mail', Value: hex(name) },
            ],
            ...(set === '' ? {} : { ConfigurationSetName: set }),
          }),
        );
        return { outcome: 'sent', message: answer.MessageId ?? '' };
      } catch (error) {
        return classifyThrown(error as Thrown);
      }
    },
  };
}

const hex = (text: string): string => Buffer.from(text).toString('hex');
export const unhex = (text: string): string => Buffer.from(text, 'hex').toString();
