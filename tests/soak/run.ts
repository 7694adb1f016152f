import type { SQSEvent } from 'aws-lambda';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import type { TenantScope } from '../../functions/runtime/scope.ts';
import { createDeadLetters } from '../../functions/transmission/deadLetters.ts';
import { openGateway } from '../../functions/transmission/gateways/gateways.ts';
import {
  findTransmission,
  handOver,
  requestChannel,
  type HandedOver,
  type HandOver,
} from '../../functions/transmission/handOver.ts';
import { JOBS, jobOf, readHead } from '../../functions/transmission/job.ts';
import { retryNow } from '../../functions/transmission/retryNow.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { createWorker } from '../../functions/transmission/worker.ts';
import { Fuse } from '../faults/fuse.ts';
import { scope } from '../faults/scope.ts';
import type { Machine } from './machine.ts';
import type { Declaration, Move, Plan, Strike } from './plan.ts';
import type { Process } from './process.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FUNCTION_MS = 100 * SECOND;
/** As the queue is (infra/topology). */
const VISIBILITY_MS = 120 * SECOND;
const MOST_RECEIVES = 5;

/** Somebody handed it over, and it is under way. */
export interface Handed {
  id: string;
  by: TenantScope;
  order: HandOver;
}

/** One schedule on the real handlers: what people, workers, clocks and the authority do, one thing after the other. */
export class Run {
  readonly handed: Handed[] = [];
  readonly machine: Machine;
  private readonly plan: Plan;

  constructor(machine: Machine, plan: Plan) {
    this.machine = machine;
    this.plan = plan;
    const { practice } = machine.authority;
    practice.mood.unique = plan.unique;
    for (const { key, plays, late } of plan.declarations) {
      practice.mood.queued.set(key, [...plays]);
      if (late !== undefined) practice.late.set(key, late * MINUTE);
    }
  }

  private get events(): string {
    return `${this.machine.authority.of.kind}-events`;
  }

  heads = (): Promise<TransmissionRow[]> => Promise.all(this.handed.map((each) => this.head(each)));

  async head({ id, by }: Handed): Promise<TransmissionRow> {
    const head = await readHead(this.machine.people.services, by, id);
    if (!head) throw new Error(`Transmission ${id} is lost`);
    return head;
  }

  /** The last that a document heard of its transmission; '' before anything. */
  lastNews(id: string): string {
    const news = this.machine.stores.queues
      .of(this.events)
      .map(({ body }) => JSON.parse(body) as { transmissionId: string; outcome: string; seq: number })
      .filter((each) => each.transmissionId === id)
      .sort((a, b) => a.seq - b.seq);
    return news.at(-1)?.outcome ?? '';
  }

  async make(move: Move): Promise<void> {
    const { clock, authority, passwords, stores } = this.machine;
    switch (move.move) {
      case 'hand over':
        return this.handOver(this.declaration(move.declaration), move.strike);
      case 'follow up':
        return this.followUp(this.declaration(move.declaration), move.strike);
      case 'ask or retry':
        for (const each of this.of(this.declaration(move.declaration)))
          await this.askOrRetry(each, move.strike);
        return;
      case 'message again':
        for (const each of this.of(this.declaration(move.declaration)))
          stores.queues.put(JOBS, JSON.stringify(jobOf({ ...each.by, id: each.id })));
        return;
      case 'work':
        return this.work(this.machine.workers[move.worker], move.messages, move.strike);
      case 'clock':
        return clock.advance(move.seconds * SECOND);
      case 'schedules':
        return this.schedules();
      case 'service down':
        authority.practice.mood.serviceDown = true;
        authority.practice.mood.queued.set('*', new Array(50).fill('busy'));
        return;
      case 'service up':
        authority.practice.mood.serviceDown = false;
        authority.practice.mood.queued.delete('*');
        return;
      case 'password refused':
        authority.practice.mood.refused.add(passwords[move.company] ?? '');
        return;
      case 'password changed':
        passwords[move.company] += '+';
    }
  }

  /** Whatever falls due runs; what earlier calls left behind is sent. */
  async schedules(): Promise<void> {
    const schedule = createSchedule(async () => this.machine.people.services);
    for (const name of ['outbox-sweep', 'transmission-reconcile']) await schedule({ schedule: name });
  }

  /** A worker takes messages one by one. When it dies, what it had comes again, and another takes its place. */
  async work(by: Process, most: number, strike?: Strike): Promise<void> {
    const { queues } = this.machine.stores;
    const { clock, authority } = this.machine;
    const fuse = this.fuseOf(strike, by);
    by.fuse = fuse;
    const handle = createWorker({
      services: async () => by.services,
      open: openGateway(authority.wire),
      at: fuse.moment,
    });
    for (let taken = 0; taken < most && !fuse.blown; taken += 1) {
      const message = queues.receive(JOBS, VISIBILITY_MS);
      if (!message) break;
      if (message.receives > MOST_RECEIVES) {
        queues.remove(JOBS, message);
        await this.deadLetter(message.body);
        continue;
      }
      const begun = clock.now().getTime();
      const record = { messageId: 'm', body: message.body };
      const { batchItemFailures } = await handle({ Records: [record] } as unknown as SQSEvent, {
        getRemainingTimeInMillis: () => FUNCTION_MS - (clock.now().getTime() - begun),
      });
      if (!fuse.blown && batchItemFailures.length === 0) queues.remove(JOBS, message);
    }
    by.fuse = new Fuse();
  }

