import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookupName } from '../../../shared/transmission/lookups/kept.ts';
import type { Wire } from '../gateways/wire.ts';
import { shardOf } from '../../runtime/shards.ts';
import { tell } from '../outside/circuit.ts';
import { servicesInMemory, START } from '../outside/memory.fixture.ts';
import { SERVICES } from '../outside/rows.ts';
import { askLookup } from './ask.ts';
import { keep, keptOf, keptRow, publicLookup } from './keep.ts';
import { verifyLater } from './later.ts';
import type { KeptRow } from './rows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const scope = { company: 'emp-1', country: 'GT' } as const;
const document = { ...scope, kind: 'parties', id: 'par-1' };
const user = { '*': { user: 'u', password: 'p' } };

let memory: ReturnType<typeof servicesInMemory>;
/** What was asked for, in turn, and what is answered: the name of the card, '' for none, undefined for silence. */
let asked: string[];
let name: string | undefined;
/** Whether it refuses whoever asks. */
let refuses: boolean;

beforeEach(() => {
  vi.stubEnv('SAT_LOOKUPS_ENDPOINT', 'http://127.0.0.1:1/consultas');
  vi.stubEnv('SARAH_LOOKUPS_ENDPOINT', 'http://127.0.0.1:1/sarah');
  memory = servicesInMemory({
    'service-credentials': JSON.stringify({ 'consultas-gt': user, 'consultas-hn': user }),
  });
  asked = [];
  name = 'ACME';
  refuses = false;
});
afterEach(() => vi.unstubAllEnvs());

const wire: Wire = async ({ body }) => {
  const { clave } = JSON.parse(Buffer.from(body).toString()) as { clave: string };
  asked.push(clave);
  if (refuses) {
    const response = { status: 401, date: '', retryAfter: '', contentType: '', bytes: Buffer.from('{}') };
    return { left: true, fingerprint: '', response };
  }
  if (name === undefined) return { left: true, failure: 'timeout', fingerprint: '' };
  const datos = { NOMBRE: name, ESTADO: 'ACTIVO' };
  const said = name === '' ? { clave, codigo: '40' } : { clave, codigo: '00', datos };
  const response = {
    status: 200,
    date: '',
    retryAfter: '',
    contentType: '',
    bytes: Buffer.from(JSON.stringify(said)),
  };
  return { left: true, fingerprint: '', response };
};
const ask = (key = '1K', more: { anew?: boolean } = {}, of: { company: string; country: 'GT' } = scope) =>
  askLookup(memory.services, of, 'nit', key, { ...more, wire });

describe('what a service says of a thing', () => {
  const said = { NOMBRE: 'ACME', ESTADO: 'ACTIVO' };

  it('is believed for as long as it is fresh, and asked anew then', async () => {
    expect(await ask()).toEqual({ state: 'VERIFICADA', said, at: START });
    memory.at(24 * HOUR - 1);
    expect(await ask()).toEqual({ state: 'VERIFICADA', said, at: START });
    expect(asked).toHaveLength(1);
    memory.at(24 * HOUR);
    name = 'OTRA';
    expect(await ask()).toMatchObject({ said: { NOMBRE: 'OTRA' }, at: START + 24 * HOUR });
    expect(asked).toHaveLength(2);
  });

  it('is asked anew when a person wants, however fresh it is', async () => {
    await ask();
    name = '';
    expect(await ask('1K', { anew: true })).toEqual({ state: 'NO_EXISTE', said: {}, at: START });
    expect(await ask()).toEqual({ state: 'NO_EXISTE', said: {}, at: START });
    expect(asked).toHaveLength(2);
  });

  it('is unverified while it says nothing, with what it said before', async () => {
    name = undefined;
    expect(await ask()).toEqual({ state: 'SIN_VERIFICAR', said: {}, at: 0, reason: 'silent' });
    name = 'ACME';
    await ask();
    memory.at(25 * HOUR);
    name = undefined;
    expect(await ask()).toEqual({ state: 'SIN_VERIFICAR', said, at: START, reason: 'silent' });
  });

  it('rests sealed for a month, each thing of each company by itself', async () => {
    await ask();
    const rows = memory.rows(SERVICES).filter(({ pk }) => pk === 'C#emp-1#lookup');
    expect(rows).toMatchObject([
      { sk: 'nit~1K', found: true, at: START, expires: START / 1000 + 30 * 24 * 3600 },
    ]);
    expect(Buffer.from(rows[0]!['sealed'] as Uint8Array).toString('latin1')).not.toContain('ACME');
    await ask('2K');
    await ask('1K', {}, { ...scope, company: 'emp-2' });
    expect(asked).toEqual(['1K', '2K', '1K']);
  });
});

