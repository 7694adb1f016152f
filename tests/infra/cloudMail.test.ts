import { expect, test } from 'vitest';
import { Templates } from './template.ts';

const FROM = 'avisos@agencia.example';
const sending = new Templates({ mailFrom: FROM });
const silent = new Templates();

const statements = (templates: Templates) =>
  templates
    .of('AWS::IAM::Policy')
    .flatMap((each) =>
      (each.properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[]).map(
        (statement) => ({ ...statement, policy: each.id }),
      ),
    )
    .filter(({ Action }) => JSON.stringify(Action).includes('ses:'));

test('without a sender no mail is sent and nobody may', () => {
  expect(silent.of('AWS::SES::EmailIdentity')).toEqual([]);
  expect(statements(silent)).toEqual([]);
});

test('the sender’s domain is the one identity, and only the two that send mail may use it', () => {
  const [identity, ...more] = sending.of('AWS::SES::EmailIdentity');
  expect(more).toEqual([]);
  expect(identity!.properties.EmailIdentity).toBe('agencia.example');
  const granted = statements(sending);
  expect(granted.map(({ policy }) => /^Notification(Worker|Schedule)/.test(policy))).toEqual([true, true]);
  for (const { Action, Resource } of granted) {
    expect(Action).toBe('ses:SendEmail');
    expect(JSON.stringify(Resource)).toContain('identity/agencia.example');
    expect(JSON.stringify(Resource)).not.toContain('identity/*');
  }
});

test('what the DNS must have for the site and for mail is told by the stacks', () => {
  expect(sending.outputs['SiteTarget']).toMatch(/^<SiteDistribution\w+\.DomainName>$/);
  expect(sending.outputs['MailRecords']?.split(', ')).toEqual(
    [1, 2, 3].map((at): unknown =>
      expect.stringMatching(`DkimDNSTokenName${at}> CNAME <.*DkimDNSTokenValue${at}>`),
    ),
  );
});

test('bounces and complaints come to their queue, and what links in a mail lead to is known', () => {
  const [destination] = sending.of('AWS::SES::ConfigurationSetEventDestination');
  expect(destination!.properties.EventDestination.MatchingEventTypes).toEqual(
    expect.arrayContaining(['bounce', 'complaint']),
  );
  const rule = sending.of('AWS::Events::Rule').find((each) => /aws\.ses/.test(JSON.stringify(each)))!;
  expect(JSON.stringify(rule.properties.Targets)).toContain('MailEventsQueue');
  const worker = sending
    .of('AWS::Lambda::Function')
    .find((each) => each.properties.FunctionName.endsWith('-notification-worker'))!;
  const { MAIL_FROM, MAIL_CONFIGURATION_SET, APP_ORIGINS } = worker.properties.Environment.Variables;
  expect(MAIL_FROM).toBe(FROM);
  expect(MAIL_CONFIGURATION_SET).not.toBe('');
  expect(APP_ORIGINS).toBeDefined();
});
