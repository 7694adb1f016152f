import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { eventOf, startWorld, textOf, type Person, type World } from '../contract/world.ts';
import { Fuse, type Blow } from './fuse.ts';

type Handlers = typeof createWorkOrders | typeof createInvoices;
interface Answered {
  status: number;
  result?: { header: { ID: string; VERSION: number } };
  error?: { code: string };
}

const START = Date.parse('2026-11-20T15:00:00Z');
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let world: World;
let now = START;
let runs = 0;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A fresh process that may be killed at one of its calls to the store. */
async function processWith(fuse: Fuse): Promise<Services> {
  const clients = awsClients();
  fuse.guard(clients.dynamo);
  const services = await createServices(clients, () => new Date(now), world.services.secret);
  return { ...services, log: quiet };
}

async function send(
  create: Handlers,
  fuse: Fuse,
  procedure: string,
  params: unknown,
  as: Person,
): Promise<Answered> {
  const event = eventOf(procedure, params, as);
  const keyed = { ...event, headers: { ...event.headers, 'idempotency-key': 'una vez' } };
  const services = await processWith(fuse);
  const answer = await create(async () => services)(
    keyed as APIGatewayProxyEvent,
    {
      awsRequestId: 'r',
    } as Context,
  );
  return { status: answer.statusCode, ...(JSON.parse(textOf(answer)) as object) };
}

/** A company of its own, so that what it holds is what this run made. */
async function newcomer(): Promise<Person> {
  now = START;
  world.setClock(new Date(START).toISOString());
  runs += 1;
  await world.company(`c${runs}`, 'GT', { REGISTRO_DECLARANTE: '123' });
  return world.person(`c${runs}`, `p${runs}`);
}

interface Work {
  create: Handlers;
  procedure: string;
  /** What is there before; answers the parameters of the call. */
  before: (as: Person) => Promise<unknown>;
  /** How often the work was done. */
  done: (as: Person) => Promise<number>;
}

const healthy = async (create: Handlers, procedure: string, params: unknown, as: Person) =>
  (
    await world.call(
      create(async () => ({ ...world.services, log: quiet })),
      procedure,
      params,
      as,
    )
  ).result;
const headers = async (create: Handlers, as: Person): Promise<{ ID: string; VERSION: number }[]> =>
  (await healthy(create, 'list', {}, as)).rows;

const works: Record<string, Work> = {
  'opening a work order': {
    create: createWorkOrders,
    procedure: 'create',
    before: async () => ({ CUERPO: { ORDEN: { DESCRIPCION: 'Hilo' } } }),
    done: async (as) => (await headers(createWorkOrders, as)).length,
  },
  'making an invoice': {
    create: createInvoices,
    procedure: 'create',
    before: async () => ({ CUERPO: { ...completeInvoice() } }),
    done: async (as) => (await headers(createInvoices, as)).length,
  },
  'changing an invoice': {
    create: createInvoices,
    procedure: 'patch',
    before: async (as) => {
      const { header } = await healthy(createInvoices, 'create', { CUERPO: completeInvoice() }, as);
      return {
        ID: header.ID,
        LOCK: header.LOCK,
        CAMBIOS: [{ op: 'set', path: 'FACTURA.NUMERO_FACTURA', value: 'F-9' }],
      };
    },
    done: async (as) => (await headers(createInvoices, as))[0]!.VERSION - 1,
  },
  'copying an invoice': {
    create: createInvoices,
    procedure: 'copy',
    before: async (as) => ({
      ID: (await healthy(createInvoices, 'create', { CUERPO: completeInvoice() }, as)).header.ID,
    }),
    done: async (as) => (await headers(createInvoices, as)).length - 1,
  },
};

/** One life of a call: killed at its k-th call to the store, and sent again under its key once the key may be taken over. */
async function live(work: Work, fuse: Fuse): Promise<{ first: Answered; again: Answered; done: number }> {
  const ana = await newcomer();
  const params = await work.before(ana);
  const first = await send(work.create, fuse, work.procedure, params, ana);
  now = START + 121_000;
  world.setClock(new Date(now).toISOString());
  const again = await send(work.create, new Fuse(), work.procedure, params, ana);
  return { first, again, done: await work.done(ana) };
}

describe.each(Object.entries(works))('%s under one key', (_, work) => {
  it('is done once, wherever the process was killed', async () => {
    const whole = new Fuse();
    const { first, again } = await live(work, whole);
    expect([first.status, again]).toEqual([200, first]);
    const told = new Set<string>();
    for (let k = 1; k <= whole.count; k += 1) {
      for (const when of ['before', 'after', 'lost'] satisfies Blow[]) {
        const run = await live(work, new Fuse(k, when));
        const where = `${when} call ${k} (${whole.calls[k - 1]})`;
        expect(run.done, where).toBe(1);
        told.add(run.again.error?.code ?? String(run.again.status));
      }
    }
    expect(told, 'a change whose answer was lost is told to be made').toEqual(
      new Set(['200', 'idempotency.committed']),
    );
  });
});