  /** A person asks now or has it sent now, whatever is offered; a refusal is an answer. */
  async askOrRetry({ id, by }: Handed, strike?: Strike): Promise<void> {
    const call = { input: { ID: id }, services: this.machine.people.services, scope: by };
    await this.struck(strike, () => retryNow(call as never));
  }

  private declaration(index: number): Declaration {
    return this.plan.declarations[index] as Declaration;
  }

  private of({ key }: Declaration): Handed[] {
    return this.handed.filter((each) => each.order.key === key);
  }

  private async handOver(declaration: Declaration, strike?: Strike): Promise<void> {
    const { clock, authority } = this.machine;
    const { key, asked } = declaration;
    if (asked) {
      authority.practice.mood.whenAsked.set(key, asked.reply);
      clock.after(asked.minutes * MINUTE, () => void authority.practice.mood.whenAsked.delete(key));
    }
    await this.hand(declaration, 'R', 1, strike);
  }

  /** What comes after: the corrected version of a rejected one; channel, change or annulment of a registered one. */
  private async followUp(declaration: Declaration, strike?: Strike): Promise<void> {
    const sent = this.of(declaration);
    const last = sent.at(-1);
    if (!last) return;
    const { state, facts } = await this.head(last);
    if (state === 'REJECTED' && last.order.operation === 'R')
      return this.hand(declaration, 'R', last.order.version + 1, strike);
    const { follows } = this.machine.authority.of;
    const next = follows[follows.findIndex((each) => each === last.order.operation) + 1];
    if (next && ['ACCEPTED', 'CHANNEL'].includes(state))
      await this.hand(declaration, next, last.order.version + 1, strike, facts.NUMERO);
  }

  /** A person hands it over, and presses again when no answer came. */
  private async hand(
    { key, company }: Declaration,
    operation: Operation,
    version: number,
    strike?: Strike,
    number = '',
  ): Promise<void> {
    const { kind, country, sealed } = this.machine.authority.of;
    const by = { ...scope('usr-1', 'Ana Pérez', [], company), country };
    const order: HandOver = {
      kind,
      documentId: `doc-${key}`,
      key,
      version,
      operation,
      sealed: Buffer.from(sealed(key, `${operation} ${version}`, operation)),
      listener: this.events,
      extraWrites: [
        {
          kind: 'put',
          table: kind,
          item: { pk: companyKey(by, kind), sk: `${key}~${version}`, ESTADO: 'TRANSMITIDA' },
        },
      ],
    };
    const press = (): Promise<HandedOver> => {
      const { services } = this.machine.people;
      return operation === 'CANAL'
        ? requestChannel(services, by, { ...order, declarant: '123', number })
        : handOver(services, by, order);
    };
    const first = await this.struck(strike, press);
    const done = first ?? (await this.struck(undefined, press));
    const known = done ?? (await findTransmission(this.machine.people.services, by, order));
    if (known && !this.handed.some((each) => each.id === known.id))
      this.handed.push({ id: known.id, by, order });
  }

  /** One call of a person in a process that may be struck; undefined when it was refused or never answered. */
  private async struck<T>(strike: Strike | undefined, call: () => Promise<T>): Promise<T | undefined> {
    const { people } = this.machine;
    const fuse = this.fuseOf(strike, people);
    people.fuse = fuse;
    try {
      return await call();
    } catch (error) {
      if (error instanceof Refusal || fuse.struck) return undefined;
      throw error;
    } finally {
      people.fuse = new Fuse();
    }
  }

  private fuseOf(strike: Strike | undefined, by: Process): Fuse {
    if (!strike) return new Fuse();
    const meanwhile = async (): Promise<void> => {
      const { workers, people } = this.machine;
      const other = by === workers[0] ? workers[1] : workers[0];
      const own = people.fuse;
      for (let left = strike.minutes; left > 0; left -= 5) {
        this.machine.clock.advance(Math.min(left, 5) * MINUTE);
        people.fuse = new Fuse();
        await this.schedules();
        await this.work(other, 20);
      }
      people.fuse = own;
    };
    return new Fuse(strike.call, strike.blow, meanwhile);
  }

  private async deadLetter(body: string): Promise<void> {
    const handle = createDeadLetters(async () => this.machine.people.services);
    await handle({ Records: [{ messageId: 'm', body }] } as unknown as SQSEvent);
  }
}
