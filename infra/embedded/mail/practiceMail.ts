import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailFolder } from '../folder/companyFolders.ts';

interface Sent {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[] };
  Content?: {
    Simple?: { Subject?: { Data?: string }; Body?: { Text?: { Data?: string }; Html?: { Data?: string } } };
  };
  EmailTags?: { Name: string; Value: string }[];
}

/** Path of SESv2 by which a mail is sent. */
export const MAIL_PATH = '/v2/email/outbound-emails';

/** Names before the @ by which a practice address behaves as one of SES's own simulator. */
const SIMULATED: Record<string, object> = {
  rebota: { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } },
  queja: { eventType: 'Complaint' },
};

export interface PracticeMailAnswer {
  messageId: string;
  /** What the service tells of it afterwards, as EventBridge would hand it on. */
  event?: { detail: object };
}

/**
 * SES of one machine: nothing leaves it. Each mail becomes a file of the folder `correos`, in that of its company, in the
 * form of a mail, and addresses that begin with `rebota` or `queja` bounce or complain.
 */
export function takeMail(dataFolder: string, body: Uint8Array, now: Date): PracticeMailAnswer {
  const sent = JSON.parse(Buffer.from(body).toString('utf8')) as Sent;
  const messageId = randomUUID();
  const [to = ''] = sent.Destination?.ToAddresses ?? [];
  const { Subject, Body } = sent.Content?.Simple ?? {};
  // Tags come in hexadecimal (`functions/runtime/mail.ts`).
  const tag = sent.EmailTags?.find(({ Name }) => Name === 'company')?.Value ?? '';
  const folder = mailFolder(dataFolder, Buffer.from(tag, 'hex').toString());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(':', '-')}-${messageId}.eml`;
  const lines = [
    `From: ${sent.FromEmailAddress ?? ''}`,
    `To: ${to}`,
    `Subject: =?utf-8?b?${Buffer.from(Subject?.Data ?? '').toString('base64')}?=`,
    `Date: ${now.toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    Body?.Text?.Data ?? '',
  ];
  writeFileSync(join(folder, name), lines.join('\r\n'), { mode: 0o600 });
  const tags = Object.fromEntries((sent.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]]));
  const simulated = SIMULATED[to.split(/[@.+-]/)[0] ?? ''];
  return { messageId, ...(simulated ? { event: { detail: { ...simulated, mail: { tags } } } } : {}) };
}