describe('what a document asked for', () => {
  const row = (state: 'VERIFICADA' | 'NO_EXISTE' | 'SIN_VERIFICAR', tries = 0, at = START): KeptRow =>
    keptRow(
      memory.services,
      document,
      'nit',
      '1K',
      { state, said: { NOMBRE: 'ACME' }, at, reason: 'silent' },
      tries,
    );

  it('is kept with the document, sealed, and read as people read it', async () => {
    const kept = keptRow(memory.services, document, 'nit', '1K', {
      state: 'VERIFICADA',
      said: { NOMBRE: 'ACME' },
      at: START,
    });
    expect(kept).toMatchObject({ pk: 'C#emp-1#said#parties#par-1', sk: 'nit~1K', ...document, tries: 0 });
    expect(kept).not.toHaveProperty('reason');
    await keep(memory.services, kept);
    expect(await keptOf(memory.services, document)).toEqual([
      {
        CONSULTA: 'nit',
        CLAVE: '1K',
        ESTADO: 'VERIFICADA',
        DICE: { NOMBRE: 'ACME' },
        FRASE: 'La SAT: ACME.',
        DICHO: '2026-11-20T15:00:00.000Z',
        SIGUIENTE: '',
      },
    ]);
    expect(await keptOf(memory.services, { ...document, id: 'par-2' })).toEqual([]);
  });

  it('that is unverified is due again by itself, and what is answered is not', () => {
    expect(row('SIN_VERIFICAR')).toMatchObject({
      reason: 'silent',
      stateSk: '2026-11-20T15:01:00.000Z~par-1~nit~1K',
    });
    for (const state of ['VERIFICADA', 'NO_EXISTE'] as const) {
      expect(row(state)).not.toHaveProperty('stateSk');
      expect(row(state)).not.toHaveProperty('statePk');
    }
    expect(publicLookup(memory.services, row('SIN_VERIFICAR', 0, 0))).toMatchObject({
      DICHO: '',
      SIGUIENTE: '2026-11-20T15:01:00.000Z',
      FRASE: expect.stringContaining('Siga: se verifica solo.') as string,
    });
    expect(publicLookup(memory.services, row('NO_EXISTE')).SIGUIENTE).toBe('');
  });

  it('is asked ever more seldom, and after sixty tries by nobody but a person', () => {
    const minutes = (tries: number): number =>
      (Date.parse(row('SIN_VERIFICAR', tries).stateSk?.split('~')[0] ?? '') - START) / MINUTE;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 59].map(minutes)).toEqual([1, 2, 5, 10, 30, 60, 180, 180, 180]);
    expect(row('SIN_VERIFICAR', 60)).not.toHaveProperty('stateSk');
    expect(publicLookup(memory.services, row('SIN_VERIFICAR', 60)).FRASE).toContain(
      'Verifíquelo por otro medio.',
    );
  });
});

