import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../journey/client.ts';
import { readInput } from '../../journey/input.ts';
import { startOwnInstance } from '../../journey/instance.ts';
import { travel, type Step } from '../../journey/steps.ts';
import { ways } from '../../journey/ways.ts';
import { memoryOf } from '../family.ts';
import type { Run, Work } from '../work.ts';
import { AUTOSAVES, LOOKS } from './partitions.ts';

const EXAMPLE = fileURLToPath(new URL('../../journey/examples/pequeno', import.meta.url));
const WINDOW_MS = 6000;
const MEASURED_MS = 45_000;
/** Copies that had nothing to do end after a minute. */
const REST_MS = 100_000;
const PASSWORD = 'cafe-con-cardamomo';
const USER = { USUARIO: 'agente.gt', CLAVE: PASSWORD };

/** What each call took, in milliseconds, as it ends. */
type Told = (ms: number) => void;

class TimedClient extends Client {
  private readonly told: Told;
  /** What a person does between two calls, in milliseconds. */
  private readonly think: () => number;
  constructor(url: string, told: Told, think = (): number => 0) {
    super(url);
    this.told = told;
    this.think = think;
  }

  override async call<T>(procedure: string, params: Record<string, unknown>): Promise<T> {
    const thinking = this.think();
    if (thinking > 0) await sleep(thinking);
    const began = performance.now();
    const result = await super.call<T>(procedure, params);
    this.told(performance.now() - began);
    return result;
  }
}

/** One client's work, again and again until it is stopped; `place` tells it from the others. */
type Worker = (
  url: string,
  told: Told,
  done: () => void,
  stopped: () => boolean,
  place: number,
) => Promise<void>;

const step: Step = (_name, work) => work();

/** The main job: from the order to the channel, over the public API. */
const mainJob: Worker = async (url, told, done, stopped) => {
  const way = ways['gt']!;
  const input = readInput(EXAMPLE, way.section);
  while (!stopped()) {
    await travel(way, new TimedClient(url, told), USER.USUARIO, USER.CLAVE, input, step);
    done();
  }
};

/** People of an office, who think between two calls. */
const PEOPLE = 50;
/**
 * Declarations that all of them make in an hour: at a day's pace, one each in twenty minutes, and in the hour of the day in
 * which most is sent.
 */
const PACES = [150, 750];
/** Calls of a declaration at a screen, those with which it waits for an answer left out. */
const CALLS = 20 + 2 * LOOKS + AUTOSAVES;
const AN_HOUR_MS = 3_600_000;

/** Each is somewhere in a declaration when they are watched, to where they come in so long; it is quiet again after a while. */
const ARRIVAL_MS = 120_000;
const SETTLING_MS = 30_000;
const OFFICE_MS = 120_000;

interface Saved {
  header: { ID: string; LOCK: number };
}

const userOf = (place: number) => ({ USUARIO: `persona${place}.gt`, CLAVE: PASSWORD });

/** The people of the office, made by its administrator: each signs in as themselves, for turns are given by sign-in. */
async function hire(url: string): Promise<void> {
  const administrator = new Client(url);
  await administrator.call('users/login', { USUARIO: 'admin.gt', CLAVE: PASSWORD });
  for (let place = 0; place < PEOPLE; place += 1)
    await administrator.call('users/createUser', {
      ...userOf(place),
      NOMBRE: `Persona ${place}`,
      CORREO: `persona${place}@example.gt`,
      ID_PERFIL: '2',
      ROL: 'tramitador',
      SUPER: false,
      APLICACIONES: {},
      PERMISOS: [{ ID_MODULO: 'duca', CLAVE: 'transmitir', VALOR: '1' }],
    });
}

/**
 * A person at the screens: signs in once, not for each declaration, and confirms who they are before they transmit; looks at
 * lists and at the order while it grows; and has the declaration saved as it is typed, as often as in the benches of cost
 * and partitions.
 */
class ScreenClient extends TimedClient {
  private signedIn = false;

  override async call<T>(procedure: string, params: Record<string, unknown>): Promise<T> {
    if (procedure === 'users/login' && this.signedIn) return undefined as T;
    if (procedure === 'duca/transmit') await super.call('users/stepUp', { CLAVE: PASSWORD });
    const result = await super.call<T>(procedure, params);
    if (procedure === 'users/login') this.signedIn = true;
    if (procedure === 'work-orders/create') await this.look((result as Saved).header.ID);
    if (procedure === 'duca/derive') return { ...result, header: await this.type((result as Saved).header) };
    return result;
  }

  private async look(ID: string): Promise<void> {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await super.call('work-orders/list', { TAMANO: 50 });
      await super.call('work-orders/file', { ID });
    }
  }

  private async type(header: Saved['header']): Promise<Saved['header']> {
    let { LOCK } = header;
    for (let saves = 0; saves < AUTOSAVES; saves += 1) {
      const CAMBIOS = [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: `Nota ${saves}` }];
      const saved = await super.call<Saved>('duca/patch', { ID: header.ID, LOCK, CAMBIOS });
      ({ LOCK } = saved.header);
    }
    return { ...header, LOCK };
  }
}

