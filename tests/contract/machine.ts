import type { Heard } from '../../shared/transmission/classify.ts';
import { noFacts, type ResultFacts } from '../../shared/transmission/facts.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import type { Log } from '../../functions/runtime/log.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { BreakerRow } from '../../functions/transmission/breaker.ts';
import { credentialsKey, type CredentialsRow } from '../../functions/transmission/credentials.ts';
import { readSteps } from '../../functions/transmission/evidence.ts';
import type { Exchanged, Finding, Gateway, Limits } from '../../functions/transmission/gateways/gateway.ts';
import type { Job } from '../../functions/transmission/job.ts';
import { processJob } from '../../functions/transmission/process.ts';
import { TABLE, type StepRow, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { asFunction } from '../rights/asFunction.ts';
import { NOW, ana, startTransmissions } from './transmissions.ts';

export const NUMERO = 'GTPRQPQ2400123400015';
export const MINUTE = 60_000;
export const now = Date.parse(NOW);
/** An instant so many milliseconds after the tests' own, as rows keep it. */
export const after = (milliseconds: number): string => new Date(now + milliseconds).toISOString();

export const said = (facts: Partial<ResultFacts> = {}): ResultFacts => ({
  ...noFacts,
  NUMERO,
  CODIGO: '00',
  ...facts,
});

/** An exchange as a gateway gives it back. */
export const exchanged = (
  facts: Heard,
  response: Partial<Exchanged['wire']['response']> = {},
): Exchanged => ({
  operation: 'ProcesaDeclaracion',
  startedAt: new Date(now),
  endedAt: new Date(now + 1000),
  request: '<solicitud/>',
  wire: {
    left: facts.left === 'something',
    fingerprint: 'AA:BB',
    response: {
      status: 200,
      date: '',
      retryAfter: '',
      contentType: 'text/xml',
      bytes: Buffer.from('<respuesta/>'),
      ...response,
    },
  },
  facts,
});

/** The declaration number that a test is about. */
const running = { key: '' };

/** The authority's result about that number. */
export const result = (
  meaning: Extract<Extract<Heard, { status: number }>['answer'], { kind: 'result' }>['meaning'],
  facts: Partial<ResultFacts> = {},
): Heard => ({
  left: 'something',
  status: 200,
  answer: { kind: 'result', meaning, facts: said(facts), key: running.key, hash: '' },
});
export const fault = (meaning: 'busy' | 'schema' | 'credentials' | undefined): Heard => ({
  left: 'something',
  status: 500,
  answer: { kind: 'fault', code: 'F-1', meaning },
});

export const messageOf = (id: string) => ({ company: 'emp-1', country: 'GT' as const, id });

export const found = (finding: Finding, response: Partial<Exchanged['wire']['response']> = {}) => ({
  ...exchanged(result('accepted'), response),
  operation: 'ConsultaPorOrden',
  finding,
});

/**
 * The transmission's worker over real tables, queues and objects, an authority that says what a test puts into its
 * mouth, and a clock that stands until a test moves it.
 */
export async function startMachine() {
  const on = await startTransmissions();
  const logged: { event: string; values: Record<string, unknown> }[] = [];
  const write = (event: string, values: Record<string, unknown> = {}) => void logged.push({ event, values });
  const log: Log = { info: write, warn: write, error: write };
  const services = { ...on.services, log };
  const unexpected = (name: string) => async (): Promise<never> => {
    throw new Error(`The authority was not to hear ${name}`);
  };
  const silent: Gateway = {
    name: 'gt-sat',
    credentials: 'v1',
    send: unexpected('a declaration'),
    find: unexpected('a question'),
    parts: unexpected('a question for parts'),
    healthy: unexpected('whether it works'),
  };
  const gateway: Gateway = { ...silent };
  const job: Job = {
    services,
    open: async () => gateway,
    remaining: () => 100_000,
    random: () => 0,
  };
  const breaker = (operation: string) => ({ pk: systemKey('breaker'), sk: `gt-sat~${operation}` });
  const forget = async () => {
    const rows = await services.database.query(TABLE, {
      pk: systemKey('breaker'),
      few: 'what a test wrote itself',
    });
    const keys = [...rows.map(({ sk }) => breaker(sk.split('~')[1] ?? '')), credentialsKey(ana, 'gt-sat')];
    for (const key of [...keys, { pk: systemKey('pulse'), sk: 'pulse' }])
      await services.database.write({ kind: 'delete', table: TABLE, key });
  };

  return {
    ...on,
    services,
    logged,
    call: (input: object, by = ana) => ({ input, services, scope: by }) as never,
    gateway,
    job,
    /** What was logged under a name. */
    told: (event: string) => logged.filter((each) => each.event === event).map((each) => each.values),
    /** Another number, the clock back, nothing known of the authority, which says nothing unless it is told to. */
    fresh: async () => {
      running.key = on.nextNumber();
      on.setClock(NOW);
      logged.length = 0;
      Object.assign(gateway, silent);
      Object.assign(job, { open: async () => gateway, remaining: () => 100_000, random: () => 0, services });
      await forget();
      return running.key;
    },
    /** A transmission that was handed over just now. */
    handed: async (more: object = {}) => on.head((await on.hand(more)).id),
    /** In doubt since the tests' instant, unless told otherwise. */
    doubtful: async (set: Partial<TransmissionRow> = {}): Promise<TransmissionRow> =>
      on.head(await on.standing({ state: 'UNKNOWN', safe: false, doubtSince: now, asked: 0, ...set })),
    /** Name in the locked store of the intent of the so-manieth send of the number. */
    sendOf: (n: number): string => `sends/duca~${running.key}/${n}.json`,
    evidence: (name: string) => services.files.get(jobScope('emp-1', 'GT'), 'evidence', name),
    /** The authority takes what it is sent; what it heard is kept here. */
    accepts: () => {
      const heard: { message: object; limits: Limits }[] = [];
      gateway.send = async (message, limits) => {
        heard.push({ message, limits });
        return exchanged(result('accepted'));
      };
      return heard;
    },
    /** What a healthy authority says when it is asked. */
    answers: (finding: Finding, response: Partial<Exchanged['wire']['response']> = {}): void => {
      gateway.find = async () => found(finding, response);
      gateway.healthy = async () => true;
    },
    /** What would go to the queues stays here: of each nudge the row, and after how many seconds it comes. */
    holdMessages: () => {
      const nudged: { id: string; delaySeconds: number | undefined }[] = [];
      const outbox = Object.assign(Object.create(services.outbox) as typeof services.outbox, {
        nudge: async ({ message, delaySeconds }: Parameters<typeof services.outbox.nudge>[0]) =>
          void nudged.push({ id: String(message['id']), delaySeconds }),
        flush: async () => undefined,
      });
      job.services = { ...services, outbox };
      return nudged;
    },
    /** The worker takes a message about the transmission. */
    work: (id: string) => asFunction('transmission-worker', () => processJob(job, messageOf(id))),
    /** So many milliseconds after the tests' instant. */
    later: (milliseconds: number) => on.setClock(after(milliseconds)),
    steps: async (id: string): Promise<StepRow[]> => readSteps(services, await on.head(id)),
    breaker: (operation: string) => services.database.get<BreakerRow>(TABLE, breaker(operation)),
    /** The breaker of an operation as it would be after what happened. */
    setBreaker: (operation: string, row: Partial<BreakerRow>) =>
      services.database.write({
        kind: 'put',
        table: TABLE,
        item: { lock: 1, failures: [], openSince: 0, probeAt: 0, ...row, ...breaker(operation) },
      }),
    credentials: () => services.database.get<CredentialsRow>(TABLE, credentialsKey(ana, 'gt-sat')),
    setCredentials: (row: Partial<CredentialsRow>) =>
      services.database.write({
        kind: 'put',
        table: TABLE,
        item: { lock: 1, version: 'v1', state: 'good', until: 0, ...row, ...credentialsKey(ana, 'gt-sat') },
      }),
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;
