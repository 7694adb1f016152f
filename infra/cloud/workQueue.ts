import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { MESSAGE_BYTES, type Queue as QueueDefinition } from '../parts.ts';
import { idOf } from './idOf.ts';

/** One queue of the topology with its dead-letter queue. Messages are ids only, so SQS's own key seals them. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, definition: QueueDefinition, props: { prefix: string }) {
    super(scope, `${idOf(definition.name)}Queue`);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      queueName: props.prefix + deadLetterName(definition.name),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      visibilityTimeout: Duration.seconds(definition.visibilitySeconds),
    });
    this.queue = new Queue(this, 'Queue', {
      queueName: props.prefix + definition.name,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      maxMessageSizeBytes: MESSAGE_BYTES,
      visibilityTimeout: Duration.seconds(definition.visibilitySeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: definition.maxReceives },
    });
  }
}
