import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemKey } from '../../functions/runtime/keys.ts';
import { guarded, type Counter } from '../../functions/users/attempts.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let names = 0;
let counter: Counter;
const START = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60;
const DAY = 24 * 3600;
const after = (seconds: number): void => world.setClock(new Date(START + seconds * 1000).toISOString());
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const named = (more: Partial<Counter> = {}): Counter => {
  names += 1;
  return { key: { pk: systemKey('attempts', `n${names}`), sk: 'A' }, free: 2, clears: true, ...more };
};
beforeEach(() => {
  after(0);
  counter = named();
});

const wrong = (...counters: Counter[]) => guarded(world.services, counters, async () => undefined);
const right = (...counters: Counter[]) => guarded(world.services, counters, async () => 'in');
const row = ({ key }: Counter) => world.services.database.get<Record<string, number>>('sessions', key);
/** Minutes that whoever comes now is told to wait; 0 when nobody makes them. */
async function told(...counters: Counter[]): Promise<number> {
  try {
    await right(...counters);
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ code: 'session.delayed' });
    return Number(/Espere (\d+) min/.exec((error as Error).message)?.[1]);
  }
}

describe('wrong passwords', () => {
  it('cost nothing while they are free, then one, two, four, eight and fifteen minutes, and never more', async () => {
    let at = 0;
    const waits: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      await wrong(counter);
      const until = (await row(counter))!['until']!;
      waits.push(Math.max(0, (until - (START / 1000 + at)) / MINUTE));
      at = until - START / 1000;
      after(at);
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15]);
  });

  it('tell how many minutes are left, begun ones as whole', async () => {
    for (let count = 0; count < 4; count += 1) {
      after(count * MINUTE);
      await wrong(counter);
    }
    after(3 * MINUTE);
    expect(await told(counter)).toBe(2);
    after(4 * MINUTE - 1);
    expect(await told(counter)).toBe(2);
    after(4 * MINUTE);
    expect(await told(counter)).toBe(1);
    after(5 * MINUTE - 1);
    expect(await told(counter)).toBe(1);
    after(5 * MINUTE);
    expect(await told(counter)).toBe(0);
  });

  it('are forgotten a day after the last', async () => {
    for (let count = 0; count < 2; count += 1) await wrong(counter);
    expect((await row(counter))!['expires']).toBe(START / 1000 + DAY);
    after(DAY - 1);
    expect((await row(counter))!['wrong']).toBe(2);
    after(DAY);
    await wrong(counter);
    expect(await row(counter)).toMatchObject({ wrong: 1, flying: 0, until: START / 1000 + DAY });
  });

  it('are forgiven by a right one where it is the person’s own count, and not where many share it', async () => {
    const shared = named({ clears: false });
    for (let count = 0; count < 2; count += 1) await wrong(counter, shared);
    expect(await right(counter, shared)).toBe('in');
    expect(await row(counter)).toMatchObject({ wrong: 0, until: 0, flying: 0 });
    expect(await row(shared)).toMatchObject({ wrong: 2, flying: 0 });
  });
});

describe('a look at a password', () => {
  it('is not taken while one of the counters makes wait; none of the others keeps it as under way', async () => {
    const tight = named({ free: 0 });
    await wrong(tight);
    let looked = false;
    const guess = guarded(world.services, [counter, tight], async () => {
      looked = true;
      return 'in';
    });
    await expect(guess).rejects.toMatchObject({ code: 'session.delayed' });
    expect(looked).toBe(false);
    expect(await row(counter)).toMatchObject({ flying: 0, wrong: 0 });
    expect(await row(tight)).toMatchObject({ flying: 0, wrong: 1 });
  });

  it('is counted as under way while it lasts', async () => {
    await guarded(world.services, [counter], async () => {
      expect(await row(counter)).toMatchObject({ flying: 1 });
      return 'in';
    });
    expect(await row(counter)).toMatchObject({ flying: 0 });
  });

  it('waits a minute when twenty others are under way, and is one of the twenty before', async () => {
    await world.services.database.write({
      kind: 'put',
      table: 'sessions',
      item: { ...counter.key, wrong: 0, flying: 19, until: 0, turn: 1, expires: START / 1000 + DAY },
    });
    expect(await right(counter)).toBe('in');
    expect(await row(counter)).toMatchObject({ flying: 19 });
    await world.services.database.write({
      kind: 'update',
      table: 'sessions',
      key: counter.key,
      set: { flying: 20 },
    });
    expect(await told(counter)).toBe(1);
  });

  it('that lands is never fewer than none under way', async () => {
    await guarded(world.services, [counter], async () => {
      await world.services.database.write({
        kind: 'update',
        table: 'sessions',
        key: counter.key,
        set: { flying: 0 },
      });
      return 'in';
    });
    expect(await row(counter)).toMatchObject({ flying: 0 });
  });

  it('is given up when the count cannot be written for others, and fails with what failed', async () => {
    const { aside } = world.services.database;
    let tries = 0;
    const database = Object.assign(Object.create(world.services.database) as typeof world.services.database, {
      aside: async (...writes: Parameters<typeof aside>) => {
        tries += 1;
        await aside.call(world.services.database, {
          kind: 'put',
          table: 'sessions',
          item: {
            ...counter.key,
            wrong: 0,
            flying: 0,
            until: 0,
            turn: 1000 + tries,
            expires: START / 1000 + DAY,
          },
        });
        return aside.apply(world.services.database, writes);
      },
    });
    const guess = guarded({ ...world.services, database }, [counter], async () => 'in');
    await expect(guess).rejects.toMatchObject({ code: 'busy' });
    expect(tries).toBe(50);
    database.aside = () => Promise.reject(new Error('table is away'));
    await expect(guarded({ ...world.services, database }, [counter], async () => 'in')).rejects.toThrow(
      'table is away',
    );
  });

  it('may find nothing but that it was right', async () => {
    expect(await guarded(world.services, [counter], async () => '')).toBe('');
    expect(await row(counter)).toMatchObject({ wrong: 0 });
    expect(await wrong(counter)).toBeUndefined();
    expect(await row(counter)).toMatchObject({ wrong: 1 });
  });
});
