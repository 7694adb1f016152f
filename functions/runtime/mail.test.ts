import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { sesGateway } from './mail.ts';

const ses = mockClient(SESv2Client);
beforeEach(() => ses.reset());

const letter = {
  name: '2026~avi-1~usr-1',
  company: 'pacifico',
  to: 'luis@ejemplo.com',
  subject: 'Se le asignó: Orden 1',
  text: 'texto',
  html: '<p>texto</p>',
};
const send = (to = letter.to, from = 'despacho@practica.example') =>
  sesGateway(from, () => new SESv2Client({ region: 'us-east-1' })).send({ ...letter, to });
const thrown = (name: string, code = '') => Object.assign(new Error('no'), { name, code });

describe('the door to the service of mail', () => {
  it('hands over the letter with the names by which news of it comes back', async () => {
    ses.on(SendEmailCommand).resolves({ MessageId: 'm-1' });
    expect(await send()).toEqual({ outcome: 'sent', message: 'm-1' });
    const { input } = ses.commandCalls(SendEmailCommand)[0]!.args[0];
    expect(input.Destination).toEqual({ ToAddresses: ['luis@ejemplo.com'] });
    for (const { Value = '' } of input.EmailTags ?? []) expect(Value).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
  });

  it('hands over nothing that is no address, and nothing without a sender', async () => {
    for (const to of ['', 'luis', 'a@b', 'a@b.gt, c@d.gt', 'a@b.gt\r\nBcc: x@y.gt', '"a"@b.gt'])
      expect((await send(to)).outcome).toBe('refused');
    expect((await send(letter.to, '')).outcome).toBe('refused');
    expect(ses.calls()).toHaveLength(0);
  });

  it('says by what had left the machine whether it may be tried again', async () => {
    for (const [error, outcome] of [
      [thrown('MessageRejected'), 'refused'],
      [thrown('TooManyRequestsException'), 'later'],
      [thrown('Error', 'ECONNREFUSED'), 'later'],
      [thrown('TimeoutError'), 'unknown'],
      [thrown('Error', 'ECONNRESET'), 'unknown'],
      [thrown('InternalServiceErrorException'), 'unknown'],
      [thrown('SomethingNew'), 'unknown'],
    ] as const) {
      ses.on(SendEmailCommand).rejects(error);
      expect([error.name, (await send()).outcome]).toEqual([error.name, outcome]);
    }
  });
});
