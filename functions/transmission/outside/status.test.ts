import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../runtime/executor.ts';
import { systemKey } from '../../runtime/keys.ts';
import { jobScope } from '../../runtime/scope.ts';
import { TABLE } from '../rows.ts';
import { tell } from './circuit.ts';
import { servicesInMemory, START } from './memory.fixture.ts';
import { changesOf, SERVICES } from './rows.ts';
import { serviceHistory, services } from './status.ts';

const NIT = 'consulta-nit-gt';
let memory: ReturnType<typeof servicesInMemory>;
beforeEach(() => {
  memory = servicesInMemory();
});
const call = <I>(input: I, country: 'GT' | 'HN' = 'GT') =>
  ({ services: memory.services, scope: jobScope('emp-1', country), input }) as Call<I>;
const page = (country?: 'GT' | 'HN') => services(call({}, country));
const of = async (name: string) => (await page()).find(({ NOMBRE }) => NOMBRE === name);
const history = (SERVICIO = NIT) => serviceHistory(call({ SERVICIO }));
const fails = (name = NIT, why = 'silent') => tell(memory.services, name, false, why, 1);
const breaker = (sk: string, openSince: number) =>
  memory.services.database.write({
    kind: 'put',
    table: TABLE,
    item: { pk: systemKey('breaker'), sk, lock: 1, failures: [], openSince, probeAt: 0 },
  });

describe('the page of services', () => {
  it('names those of the country, and of which nothing is known says so', async () => {
    const names = (await page()).map(({ NOMBRE }) => NOMBRE);
    expect(names).toContain(NIT);
    expect(names).not.toContain('hn-sarah');
    expect((await page('HN')).map(({ NOMBRE }) => NOMBRE)).toContain('hn-sarah');
    expect(await of(NIT)).toEqual({
      NOMBRE: NIT,
      ETIQUETA: 'Consulta: NIT en la SAT',
      CLASE: 'lookup',
      RESPONDE: '',
      DESDE: '',
      FRASE: 'Ninguna falla anotada.',
    });
  });

  it('says that one answers once it did', async () => {
    await tell(memory.services, NIT, true);
    expect(await of(NIT)).toMatchObject({ RESPONDE: '1', DESDE: '', FRASE: 'Responde.' });
  });

  it('says since when one is down and what to do meanwhile, and shows it first', async () => {
    await fails();
    const [first, ...others] = await page();
    expect(first).toMatchObject({
      NOMBRE: NIT,
      RESPONDE: '0',
      DESDE: '2026-11-20T15:00:00.000Z',
      FRASE:
        'No responde desde el 20/11/2026 09:00. Siga escribiendo: los datos quedan sin verificar y se verifican solos.',
    });
    expect(others.every(({ RESPONDE }) => RESPONDE !== '0')).toBe(true);
  });

  it('reads the breakers of what is transmitted too: down since the first that opened', async () => {
    await breaker('gt-sat~R', 0);
    expect(await of('gt-sat')).toMatchObject({ RESPONDE: '1' });
    await breaker('gt-sat~CONSULTA', START + 60_000);
    await breaker('gt-sat~M', START + 120_000);
    expect(await of('gt-sat')).toMatchObject({ RESPONDE: '0', DESDE: '2026-11-20T15:01:00.000Z' });
    await fails('gt-sat');
    expect(await of('gt-sat')).toMatchObject({ RESPONDE: '0', DESDE: '2026-11-20T15:00:00.000Z' });
    await breaker('gt-satélite~R', START);
    expect(await of('certificador-a')).toMatchObject({ RESPONDE: '' });
  });
});

describe('the history of a service', () => {
  it('says when it stopped answering, why, and when it answered again, newest first', async () => {
    expect(await history()).toEqual([]);
    await fails(NIT, 'unreadable');
    memory.at(25_000);
    await tell(memory.services, NIT, true);
    memory.at(60_000);
    await fails(NIT, 'sin nombre');
    expect(await history()).toEqual([
      { DESDE: '2026-11-20T15:01:00.000Z', RESPONDE: '0', FRASE: 'Dejó de responder.' },
      { DESDE: '2026-11-20T15:00:25.000Z', RESPONDE: '1', FRASE: 'Responde de nuevo.' },
      {
        DESDE: '2026-11-20T15:00:00.000Z',
        RESPONDE: '0',
        FRASE: 'Dejó de responder: contestaba algo que no se entiende.',
      },
    ]);
  });

  it('shows the last thirty', async () => {
    for (let each = 0; each < 31; each += 1)
      await memory.services.database.write({
        kind: 'put',
        table: SERVICES,
        item: { pk: changesOf(NIT), sk: new Date(START + each).toISOString(), down: true, why: '' },
      });
    const rows = await history();
    expect([rows.length, rows[0]?.DESDE]).toEqual([30, '2026-11-20T15:00:00.030Z']);
  });

  it('is that of a service of the country', async () => {
    for (const name of ['hn-sarah', 'nada'])
      await expect(history(name)).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('un servicio') as string,
      });
  });
});
