import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Name of the set of a stack's mails: every send names it, and by it the service tells what became of them. */
export const mailSetName = (stack: Stack): string => `${stack.stackName}-mail`;

interface MailServiceProps {
  prefix: string;
  /** Address that mails come from; its domain becomes an identity of the account. */
  from: string;
  /** Queue that hears of bounces and complaints. */
  events: IQueue;
  /** Keeps what the first cannot take. */
  undelivered: IQueue;
}

/** SES for the installation: the sender's domain, signed with DKIM, and bounces and complaints on their queue. */
export class MailService extends Construct {
  readonly name: string;

  constructor(scope: Construct, { prefix, from, events, undelivered }: MailServiceProps) {
    super(scope, 'Mail');
    this.name = mailSetName(Stack.of(this));
    const set = new ConfigurationSet(this, 'Set', {
      configurationSetName: this.name,
      reputationMetrics: true,
      // Whose mail came back our own list knows, and who administers opens it again there («Correos»): the account's would not hear of it.
      disableSuppressionList: true,
    });
    const { dkimRecords } = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(from.split('@')[1]!),
      configurationSet: set,
    });
    // Without them in the DNS of the domain no mail is taken.
    const value = dkimRecords.map((record) => `${record.name} CNAME ${record.value}`).join(', ');
    new CfnOutput(Stack.of(this), 'MailRecords', { value });
    set.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.SEND],
    });
    new Rule(this, 'Told', {
      ruleName: `${prefix}mail-events`,
      description: 'What became of mails that were sent',
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [this.name] } } },
      },
      targets: [new SqsQueue(events, { deadLetterQueue: undelivered })],
    });
  }
}
