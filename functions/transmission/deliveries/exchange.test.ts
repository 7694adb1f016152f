import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryReason } from '../../../shared/transmission/deliveries/states.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Services } from '../../runtime/services.ts';
import { tell } from '../outside/circuit.ts';
import { servicesInMemory, START } from '../outside/memory.fixture.ts';
import { SERVICES, serviceKey, type ServiceRow } from '../outside/rows.ts';
import { server, ToldDoor } from './door.fixture.ts';
import { exchangeFiles } from './exchange.ts';
import { COLLECTED_FOR_MS, handFiles } from './hand.ts';
import { dueOf, type DeliveryRow } from './rows.ts';

const MINUTE = 60_000;
const owner = { company: 'emp-1', country: 'GT' } as const;
const user = (name: string) => ({ user: name, password: 'p' });
let memory: ReturnType<typeof servicesInMemory>;
let services: Services;
beforeEach(() => {
  vi.stubEnv('SAT_FILES_ENDPOINT', 'ftp://127.0.0.1:1/');
  memory = servicesInMemory({ 'service-credentials': JSON.stringify({ 'archivos-gt': { '*': user('u') } }) });
  const files = {
    get: async (_: object, __: string, name: string) => (name === 'gone' ? undefined : Buffer.from(name)),
  };
  services = { ...memory.services, files } as unknown as Services;
  Object.assign(server, { told: [], went: [], meanwhile: async () => {} });
  server.refuses.clear();
});
afterEach(() => vi.unstubAllEnvs());

const hand = async (names: string[], more: { company?: string; sha256?: string; object?: string } = {}) => {
  const { company = 'emp-1', sha256 = 'ab12', object = 'object-1' } = more;
  const files = names.map((name) => ({ name, object, bytes: 5, sha256 }));
  const { writes, queued } = await handFiles(
    services,
    { ...owner, company },
    { kind: 'duca', id: 'duc-1' },
    '123-6000567',
    files,
  );
  if (writes.length > 0) await services.database.write(...writes);
  return queued;
};
const run = () => exchangeFiles(services, (address) => new ToldDoor(address));
const rowOf = (name: string, company = 'emp-1') =>
  memory
    .rows(SERVICES)
    .find(({ pk, sk }) => pk === `C#${company}#delivery#duca#duc-1` && sk === name) as DeliveryRow;
const collects = () => memory.rows(SERVICES).filter(({ job }) => job === 'collect');
/** Minutes after the start at which a file is tried next; undefined when it is not. */
const nextOf = (name: string) => {
  const due = dueOf(rowOf(name));
  return due === 0 ? undefined : (due - START) / MINUTE;
};

describe('a file that a document hands over', () => {
  it('is queued under its name, with what the authority may answer for thirty days', async () => {
    expect(await hand(['a.pdf', 'b.pdf'])).toBe(2);
    expect(rowOf('a.pdf')).toMatchObject({
      ...owner,
      ...{ kind: 'duca', id: 'duc-1', job: 'deliver', object: 'object-1', bytes: 5, sha256: 'ab12' },
      ...{ state: 'EN_COLA', begun: false, tries: 0, at: 0, stateSk: '2026-11-20T15:00:00.000Z~duc-1~a.pdf' },
    });
    expect(collects()).toMatchObject([
      { pk: 'C#emp-1#collect', sk: 'GT', ...owner, until: START + COLLECTED_FOR_MS, tries: 0 },
    ]);
    expect(COLLECTED_FOR_MS).toBe(30 * 24 * 60 * MINUTE);
    expect(
      await services.database.get(SERVICES, { pk: 'C#emp-1#delivered', sk: '1236000567' } as never),
    ).toMatchObject({ kind: 'duca', id: 'duc-1' });
    expect(memory.told).toContainEqual([{ field: 'Archivo para la autoridad', before: '', after: 'a.pdf' }]);
  });

  it('is not sent again once it is there, unless it holds other bytes', async () => {
    await hand(['a.pdf']);
    await run();
    expect(await hand(['a.pdf'])).toBe(0);
    expect(rowOf('a.pdf').state).toBe('ENTREGADO');
    expect(await hand(['a.pdf'], { sha256: 'ffff' })).toBe(1);
    expect(rowOf('a.pdf')).toMatchObject({ state: 'EN_COLA', begun: false });
  });

  it('that had stopped begins anew, and knows that a try of it went out', async () => {
    await hand(['a.pdf']);
    server.refuses.set('a.pdf', 'refused');
    await run();
    expect(rowOf('a.pdf')).toMatchObject({ state: 'DETENIDO', reason: 'refused', begun: true });
    expect(await hand(['a.pdf'])).toBe(1);
    expect(rowOf('a.pdf')).toMatchObject({ state: 'EN_COLA', tries: 0, begun: true });
    expect(rowOf('a.pdf')).not.toHaveProperty('reason');
  });

  it('has a name that a server takes', async () => {
    await expect(hand(['../a.pdf'])).rejects.toThrow('cannot be called "../a.pdf" there');
  });
});

