import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueRows } from '../../functions/transmission/due.ts';
import { credentialsKey } from '../../functions/transmission/credentials.ts';
import { SERVICES } from '../../functions/transmission/outside/rows.ts';
import { TABLE } from '../../functions/transmission/rows.ts';
import { status } from '../../functions/transmission/status.ts';
import { after, MINUTE, now, startMachine, type Machine } from './machine.ts';
import { ana, NOW } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => on.stop());
beforeEach(async () => {
  vi.stubEnv('SAT_ENDPOINT', 'http://127.0.0.1:1/sat');
  await on.fresh();
  // What other tests left is no longer among what is due.
  const due = await dueRows(on.services);
  for (const { id } of due) await on.put(id, { statePk: 'elsewhere' });
});
const call = (input: object = {}, by = ana) => on.call(input, by);

describe('how the authority is', () => {
  it('says that it answers, and how much of the company waits or is in doubt', async () => {
    for (const [state, company] of [
      ['QUEUED', 'emp-1'],
      ['NOT_SENT', 'emp-1'],
      ['SENDING', 'emp-1'],
      ['UNKNOWN', 'emp-1'],
      ['RECONCILING', 'emp-1'],
      ['NEEDS_HUMAN', 'emp-1'],
      ['QUEUED', 'emp-2'],
      ['UNKNOWN', 'emp-2'],
    ] as const) {
      on.nextNumber();
      await on.standing({ state, company });
    }
    await on.setBreaker('R', { openSince: 0 });
    expect(await status(call())).toEqual({
      AUTORIDAD: 'SAT',
      RESPONDE: '1',
      DESDE: '',
      FRASE: 'SAT responde.',
      EN_COLA: 2,
      CONFIRMANDO: 3,
      INTERRUPTORES: [{ SERVICIO: 'gt-sat', OPERACION: 'R', ABIERTO: false, DESDE: '' }],
      PRACTICA: '0',
    });
  });

  it('says since when it does not answer: since the first of its breakers opened', async () => {
    await on.setBreaker('CONSULTA', { openSince: 0 });
    await on.setBreaker('R', { openSince: now });
    await on.setBreaker('V', { openSince: now + MINUTE });
    await on.services.database.write({
      kind: 'put',
      table: TABLE,
      item: { pk: 'system#breaker' as never, sk: 'otra~R', lock: 1, openSince: 1, failures: [], probeAt: 0 },
    });
    const shown = await status(call());
    expect(shown).toMatchObject({ RESPONDE: '0', DESDE: NOW });
    expect(shown.FRASE).toBe('SAT no responde desde las 09:00; lo que envíe espera en cola y saldrá solo.');
    expect(shown.INTERRUPTORES.map((each) => [each.OPERACION, each.ABIERTO, each.DESDE])).toEqual([
      ['CONSULTA', false, ''],
      ['R', true, NOW],
      ['V', true, after(MINUTE)],
    ]);
    await on.services.database.write({
      kind: 'delete',
      table: TABLE,
      key: { pk: 'system#breaker' as never, sk: 'otra~R' },
    });
  });

  it('says so of one whose few exchanges all failed, too, and why where it could not prove who it is', async () => {
    const failing = { failingSince: now - 5 * MINUTE, failingAt: now - MINUTE };
    await on.setBreaker('R', { ...failing, failingAt: failing.failingSince });
    expect(await status(call())).toMatchObject({ RESPONDE: '1', FRASE: 'SAT responde.' });
    await on.setBreaker('R', failing);
    expect(await status(call())).toMatchObject({
      RESPONDE: '0',
      DESDE: after(-5 * MINUTE),
      FRASE: 'SAT no responde desde las 08:55; lo que envíe espera en cola y saldrá solo.',
    });
    await on.setBreaker('R', { ...failing, insecure: true });
    expect((await status(call())).FRASE).toContain('no pasa la verificación de seguridad desde las 08:55');
  });

  it('says that the company’s password is refused, and only then', async () => {
    await on.setCredentials({ state: 'good' });
    expect((await status(call())).FRASE).toBe('SAT responde.');
    await on.setCredentials({ state: 'refused' });
    expect((await status(call())).FRASE).toBe(
      'SAT responde. SAT no acepta la contraseña de su empresa: corrija las credenciales y lo que espera saldrá solo.',
    );
  });

  it('says how many are confirmed after a restoration, of those in doubt', async () => {
    await on.standing({ state: 'UNKNOWN', restored: true });
    expect((await status(call())).FRASE).toBe(
      'SAT responde. Restauración: confirmando 1 declaración con SAT antes de enviar nada.',
    );
    on.nextNumber();
    await on.standing({ state: 'RECONCILING', restored: true });
    on.nextNumber();
    await on.standing({ state: 'QUEUED', restored: true });
    on.nextNumber();
    await on.standing({ state: 'UNKNOWN' });
    expect((await status(call())).FRASE).toContain('confirmando 2 declaraciones');
  });

  it('names the one service of the authority that does not answer or refuses the password, and no other', async () => {
    const there = { ...ana, country: 'HN' as const };
    const item = (key: object, more: object) =>
      on.services.database.write({ kind: 'put', table: TABLE, item: { ...key, ...more } as never });
    const breaker = { pk: 'system#breaker', sk: 'hn-manifiestos~R' };
    for (const name of ['SARAH', 'SARAH_MANIFESTS']) vi.stubEnv(`${name}_ENDPOINT`, 'http://127.0.0.1:1/s');
    expect((await status(call({}, there))).FRASE).toBe('SARAH responde.');
    await item(breaker, { lock: 1, openSince: now, failures: [], probeAt: 0 });
    await item(credentialsKey(ana, 'hn-sarah'), { state: 'refused' });
    const shown = await status(call({}, there));
    expect(shown).toMatchObject({ RESPONDE: '0', DESDE: NOW });
    expect(shown.FRASE).toBe(
      '«SARAH: manifiestos» no responde desde las 09:00; lo que envíe espera en cola y saldrá solo. ' +
        '«SARAH: declaraciones» no acepta la contraseña de su empresa: corrija las credenciales y lo que espera saldrá solo.',
    );
    vi.stubEnv('SARAH_MANIFESTS_ENDPOINT', '');
    expect((await status(call({}, there))).FRASE).toContain(
      'El servidor no sabe dónde está «SARAH: manifiestos»',
    );
  });

  it('says of a service beside the authority that it refused the company’s user', async () => {
    const key = credentialsKey(ana, 'archivos-gt');
    const item = { ...key, lock: 1, version: 'v1', state: 'refused', until: 0 } as const;
    await on.services.database.write({ kind: 'put', table: SERVICES, item });
    expect((await status(call())).FRASE).toBe(
      'SAT responde. «SAT: archivos» no acepta la contraseña de su empresa: corrija las credenciales y lo que espera saldrá solo.',
    );
    await on.services.database.write({ kind: 'delete', table: SERVICES, key });
  });

  it('says of a country without a connection that there is none', async () => {
    const there = { ...ana, country: 'SV' as const };
    await on.setBreaker('R', { openSince: now });
    expect(await status(call({}, there))).toMatchObject({
      AUTORIDAD: 'Aduanas de El Salvador',
      RESPONDE: '0',
      FRASE: 'La conexión con Aduanas de El Salvador todavía no está disponible.',
      INTERRUPTORES: [],
      PRACTICA: '0',
    });
  });

  it('is practice only where practice is on and the address is that of practice', async () => {
    const practice = async (PRACTICE: string, endpoint: string) => {
      vi.stubEnv('PRACTICE', PRACTICE);
      vi.stubEnv('SAT_ENDPOINT', endpoint);
      vi.stubEnv('SAT_PRACTICE_ENDPOINT', 'http://127.0.0.1:1/sat');
      return (await status(call())).PRACTICA;
    };
    expect(await practice('1', 'http://127.0.0.1:1/sat')).toBe('1');
    expect(await practice('0', 'http://127.0.0.1:1/sat')).toBe('0');
    expect(await practice('1', 'https://sat.gob.gt/')).toBe('0');
    vi.stubEnv('SAT_PRACTICE_ENDPOINT', '');
    vi.stubEnv('SAT_ENDPOINT', '');
    expect((await status(call())).PRACTICA).toBe('0');
    vi.unstubAllEnvs();
  });
});