/** Declarations at the pace of people, so many an hour of all of them: each is somewhere else in one, as on any morning. */
const pacedJob =
  (anHour: number): Worker =>
  async (url, told, done, stopped, place) => {
    const way = ways['gt']!;
    const { USUARIO, CLAVE } = userOf(place);
    const input = readInput(EXAMPLE, way.section);
    const thinking = ((PEOPLE / anHour) * AN_HOUR_MS) / CALLS;
    let arriving = Math.random() * CALLS;
    const think = (): number => {
      if (stopped()) return 0;
      const pause = arriving > 0 ? Math.min(thinking, ARRIVAL_MS / CALLS) : thinking;
      arriving -= 1;
      // Between a half and one and a half of the mean.
      return pause * (0.5 + Math.random());
    };
    const client = new ScreenClient(url, told, think);
    while (!stopped()) {
      await travel(way, client, USUARIO, CLAVE, input, step);
      done();
    }
  };

/** As many calls of a procedure that reads a row and nothing else, through the same door. */
const emptyCalls: Worker = async (url, told, done, stopped) => {
  const client = new TimedClient(url, told);
  await client.call('users/login', USER);
  while (!stopped()) {
    await client.call('users/loadConfiguration', { ID_MODULO: '9' });
    done();
  }
};

/** So many clients at work on an instance of its own. */
async function crowd(size: number, worker: Worker, prepare?: (url: string) => Promise<void>) {
  const instance = await startOwnInstance();
  await prepare?.(instance.url);
  let stopping = false;
  let times: number[] = [];
  let jobs = 0;
  const told: Told = (ms) => void times.push(ms);
  const failures: unknown[] = [];
  const clients = Array.from({ length: size }, (_, place) =>
    worker(
      instance.url,
      told,
      () => void (jobs += 1),
      () => stopping,
      place,
    ).catch((error: unknown) => void failures.push(error)),
  );
  return {
    memory: () => memoryOf(instance.pid),
    /** Calls that ended within a while, quickest first, and jobs. */
    watch: async (ms: number) => {
      [times, jobs] = [[], 0];
      const began = performance.now();
      await sleep(ms);
      if (failures.length > 0) throw failures[0];
      const seconds = (performance.now() - began) / 1000;
      // The clients go on: what they tell from here on is of the next watch.
      return { times: times.toSorted((a, b) => a - b), jobs, seconds };
    },
    leave: async () => {
      stopping = true;
      await Promise.all(clients);
    },
    stop: () => instance.stop(),
  };
}

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0;

/** The middle of what calls took in a window of some seconds, while all clients work. */
const middle =
  (worker: Worker) =>
  async (size: number): Promise<Run> => {
    const { watch } = await crowd(size, worker);
    await watch(WINDOW_MS);
    return async () => at((await watch(WINDOW_MS)).times, 0.5);
  };

const rounded = (facts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Math.round(value * 10) / 10]));

/** What each call of an office waits, in milliseconds, quickest first. */
async function watchOffice(anHour: number) {
  const office = await crowd(PEOPLE, pacedJob(anHour), hire);
  await office.watch(ARRIVAL_MS + SETTLING_MS);
  return { ...office, seen: await office.watch(OFFICE_MS) };
}

/** An office of fifty people, at its pace of every day and in its busiest hour. */
export const officeWork: Work = {
  name: 'office',
  sizes: PACES,
  runs: 1,
  ownClock: true,
  contenders: {
    despacho: async (anHour) => {
      const { seen } = await watchOffice(anHour);
      return () => at(seen.times, 0.95);
    },
  },
  facts: async (anHour) => {
    const { seen, leave, stop } = await watchOffice(anHour);
    const { times, jobs, seconds } = seen;
    const facts = rounded({
      'calls a second': times.length / seconds,
      'declarations an hour': (jobs / seconds) * 3600,
      'p50 of a call, ms': at(times, 0.5),
      'p95 of a call, ms': at(times, 0.95),
      'p99 of a call, ms': at(times, 0.99),
    });
    await leave();
    await stop();
    return facts;
  },
};

/** Many clients who do the main job on one machine, side by side with as many empty calls. */
export const loadWork: Work = {
  name: 'load',
  sizes: [1, 8, 32, 100],
  runs: 3,
  ownClock: true,
  contenders: { floor: middle(emptyCalls), despacho: middle(mainJob) },
  facts: async (size) => {
    const { watch, memory, leave, stop } = await crowd(size, mainJob);
    await watch(WINDOW_MS);
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, memory())), 500);
    const { times, jobs, seconds } = await watch(MEASURED_MS);
    clearInterval(looking);
    await leave();
    await sleep(REST_MS);
    const rest = memory();
    await stop();
    const [p50, p95, p99] = [at(times, 0.5), at(times, 0.95), at(times, 0.99)];
    return rounded({
      'calls a second': times.length / seconds,
      'jobs a minute': (jobs / seconds) * 60,
      'p50 of a call, ms': p50,
      'p95 of a call, ms': p95,
      'p99 of a call, ms': p99,
      'p95 over p50': p95 / p50,
      'most memory, MB': most,
      'memory at rest, MB': rest,
    });
  },
};