describe('a run', () => {
  it('takes what is due there, in the company’s name, and is done with it', async () => {
    await hand(['a.pdf']);
    memory.at(1000);
    expect(await run()).toBe(1);
    expect(server.told).toEqual([
      ['new', { endpoint: 'ftp://127.0.0.1:1/', credentials: user('u'), timeoutMs: 20_000 }],
      ['put', 'a.pdf'],
      ['waiting'],
      ['close'],
    ]);
    expect(server.went).toMatchObject([{ name: 'a.pdf', part: 'a.pdf.ab12.parte', bytes: 5, begun: false }]);
    expect(rowOf('a.pdf')).toMatchObject({ state: 'ENTREGADO', at: START + 1000, begun: true, tries: 1 });
    expect(rowOf('a.pdf')).not.toHaveProperty('stateSk');
    expect(await run()).toBe(0);
    expect(server.went).toHaveLength(1);
    expect(memory.logged).toEqual([
      { name: 'files.exchanged', values: { company: 'emp-1', country: 'GT', done: 1 } },
    ]);
  });

  it('notes what the server said, but not a page of it', async () => {
    server.words = 'x'.repeat(201);
    server.refuses.set('open', 'silent');
    await hand(['a.pdf']);
    await run();
    server.words = '550 said so';
    const values = { outside: 'archivos-gt', company: 'emp-1', reason: 'silent', error: 'x'.repeat(200) };
    expect(memory.logged).toContainEqual({ name: 'files.failed', values });
  });

  it('gives the bytes from any place on, and none of what is here no more', async () => {
    await hand(['a.pdf'], { object: 'x'.repeat(70_000) });
    await hand(['b.pdf'], { object: 'gone' });
    await run();
    const [a, b] = ['a.pdf', 'b.pdf'].map((name) => server.went.find((each) => each.name === name)!);
    const read = async (place: number) => {
      const pieces: number[] = [];
      for await (const piece of (await a!.from(place))!) pieces.push(piece.length);
      return pieces;
    };
    expect(await read(0)).toEqual([65_536, 70_000 - 65_536]);
    expect(await read(69_990)).toEqual([10]);
    expect(await b!.from(0)).toBeUndefined();
  });

  it('says that a try goes out before it does, and holds the file for it', async () => {
    await hand(['a.pdf']);
    const during: unknown[] = [];
    server.meanwhile = async () => {
      const { begun, tries, state } = rowOf('a.pdf');
      during.push([begun, tries, state, nextOf('a.pdf')]);
      server.meanwhile = async () => {};
      expect(await run(), 'another run').toBe(0);
    };
    await run();
    expect(during).toEqual([[true, 1, 'EN_COLA', 3]]);
    expect(server.went).toHaveLength(1);
  });

  it('puts a file off ever longer, and stops after fifty tries', async () => {
    await hand(['a.pdf']);
    server.refuses.set('a.pdf', 'full');
    const waits: unknown[] = [];
    for (let minutes = 0, tries = 1; tries <= 8; tries += 1) {
      memory.at(minutes * MINUTE);
      await run();
      waits.push(nextOf('a.pdf')! - minutes);
      minutes = nextOf('a.pdf')!;
    }
    expect(waits).toEqual([1, 2, 5, 10, 30, 60, 60, 60]);
    expect(rowOf('a.pdf')).toMatchObject({ state: 'EN_COLA', reason: 'full', tries: 8 });
    for (const tries of [48, 49]) {
      await services.database.write({ kind: 'put', table: SERVICES, item: { ...rowOf('a.pdf'), tries } });
      memory.at(nextOf('a.pdf')! * MINUTE);
      await run();
    }
    expect(rowOf('a.pdf')).toMatchObject({ state: 'DETENIDO', reason: 'full', tries: 50 });
    expect(nextOf('a.pdf')).toBeUndefined();
  });

  it.each<[DeliveryReason, string, string[]]>([
    ['taken', 'DETENIDO', ['a.pdf', 'b.pdf']],
    ['gone', 'DETENIDO', ['a.pdf', 'b.pdf']],
    ['refused', 'DETENIDO', ['a.pdf', 'b.pdf']],
    ['full', 'EN_COLA', ['a.pdf', 'b.pdf']],
    ['broken', 'EN_COLA', ['a.pdf']],
    ['silent', 'EN_COLA', ['a.pdf']],
  ])(
    'of a file that is «%s» leaves it %s, and goes on with the others only over a connection that stands',
    async (reason, state, tried) => {
      await hand(['a.pdf', 'b.pdf']);
      server.refuses.set('a.pdf', reason);
      await run();
      expect(rowOf('a.pdf')).toMatchObject({ state, reason });
      expect(server.went.map(({ name }) => name)).toEqual(tried);
      expect(server.told.at(-1)).toEqual(['close']);
      expect(memory.logged).toContainEqual({
        name: 'files.failed',
        values: { company: 'emp-1', id: 'duc-1', reason, error: '550 said so' },
      });
    },
  );

  it('takes twenty things of a company, and the next run the others', async () => {
    await hand(Array.from({ length: 25 }, (_, at) => `f${String(at).padStart(2, '0')}.pdf`));
    expect(await run()).toBe(20);
    expect(await run()).toBe(5);
  });

  it('speaks for forty companies, and the next one for the others', async () => {
    for (let each = 0; each < 41; each += 1) await hand(['a.pdf'], { company: `emp-${each}` });
    expect([await run(), await run()]).toEqual([40, 1]);
  });

  it('begins nothing more after fifty seconds', async () => {
    await hand(['a.pdf', 'b.pdf']);
    server.meanwhile = async () => memory.at(50_000);
    expect(await run()).toBe(1);
    server.meanwhile = async () => memory.at(50_000 + 49_999);
    expect(await run()).toBe(1);
  });

  it('looks for what the authority left every ten minutes, for as long as that may come', async () => {
    await hand(['a.pdf']);
    await run();
    const looks = () => server.told.filter(([name]) => name === 'waiting').length;
    memory.at(10 * MINUTE - 1);
    await run();
    expect(looks()).toBe(1);
    memory.at(10 * MINUTE);
    server.refuses.set('waiting', 'broken');
    await run();
    expect(collects()).toMatchObject([{ tries: 1, stateSk: '2026-11-20T15:20:00.000Z~~' }]);
    server.refuses.clear();
    memory.at(COLLECTED_FOR_MS - 10 * MINUTE - 1);
    await run();
    expect(collects()[0]).toMatchObject({ tries: 0, stateSk: expect.any(String) as string });
    memory.at(COLLECTED_FOR_MS - 1);
    await run();
    expect(collects()[0]).not.toHaveProperty('stateSk');
  });
});

