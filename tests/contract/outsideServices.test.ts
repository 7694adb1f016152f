import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptLookup } from '../../shared/transmission/lookups/kept.ts';
import type { Person } from './world.ts';
import { after, fresh, startServicesWorld, type ServicesWorld } from './servicesWorld.ts';

let world: ServicesWorld;
let ana: Person;
let id: string;

beforeAll(async () => {
  world = await startServicesWorld();
  await world.company('emp-1');
  ana = await world.person('emp-1', 'ana');
  id = await world.card(ana, '');
});
afterAll(() => world.stop());

/** So many minutes after the start, with new sessions: the old ones may be over. */
async function at(minutes: number): Promise<void> {
  world.setClock(after(minutes));
  ana = await world.person('emp-1', 'ana');
}

beforeEach(async () => {
  await at(0);
  await world.calm();
});

const ask = async (more: object = {}, by: Person = ana) =>
  world.call(
    world.transmission,
    'lookup',
    { TIPO: 'parties', DOCUMENTO: id, CONSULTA: 'nit', CLAVE: fresh(), ...more },
    by,
  );
const told = async (more: object = {}): Promise<KeptLookup> => (await ask(more)).result as KeptLookup;
const kept = async (): Promise<KeptLookup[]> =>
  (await world.call(world.transmission, 'lookupsOf', { TIPO: 'parties', DOCUMENTO: id }, ana))
    .result as KeptLookup[];
const play = (key: string, ...scripts: string[]) =>
  world.practice.services.mood.queued.set(key, scripts as never);

describe('the token of digital customs', () => {
  let heading = 1000000;
  const quota = () => ({
    CONSULTA: 'permisos',
    CLAVE: `0703${(heading += 11) % 10_000_000}`.padEnd(10, '0').slice(0, 10),
  });

  it('is fetched once and used until just before it ends', async () => {
    const { calls } = world.practice.services;
    await told(quota());
    const before = calls['token']!;
    world.setClock(after(4));
    await told(quota());
    expect(calls['token']).toBe(before);
    world.setClock(after(4.6));
    expect((await told(quota())).ESTADO).toBe('VERIFICADA');
    expect(calls['token']).toBe(before + 1);
  });

  it('that ends during the work is fetched anew, and the look-up is answered', async () => {
    await told(quota());
    world.practice.services.tokens.clear();
    expect((await told(quota())).ESTADO).toBe('VERIFICADA');
  });

  it('is never in a log nor in an answer', async () => {
    const answers = JSON.stringify([await ask(quota()), await kept()]);
    const [text] = [...world.practice.services.tokens.keys()].slice(-1);
    expect(text!.length).toBeGreaterThan(20);
    for (const token of world.practice.services.tokens.keys()) {
      expect(answers).not.toContain(token);
      expect(world.logged.join()).not.toContain(token);
    }
  });

  it('without a user at its service leaves things unverified', async () => {
    const whole = world.held.secret;
    world.held.secret = '{"consultas-gt": {"*": {"user": "a", "password": "b"}}}';
    await at(600);
    const answer = await told(quota());
    world.held.secret = whole;
    expect(answer.FRASE).toContain('no acepta el usuario de su empresa');
  });
});

describe('the page of services', () => {
  const services = async () =>
    (await world.call(world.transmission, 'services', {}, ana)).result as {
      NOMBRE: string;
      RESPONDE: string;
      FRASE: string;
    }[];

  it('names every service of the country, and says of one that is down since when and what to do', async () => {
    // Later than every change that other tests brought about.
    await at(7 * 24 * 60);
    for (let each = 0; each < 3; each += 1) {
      const CLAVE = fresh();
      play(CLAVE, 'unavailable');
      await told({ CLAVE });
    }
    const [first, ...rest] = await services();
    expect(first).toMatchObject({ NOMBRE: 'consulta-nit-gt', RESPONDE: '0' });
    expect(first!.FRASE).toBe(
      'No responde desde el 27/11/2026 09:00. Siga escribiendo: los datos quedan sin verificar y se verifican solos.',
    );
    expect(rest.map(({ NOMBRE }) => NOMBRE)).toEqual(
      expect.arrayContaining(['gt-sat', 'banco-gt', 'correo', 'token-gt']),
    );
    expect(rest.some(({ NOMBRE }) => NOMBRE.endsWith('-hn'))).toBe(false);
    world.setClock(after(7 * 24 * 60 + 1));
    await told();
    expect((await services()).every(({ RESPONDE }) => RESPONDE !== '0')).toBe(true);
    const history = await world.call(
      world.transmission,
      'serviceHistory',
      { SERVICIO: 'consulta-nit-gt' },
      ana,
    );
    expect((history.result as { FRASE: string }[]).slice(0, 2).map(({ FRASE }) => FRASE)).toEqual([
      'Responde de nuevo.',
      'Dejó de responder: no contestaba.',
    ]);
  });

  it('tells the history of no service of another country', async () => {
    for (const SERVICIO of ['hn-sarah', 'x', '#'])
      expect((await world.call(world.transmission, 'serviceHistory', { SERVICIO }, ana)).error?.code).toBe(
        'not-found',
      );
  });
});
