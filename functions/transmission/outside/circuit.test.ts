import { beforeEach, describe, expect, it } from 'vitest';
import { admits, tell } from './circuit.ts';
import { servicesInMemory, START } from './memory.fixture.ts';
import { serviceKey, SERVICES, type ServiceChange, type ServiceRow } from './rows.ts';

const NAME = 'consulta-nit-gt';
const SECOND = 1000;
const DAY_SECONDS = 24 * 3600;
let memory: ReturnType<typeof servicesInMemory>;
beforeEach(() => {
  memory = servicesInMemory();
});
const row = () => memory.services.database.get<ServiceRow>(SERVICES, serviceKey(NAME));
const fails = (why = 'silent', enough?: number) => tell(memory.services, NAME, false, why, enough);
const works = () => tell(memory.services, NAME, true);
const mayCall = () => admits(memory.services, NAME);
const changes = () =>
  memory.rows(SERVICES).filter(({ pk }) => pk === `system#services#${NAME}`) as ServiceChange[];
const down = async () => {
  for (let time = 0; time < 3; time += 1) await fails();
};

describe('an outside service', () => {
  it('of which nothing is known may be called, and stands among those that were once it answered', async () => {
    expect(await mayCall()).toBe(true);
    expect(await row()).toBeUndefined();
    await works();
    expect(await row()).toMatchObject({ lock: 1, failures: [], openSince: 0, probeAt: 0 });
    await works();
    expect(await row(), 'nothing is written where nothing changed').toMatchObject({ lock: 1 });
    expect(changes()).toEqual([]);
  });

  it('is taken for down by three failures within a minute', async () => {
    await fails();
    memory.at(30 * SECOND);
    await fails();
    expect(await mayCall()).toBe(true);
    memory.at(60 * SECOND - 1);
    await fails();
    expect(await row()).toMatchObject({
      openSince: START + 60 * SECOND - 1,
      probeAt: START + 80 * SECOND - 1,
    });
    expect(await mayCall()).toBe(false);
  });

  it('is not, while the first of the three is a minute old', async () => {
    await fails();
    memory.at(30 * SECOND);
    await fails();
    memory.at(60 * SECOND);
    await fails();
    expect(await row()).toMatchObject({ openSince: 0, probeAt: 0 });
    expect(await mayCall()).toBe(true);
  });

  it('is not, while it answers in between: an answer takes every failure back', async () => {
    await fails();
    await fails();
    await works();
    expect(await row()).toMatchObject({ failures: [], openSince: 0 });
    await fails();
    await fails();
    expect(await row()).toMatchObject({ openSince: 0 });
  });

  it('that is called rarely is taken for down by one failure', async () => {
    await fails('silent', 1);
    expect(await row()).toMatchObject({ openSince: START, failures: [START] });
    expect(await mayCall()).toBe(false);
  });

  it('keeps no more failures than it takes', async () => {
    await down();
    for (let time = 1; time < 5; time += 1) {
      memory.at(time);
      await fails();
    }
    expect((await row())?.failures).toEqual([START + 2, START + 3, START + 4]);
  });
});

describe('a service that is down', () => {
  beforeEach(down);

  it('is looked at by one call in twenty seconds, whoever calls', async () => {
    memory.at(20 * SECOND - 1);
    expect(await mayCall()).toBe(false);
    memory.at(20 * SECOND);
    expect(await Promise.all([mayCall(), mayCall(), mayCall()])).toEqual([true, false, false]);
    expect(await row()).toMatchObject({ openSince: START, probeAt: START + 40 * SECOND });
    memory.at(40 * SECOND - 1);
    expect(await mayCall()).toBe(false);
  });

  it('stays down since it was, and is told once', async () => {
    memory.at(50 * SECOND);
    await fails('unreadable');
    expect(await row()).toMatchObject({ openSince: START, probeAt: START + 20 * SECOND });
    expect(changes()).toHaveLength(1);
  });

  it('is up again with its first answer, and both changes stand on the page for a season', async () => {
    memory.at(25 * SECOND);
    await works();
    expect(await row()).toMatchObject({ failures: [], openSince: 0, probeAt: 0 });
    expect(await mayCall()).toBe(true);
    const kept = (at: number) => Math.floor(at / 1000) + 90 * DAY_SECONDS;
    expect(changes()).toEqual([
      {
        pk: `system#services#${NAME}`,
        sk: '2026-11-20T15:00:00.000Z',
        down: true,
        why: 'silent',
        expires: kept(START),
      },
      {
        pk: `system#services#${NAME}`,
        sk: '2026-11-20T15:00:25.000Z',
        down: false,
        why: '',
        expires: kept(START + 25 * SECOND),
      },
    ]);
    expect(memory.logged).toEqual([
      { name: 'service.changed', values: { outside: NAME, down: true, why: 'silent' } },
      { name: 'service.changed', values: { outside: NAME, down: false, why: '' } },
    ]);
  });
});

describe('what cannot be counted', () => {
  it('is told and keeps no document waiting', async () => {
    const broken = new Error('no table');
    memory.breakWith(broken);
    await fails();
    expect(memory.logged).toEqual([{ name: 'service.changed', values: { outside: NAME, error: broken } }]);
  });

  it('because others count beside it is counted all the same', async () => {
    await Promise.all([fails(), fails(), fails()]);
    expect(await row()).toMatchObject({ openSince: START });
    expect(changes()).toHaveLength(1);
  });
});
