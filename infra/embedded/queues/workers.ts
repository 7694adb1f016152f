import { SQSClient } from '@aws-sdk/client-sqs';
import type { FunctionDefinition } from '../../parts.ts';
import type { Credentials, Places } from '../functions/environment.ts';
import { deadLetterName } from '../../../shared/foundation/queues.ts';
import { QueueLoop } from './queueLoop.ts';
import { Scheduler, spread } from './scheduler.ts';
import type { Topology } from '../settings/topologyOf.ts';

export interface WorkersOptions {
  topology: Topology;
  servicesOrigin: string;
  credentials: Credentials;
  places: Places;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  onFailure: (functionName: string, error: unknown) => void;
}

/** Batches of one queue that are worked on at the same time. */
export const PARALLEL_BATCHES = 3;

/** What happens without a caller: queues and their dead letters are worked off, schedules run. */
export class Workers {
  private readonly loops: QueueLoop[];
  private readonly schedulers: Scheduler[];
  private readonly client: SQSClient;

  constructor(options: WorkersOptions) {
    const { credentials, servicesOrigin } = options;
    this.client = new SQSClient({ endpoint: servicesOrigin, region: credentials.region, credentials });
    this.loops = options.topology.functions.flatMap((each) => this.loopOf(each, options));
    this.schedulers = options.topology.functions.flatMap((each) => schedulerOf(each, options));
  }

  /** Takes nothing new; resolves when what is in work has ended. */
  async stop(): Promise<void> {
    await Promise.all([...this.loops, ...this.schedulers].map((each) => each.stop()));
    this.client.destroy();
  }

  private loopOf({ name, trigger }: FunctionDefinition, options: WorkersOptions): QueueLoop[] {
    if (trigger.kind !== 'queue' && trigger.kind !== 'deadLetters') return [];
    const queue = trigger.kind === 'queue' ? trigger.queue : deadLetterName(trigger.queue);
    const loop = new QueueLoop({
      client: this.client,
      queueUrl: options.places.queueUrlOf(queue),
      batchSize: trigger.batchSize,
      parallel: trigger.kind === 'queue' ? PARALLEL_BATCHES : 1,
      invoke: (event) => options.invoke(name, event),
      onFailure: (error) => options.onFailure(name, error),
    });
    return [loop];
  }
}

function schedulerOf({ name, trigger }: FunctionDefinition, options: WorkersOptions): Scheduler[] {
  if (trigger.kind !== 'schedule') return [];
  const scheduler = new Scheduler({
    schedules: options.topology.schedules.filter((each) => trigger.schedules.includes(each.name)),
    secondOf: spread(options.topology.schedules),
    run: (schedule) => options.invoke(name, { schedule }),
    onFailure: (schedule, error) => options.onFailure(`${name} (${schedule})`, error),
  });
  return [scheduler];
}
