import { createWorkOrders } from '../../../functions/work-orders/handler.ts';
import { shardOf, SHARDS } from '../../../functions/runtime/shards.ts';
import { startDucaWorld } from '../../contract/ducaWorld.ts';
import { withoutPreferences } from '../../contract/withoutPreferences.ts';
import type { Person } from '../../contract/world.ts';
import { partitionMeter, type Touched } from '../partitionMeter.ts';
import type { Work } from '../work.ts';

/** What DynamoDB gives a partition in a second. */
const MOST = { read: 3000, write: 1000 };
/** Declarations of Guatemala and Honduras together in a day of 2025; the sizes are so many times that. */
export const A_DAY = 26_500;
/** The busiest hour has so much of a day, and its busiest seconds so much of their share. */
export const BUSY_HOUR = 0.2;
export const BURST = 3;
/** Companies, the largest of which has a sixth of everything; the others follow as towns do, each with its rank's part. */
const COMPANIES = 300;
/** While one declaration is made: saves of what is typed, and looks at the list of orders and at the order. */
export const AUTOSAVES = 30;
export const LOOKS = 10;

const shares = ((): number[] => {
  const weights = Array.from({ length: COMPANIES }, (_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((each) => each / sum);
})();
/** Most of everything that falls to one part, by the companies whose rows lie in it. */
const largestShard = Math.max(
  ...Array.from({ length: SHARDS }, (_, shard) =>
    shares.reduce((sum, share, at) => (shardOf(`empresa-${at}`) === shard ? sum + share : sum), 0),
  ),
);

const COMPANY = 'uno';

/** Number of the last order: the authority of a process knows those of every office in it. */
let number = 1_236_100_000;

/** A declaration's whole way through the handlers and workers, as people and screens ask for it. */
export async function office(lines = 3) {
  // The database that is started is this world's own, not the one before's.
  delete process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  const world = await startDucaWorld();
  process.once('exit', () => void world.stop());
  await world.company(COMPANY, 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno', Direccion: 'Zona 9' });
  const ana = await world.person(COMPANY, 'ana');
  const orders = createWorkOrders(async () => world.services);
  const spent = partitionMeter();
  const calls = new Map<string, { calls: number; ms: number }>();
  const told = (group: string, ms: number): void => {
    const known = calls.get(group) ?? { calls: 0, ms: 0 };
    calls.set(group, { calls: known.calls + 1, ms: known.ms + ms });
  };
  const declare = async (): Promise<void> => {
    // Its last digits choose what the practice authority does.
    number += number % 1000 > 700 ? 300 : 1;
    const call = async (procedure: string, params: object, handler = world.duca, as: Person = ana) => {
      const began = performance.now();
      const { error, result } = await world.call(handler, procedure, params, as);
      told(handler === orders ? 'work-orders' : 'duca', performance.now() - began);
      if (error) throw new Error(`${procedure}: ${error.message}`);
      return result;
    };
    const { orderId } = await world.seed(COMPANY, String(number), { lines });
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await call('list', { TAMANO: 50 }, orders);
      await call('file', { ID: orderId }, orders);
    }
    const derived = await call('derive', { ID_ORDEN: orderId });
    let { header } = derived;
    const { ID } = header;
    const unclaimed = withoutPreferences(derived.body.FRACCIONES);
    if (unclaimed.length > 0)
      ({ header } = await call('patch', { ID, LOCK: header.LOCK, CAMBIOS: unclaimed }));
    for (let saves = 0; saves < AUTOSAVES; saves += 1) {
      const CAMBIOS = [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: `Nota ${saves}` }];
      ({ header } = await call('patch', { ID, LOCK: header.LOCK, CAMBIOS }));
    }
    for (let looks = 0; looks < 3; looks += 1) await call('readiness', { ID });
    await call('transmit', { ID, LOCK: header.LOCK });
    for (let polls = 0; polls < 5; polls += 1) await call('status', { ID });
    await world.pump();
    await call('requestChannel', { ID });
    await world.pump();
    await call('list', { TAMANO: 50 });
    if ((await call('status', { ID })).header.ESTADO === 'TRANSMITIENDO') throw new Error('Not answered');
  };
  return {
    declare,
    spent,
    calls: () => [...calls.values()].reduce((sum, each) => sum + each.calls, 0),
    /** Calls and their milliseconds by procedure group. */
    byGroup: (): ReadonlyMap<string, { calls: number; ms: number }> => calls,
  };
}

/** Which part of everybody's declarations a partition gets, by what stands in its key. */
function shareOf(pk: string): { name: string; share: number } {
  const [owner, , ...rest] = pk.split('#');
  if (owner === 'C') {
    const own = rest.map((part) => (/[0-9]{5}|-.*\d/.test(part) ? '<id>' : part));
    const name = ['<company>', ...own].join('#');
    // Rows of one document or session: its own pace, whatever the country does.
    return { name, share: own.includes('<id>') ? 0 : shares[0]! };
  }
  const parts = pk.split('#');
  if (parts[1] === 'session') return { name: 'system#session#<id>', share: 0 };
  if (owner !== 'system') return { name: `<${owner?.slice(0, 6) ?? ''}…>`, share: 0 };
  if (/^(outbox|transmission-due|happenings)$/.test(parts[1] ?? ''))
    return { name: `system#${parts[1]}#<part>`, share: largestShard };
  if (parts[1] === 'catalogue-revision')
    return { name: 'system#catalogue-revision#<part>', share: 1 / SHARDS };
  return { name: pk, share: 1 };
}

interface Heat {
  name: string;
  kind: 'read' | 'write';
  /** Units a second in the busiest seconds. */
  units: number;
}

function heatOf(touched: readonly Touched[], declarations: number, aDay: number): Heat[] {
  const aSecond = ((aDay * BUSY_HOUR) / 3600) * BURST;
  const heats = new Map<string, Heat>();
  // A partition by chance or by letter is met by some of the declarations: the one that met most counts.
  for (const { place, pk, read, write } of touched) {
    const { name, share } = shareOf(pk);
    for (const [kind, units] of [
      ['read', read],
      ['write', write],
    ] as const) {
      const spread = pk.includes('catalogue-revision') ? SHARDS : 1;
      const each = (units / declarations) * spread * share * aSecond;
      const key = `${kind} ${place.replace(/^despacho-local-/, '')} ${name}`;
      if (each > (heats.get(key)?.units ?? 0)) heats.set(key, { name: key, kind, units: each });
    }
  }
  return [...heats.values()].sort((a, b) => b.units / MOST[b.kind] - a.units / MOST[a.kind]);
}

const DECLARATIONS = 6;

/** What some declarations brought every partition; measured once, for a process has room for one world. */
let measured: Promise<Touched[]> | undefined;

async function measure(): Promise<Touched[]> {
  const { declare, spent } = await office();
  await declare();
  spent.take();
  for (let at = 0; at < DECLARATIONS; at += 1) await declare();
  return spent.take();
}

/** How far the hottest partition is from what DynamoDB gives one, at so many times the two countries' volume. */
export const partitionsWork: Work = {
  name: 'partitions',
  sizes: [1, 10],
  runs: 5,
  contenders: {
    despacho: async () => {
      const { declare } = await office();
      await declare();
      return declare;
    },
  },
  facts: async (times) => {
    measured ??= measure();
    const hottest = heatOf(await measured, DECLARATIONS, A_DAY * times).slice(0, 12);
    const facts: Record<string, number> = { 'declarations a day': A_DAY * times };
    for (const { name, kind, units } of hottest) {
      facts[`${name}, units a second`] = Math.round(units * 10) / 10;
      facts[`${name}, % of ${MOST[kind]}`] = Math.round((units / MOST[kind]) * 1000) / 10;
    }
    return facts;
  },
};