describe('later', () => {
  const unverified = (key: string, more: Partial<KeptRow> = {}, lookup: LookupName = 'nit') => {
    const of = { ...document, ...more };
    const known = { state: 'SIN_VERIFICAR', said: {}, at: 0, reason: 'silent' } as const;
    return keep(memory.services, { ...keptRow(memory.services, of, lookup, key, known), ...more });
  };
  const run = () => verifyLater(memory.services, wire);
  const known = () =>
    memory
      .rows(SERVICES)
      .filter(({ pk }) => pk.includes('#said#'))
      .map(({ key, state, tries }) => [key, state, tries]);

  it('what was not verified is, once it is due and not before', async () => {
    await unverified('1K');
    memory.at(MINUTE - 1);
    expect([await run(), asked]).toEqual([0, []]);
    memory.at(MINUTE);
    expect([await run(), asked]).toEqual([1, ['1K']]);
    expect(known()).toEqual([['1K', 'VERIFICADA', 1]]);
    memory.at(HOUR);
    expect([await run(), asked]).toEqual([0, ['1K']]);
  });

  it('that there is no such thing is an answer too', async () => {
    await unverified('1K');
    memory.at(MINUTE);
    name = '';
    expect(await run()).toBe(1);
    expect(known()).toEqual([['1K', 'NO_EXISTE', 1]]);
  });

  it('what is silent still is put off, and counts as a try', async () => {
    await unverified('1K');
    memory.at(MINUTE);
    name = undefined;
    expect(await run()).toBe(0);
    expect(known()).toEqual([['1K', 'SIN_VERIFICAR', 1]]);
    expect(memory.rows(SERVICES).find(({ sk }) => sk === 'nit~1K')?.['stateSk']).toBe(
      '2026-11-20T15:03:00.000Z~par-1~nit~1K',
    );
  });

  it('after the service refused the user, a day passes; it was asked once, and again only when the credentials changed', async () => {
    for (const key of ['1K', '2K', '3K']) await unverified(key);
    refuses = true;
    for (let minutes = 1; minutes <= 24 * 60; minutes += 10) {
      memory.at(minutes * MINUTE);
      await run();
    }
    expect(asked).toHaveLength(1);
    expect((await ask('4K', { anew: true })).reason).toBe('credentials');
    expect(asked).toHaveLength(1);
    expect(known()).toEqual(['1K', '2K', '3K'].map((key) => [key, 'SIN_VERIFICAR', 0]));
    refuses = false;
    const other = { '*': { user: 'u', password: 'other' } };
    const secret = async () => JSON.stringify({ 'consultas-gt': other });
    Object.assign(memory.services, { secret });
    memory.at(26 * HOUR);
    expect(await run()).toBe(3);
  });

  it('what the breaker holds back was not tried', async () => {
    await unverified('1K');
    await tell(memory.services, 'consulta-nit-gt', false, 'silent', 1);
    await memory.services.database.write({
      kind: 'put',
      table: SERVICES,
      item: {
        ...memory.rows(SERVICES).find(({ sk }) => sk === 'consulta-nit-gt')!,
        probeAt: START + HOUR,
      } as never,
    });
    memory.at(MINUTE);
    expect([await run(), asked]).toEqual([0, []]);
    expect(known()).toEqual([['1K', 'SIN_VERIFICAR', 0]]);
  });

  it('of each service one goes first: where it is down the others do not knock', async () => {
    for (const key of ['1K', '2K', '3K', '4K', '5K']) await unverified(key);
    for (let time = 0; time < 3; time += 1) await tell(memory.services, 'consulta-nit-gt', false);
    memory.at(MINUTE);
    name = undefined;
    expect(await run()).toBe(0);
    expect(asked).toEqual(['1K']);
    memory.at(4 * MINUTE);
    name = 'ACME';
    expect(await run()).toBe(5);
    expect(asked).toHaveLength(6);
  });

  it('takes of each company one in turn, and so many at a time', async () => {
    const companies = Array.from({ length: 40 }, (_, at) => `emp-${at}`)
      .filter((each, at, all) => all.findIndex((other) => shardOf(other) === shardOf(each)) === at)
      .slice(0, 5);
    for (const [at, company] of companies.entries())
      for (let each = 0; each < 30; each += 1)
        await unverified(`${at + 1}${String(each).padStart(2, '0')}K`, { company });
    memory.at(MINUTE);
    expect(await run()).toBe(120);
    // Those of one round go side by side.
    expect(
      asked
        .slice(0, 10)
        .map((key) => key[0])
        .sort(),
    ).toEqual([...'1122334455']);
    expect(await run()).toBe(30);
  });

  it('what cannot be kept is not hidden', async () => {
    await unverified('1K');
    memory.at(MINUTE);
    const breaking: Wire = async (request) => {
      const answer = await wire(request);
      memory.breakWith(new Error('no table'));
      return answer;
    };
    await expect(verifyLater(memory.services, breaking)).rejects.toThrow('no table');
  });

  it('what somebody asked for meanwhile stays as that found it', async () => {
    await unverified('1K');
    memory.at(MINUTE);
    const slow: Wire = async (request) => {
      const found = { state: 'NO_EXISTE', said: {}, at: START + MINUTE } as const;
      await keep(memory.services, keptRow(memory.services, document, 'nit', '1K', found));
      return wire(request);
    };
    expect(await verifyLater(memory.services, slow)).toBe(0);
    expect(known()).toEqual([['1K', 'NO_EXISTE', 0]]);
  });
});
