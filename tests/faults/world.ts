import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type Message,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import type { AuthorityCredentials } from '../../shared/settings.ts';
import type { TransmissionEvent } from '../../shared/transmission/events.ts';
import {
  startAuthorities,
  type PracticeAuthorities,
} from '../../infra/embedded/authorities/startAuthorities.ts';
import { commonEnvironment, everyPlace } from '../../infra/embedded/functions/environment.ts';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import { queueUrl } from '../../functions/runtime/config.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import type { Log } from '../../functions/runtime/log.ts';
import { awsClients, type Clients } from '../../functions/runtime/clients.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { createDeadLetters } from '../../functions/transmission/deadLetters.ts';
import { openGateway } from '../../functions/transmission/gateways/gateways.ts';
import { httpWire, type Wire, type WireExchange } from '../../functions/transmission/gateways/wire.ts';
import { handOver, type HandOver } from '../../functions/transmission/handOver.ts';
import { JOBS, readHead } from '../../functions/transmission/job.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { createWorker } from '../../functions/transmission/worker.ts';
import '../clock.ts';
import type { Ledger } from '../../infra/embedded/authorities/ledger.ts';
import type { PracticeAuthority } from '../../infra/embedded/authorities/practiceAuthority.ts';
import type { TenantScope } from '../../functions/runtime/scope.ts';
import { startParts } from '../emptyParts.ts';
import { SAT, type Practised } from './authorities.ts';
import { Fuse } from './fuse.ts';
import { recordOf } from './recordOf.ts';
import { scope } from './scope.ts';

/** A worker's function ends then. */
const FUNCTION_MS = 100_000;
/** Names a request, so that it can be told which of them the authority leaves without answer. */
const ATTEMPT = 'x-attempt';
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
export interface Worker {
  services: Services;
  fuse: Fuse;
  handle: ReturnType<typeof createWorker>;
}

/** The real parts on this machine, a clock that tests move, and workers that can be killed. */
export class World {
  authorities!: PracticeAuthorities;
  services!: Services;
  private clients!: Clients;
  private offset = 0;
  private numbers = 0;
  private readonly silences = new EventEmitter();
  private readonly folder = mkdtempSync(join(tmpdir(), 'despacho-faults-'));
  private stops: (() => Promise<void>)[] = [];
  /** Users and passwords by company, as the secret holds them; `secret` is what it holds instead. */
  readonly credentials: AuthorityCredentials[string] = { '*': { user: 'practica', password: 'secreta-123' } };
  secret: string | undefined;
  /** Names of what was logged as a warning or worse; thousands of runs would drown what a failing test says. */
  readonly logged: string[] = [];
  private readonly log: Log = {
    info: () => undefined,
    warn: (name) => void this.logged.push(name),
    error: (name) => void this.logged.push(name),
  };

  readonly of: Practised;
  /** @param of whose declarations these are. */
  constructor(of: Practised = SAT) {
    this.of = of;
  }

  readonly now = (): Date => new Date(Date.now() + this.offset);

  /** The practice authority, and its own book. */
  get authority(): PracticeAuthority {
    return this.of.authority(this.authorities);
  }
  get ledger(): Ledger {
    return this.of.ledger(this.authorities);
  }
  /** A person of the company of these tests. */
  readonly scope = (...who: Parameters<typeof scope>): TenantScope => ({
    ...scope(...who),
    country: this.of.country,
  });

