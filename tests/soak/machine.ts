import { everyPlace } from '../../infra/embedded/functions/environment.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { SAT, type Practised } from '../faults/authorities.ts';
import { openAuthority, type Authority } from './authority.ts';
import { Clock } from './clock.ts';
import { Dice } from './dice.ts';
import { Objects } from './memory/objects.ts';
import { Queues } from './memory/queues.ts';
import { Tables } from './memory/tables.ts';
import { processIn, type Process, type Stores } from './process.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00Z');
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
const COMPANIES = ['emp-1', 'emp-2'];

/** What all runs share, and what each begins anew: stores, clock, passwords, what the authority is told to do. */
export interface Machine {
  clock: Clock;
  authority: Authority;
  stores: Stores;
  /** Password of each company at the authority. */
  passwords: Record<string, string>;
  /** What people's calls and schedules run in, and two workers. */
  people: Process;
  workers: [Process, Process];
  /** Another run: everything empty, chance and numbers from the seed. */
  restart: (seed: number, number: number, skew: number) => void;
  stop: () => void;
}

export async function startMachine(of: Practised = SAT): Promise<Machine> {
  const same = (name: string): string => name;
  const analysisFolder = '/datos/analisis';
  const places = {
    tableNameOf: same,
    bucketNameOf: same,
    queueUrlOf: same,
    secretIdOf: same,
    analysisFolder,
  };
  Object.assign(process.env, everyPlace(wholeTopology, places), {
    [of.endpoint]: 'http://127.0.0.1:9/practica',
    AWS_REGION: 'us-east-1',
  });
  const chance = Math.random;
  const clock = new Clock(BEGIN);
  const authority = await openAuthority(clock, of);
  const stores = (): Stores => ({
    tables: new Tables(),
    objects: new Objects(),
    queues: new Queues(() => clock.now().getTime()),
  });
  let made = 0;
  let skew = 0;
  const quiet = (): void => undefined;
  const world = {
    stores: stores(),
    passwords: {} as Record<string, string>,
    secret: async (name: string): Promise<string> =>
      name === 'data-key'
        ? DATA_KEY
        : JSON.stringify({
            [of.door]: Object.fromEntries(
              COMPANIES.map((company) => [company, { user: company, password: world.passwords[company] }]),
            ),
          }),
    count: () => (made += 1),
    log: { info: quiet, warn: quiet, error: quiet } satisfies Services['log'],
  };
  const late = (): Date => new Date(clock.now().getTime() + skew);
  return Object.assign(world, {
    clock,
    authority,
    people: await processIn(world, clock.now),
    workers: [await processIn(world, clock.now), await processIn(world, late)] satisfies [Process, Process],
    restart: (seed: number, number: number, skewed: number) => {
      world.stores = stores();
      world.passwords = Object.fromEntries(COMPANIES.map((company) => [company, `${company}-clave`]));
      made = 0;
      skew = skewed;
      clock.restart(BEGIN);
      authority.practice.restart();
      // Jitter is the product's own chance.
      Math.random = new Dice(seed, number, 1).next;
    },
    stop: () => {
      Math.random = chance;
      authority.stop();
    },
  });
}