describe('nothing of a company goes', () => {
  const held = async (): Promise<unknown> => {
    expect(await run()).toBe(0);
    expect(server.went).toEqual([]);
    expect(rowOf('a.pdf')).toMatchObject({ state: 'EN_COLA', begun: false, tries: 0 });
    expect([nextOf('a.pdf'), dueOf(collects()[0] as never) - START]).toEqual([1, 10 * MINUTE]);
    return rowOf('a.pdf').reason;
  };
  const service = () => services.database.get<ServiceRow>(SERVICES, serviceKey('archivos-gt'));
  beforeEach(() => hand(['a.pdf']).then(() => undefined));

  it('while it is suspended', async () => {
    const item = { ...companyRowKey('emp-1'), ACTIVO: '0' };
    await services.database.write({ kind: 'put', table: 'users', item });
    expect(await held()).toBe('suspended');
  });

  it('while nobody said where', async () => {
    vi.stubEnv('SAT_FILES_ENDPOINT', '');
    expect(await held()).toBe('no-address');
  });

  it('while it has no user there, and the others’ do', async () => {
    const secret = async () => JSON.stringify({ 'archivos-gt': { 'emp-2': user('otra') } });
    services = { ...services, secret };
    await hand(['c.pdf'], { company: 'emp-2' });
    expect(await run()).toBe(1);
    expect(rowOf('a.pdf').reason).toBe('credentials');
    expect(rowOf('c.pdf', 'emp-2').state).toBe('ENTREGADO');
  });

  it('while the server is down', async () => {
    await tell(services, 'archivos-gt', false, 'silent', 1);
    expect(await held()).toBe('open');
  });

  it('when the server does not open: that counts against it', async () => {
    server.refuses.set('open', 'tls');
    expect(await held()).toBe('tls');
    expect((await service())?.failures).toHaveLength(1);
    expect(server.told.at(-1)).toEqual(['close']);
    server.refuses.clear();
    memory.at(MINUTE);
    expect(await run()).toBe(1);
    expect((await service())?.failures).toEqual([]);
  });

  it('after the server refused the user, a day passes; it was logged in to once, and again only when the credentials changed', async () => {
    server.refuses.set('open', 'credentials');
    expect([await held(), (await service())?.failures]).toEqual(['credentials', []]);
    const logins = () => server.told.filter(([name]) => name === 'new').length;
    for (let minutes = 1; minutes <= 1440; minutes += 1)
      await Promise.resolve(memory.at(minutes * MINUTE)).then(run);
    expect(logins()).toBe(1);
    server.refuses.clear();
    services.secret = async () => JSON.stringify({ 'archivos-gt': { '*': user('otro') } });
    memory.at(1441 * MINUTE);
    expect([await run(), logins()]).toEqual([1, 2]);
  });
});