  async start(): Promise<this> {
    // What an earlier world's tests put in the place of its addresses must not come back over this one's.
    vi.unstubAllEnvs();
    const services = await startParts(this.folder);
    this.stops.push(services.stop);
    Object.assign(
      process.env,
      commonEnvironment(services.endpoints, services.credentials),
      everyPlace(wholeTopology, services.places),
    );
    for (const door of ['SAT', 'SARAH', 'SARAH_MANIFESTS']) delete process.env[`${door}_ENDPOINT`];
    this.authorities = await startAuthorities({
      dataDir: this.folder,
      now: this.now,
      onSilence: (request) => this.silences.emit(String(request.headers[ATTEMPT])),
    });
    this.stops.push(this.authorities.stop);
    // The safe waits, on a clock that tests move.
    const { SAT_TIMEOUT_MS: _, SAT_QUERY_TIMEOUT_MS: __, ...env } = this.authorities.env;
    Object.assign(process.env, env, { SAT_SETTLE_FACTOR: '1' });
    this.authority.mood.unique = false;
    this.clients = awsClients();
    this.services = await this.createServices(this.clients);
    return this;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
    for (const name of Object.keys(process.env))
      if (name.startsWith('AWS_ENDPOINT_URL')) delete process.env[name];
    rmSync(this.folder, { recursive: true, force: true });
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  async createServices(clients: Clients, now = this.now): Promise<Services> {
    const made = await createServices(clients, now, async (name) =>
      name === 'data-key' ? DATA_KEY : (this.secret ?? JSON.stringify({ [this.of.door]: this.credentials })),
    );
    return { ...made, log: this.log };
  }

  /** Patience that ends when the authority keeps silent, and never because this machine has much to do. */
  private readonly patient: Wire = async (request, at) => {
    const attempt = randomUUID();
    const ended = new AbortController();
    const silence = once(this.silences, attempt, ended).then((): WireExchange => ({
      left: true,
      failure: 'timeout',
      fingerprint: '',
    }));
    const headers = { ...request.headers, [ATTEMPT]: attempt };
    try {
      return await Promise.race([httpWire({ ...request, headers }, at), silence]);
    } finally {
      ended.abort();
    }
  };

  /** A fresh process: its own clients, its own memory, and a clock that may be wrong by so many milliseconds. */
  async worker(fuse = new Fuse(), wire = this.patient, skew = 0): Promise<Worker> {
    const clients = awsClients();
    for (const client of [clients.dynamo, clients.s3, clients.sqs]) fuse.guard(client);
    const services = await this.createServices(clients, () => new Date(this.now().getTime() + skew));
    const handle = createWorker({ services: async () => services, open: openGateway(wire), at: fuse.moment });
    return { services, fuse, handle };
  }

  /** A declaration to transmit, with a document whose state changes in the same transaction. */
  order(ending = '', more: Partial<HandOver> = {}): HandOver {
    this.numbers += 1;
    const key = `ABC6${String(this.numbers).padStart(6 - ending.length, '0')}${ending}`;
    const { kind } = this.of;
    return {
      kind,
      documentId: `doc-${key}`,
      key,
      version: 1,
      operation: 'R',
      sealed: Buffer.from(this.of.sealed(key, `Año ñandú ${this.numbers}`, more.operation)),
      listener: `${kind}-events`,
      extraWrites: [
        {
          kind: 'put',
          table: kind,
          item: { pk: companyKey(this.scope(), kind), sk: key, ESTADO: 'TRANSMITIDA' },
        },
      ],
      ...more,
    };
  }

  readonly job = (id: string): string =>
    JSON.stringify({ company: this.scope().company, country: this.of.country, id });

  handOver = async (order: HandOver, by = this.scope()): Promise<string> =>
    (await handOver(this.services, by, order)).id;

  head = async (id: string, by = this.scope()): Promise<TransmissionRow> => {
    const head = await readHead(this.services, by, id);
    if (!head) throw new Error(`No transmission ${id}`);
    return head;
  };

  /** Lets a worker take what is in the queue; what it does not finish becomes visible again at once. */
  async work(worker: Worker, rounds = 20): Promise<number> {
    let taken = 0;
    for (let round = 0; round < rounds && !worker.fuse.blown; round += 1) {
      const messages = await this.receive(JOBS, 5);
      if (messages.length === 0) return taken;
      taken += messages.length;
      const event = { Records: messages.map(recordOf) } as unknown as SQSEvent;
      const answer = await worker.handle(event, { getRemainingTimeInMillis: () => FUNCTION_MS });
      const failed = new Set(answer.batchItemFailures.map((each) => each.itemIdentifier));
      for (const message of messages) {
        const keep = worker.fuse.blown || failed.has(message.MessageId ?? '');
        const place = { QueueUrl: queueUrl(JOBS), ReceiptHandle: message.ReceiptHandle };
        if (keep)
          await this.clients.sqs.send(new ChangeMessageVisibilityCommand({ ...place, VisibilityTimeout: 0 }));
        else await this.clients.sqs.send(new DeleteMessageCommand(place));
      }
      if (failed.size > 0) return taken;
    }
    return taken;
  }

  receive = (queue: string, most = 10): Promise<Message[]> => this.take(queueUrl(queue), most);

  private async take(QueueUrl: string, MaxNumberOfMessages = 10): Promise<Message[]> {
    const asked = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages, WaitTimeSeconds: 0 });
    return (await this.clients.sqs.send(asked)).Messages ?? [];
  }

  /** Bodies of what the queue gave up on. */
  async deadBodies(): Promise<string[]> {
    const dead = await this.take(deadLetterName(queueUrl(JOBS)));
    return dead.map((message) => message.Body ?? '');
  }

  async send(queue: string, body: string): Promise<void> {
    await this.clients.sqs.send(new SendMessageCommand({ QueueUrl: queueUrl(queue), MessageBody: body }));
  }

  /** News for the documents, in the order of their steps. */
  async events(id: string): Promise<TransmissionEvent[]> {
    const found: TransmissionEvent[] = [];
    const queue = `${this.of.kind}-events`;
    for (;;) {
      const messages = await this.receive(queue);
      if (messages.length === 0) return found.sort((a, b) => a.seq - b.seq);
      for (const message of messages) {
        const event = JSON.parse(message.Body ?? '{}') as TransmissionEvent;
        if (event.transmissionId === id) found.push(event);
        await this.clients.sqs.send(
          new DeleteMessageCommand({ QueueUrl: queueUrl(queue), ReceiptHandle: message.ReceiptHandle }),
        );
      }
    }
  }

  purge = async (): Promise<void> =>
    void (await this.clients.sqs.send(new PurgeQueueCommand({ QueueUrl: queueUrl(JOBS) })));

  schedule = async (name: string): Promise<void> =>
    void (await createSchedule(async () => this.services)({ schedule: name }));

  deadLetters = () => createDeadLetters(async () => this.services);

  /** Time passes and the schedules run until nothing of the transmission is due any more. */
  async settle(id: string, most = 40, by = this.scope()): Promise<TransmissionRow> {
    const worker = await this.worker();
    for (let round = 0; round < most; round += 1) {
      await this.work(worker);
      const head = await this.head(id, by);
      if (head.due === '') {
        this.advance(16_000);
        await this.schedule('outbox-sweep');
        return this.head(id, by);
      }
      this.advance(Math.max(16_000, Date.parse(head.due) - this.now().getTime() + 1000));
      await this.schedule('outbox-sweep');
      await this.schedule('transmission-reconcile');
    }
    throw new Error(`Transmission ${id} does not settle: ${JSON.stringify(await this.head(id, by))}`);
  }

  /** The machine lives on for so long: whatever falls due is done in its minute. */
  async live(milliseconds: number, step = 60_000): Promise<void> {
    const worker = await this.worker();
    for (let left = milliseconds; left > 0; left -= step) {
      this.advance(Math.min(left, step));
      await this.schedule('outbox-sweep');
      await this.schedule('transmission-reconcile');
      await this.work(worker);
    }
  }
}
