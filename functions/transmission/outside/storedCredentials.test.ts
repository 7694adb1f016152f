import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../runtime/executor.ts';
import { scopeOfAna } from '../../runtime/scope.fixture.ts';
import { credentialsAt } from './credentials.ts';
import { servicesInMemory, START } from './memory.fixture.ts';
import { CREDENTIALS } from './ownCredentials.ts';
import { SERVICES } from './rows.ts';
import { credentials, removeCredential, saveCredential } from './storedCredentials.ts';
import { tokenFor } from './token.ts';

const scope = scopeOfAna({ login: 'ana@emp-1' });
const TYPED = { USUARIO: 'suyo', CLAVE: 'jacaranda' };
let memory: ReturnType<typeof servicesInMemory>;
beforeEach(() => {
  memory = servicesInMemory();
});
const call = <I>(input: I) => ({ services: memory.services, scope, input }) as Call<I>;
const save = (VALORES: Record<string, string> = TYPED, SERVICIO = 'token-gt') =>
  saveCredential(call({ SERVICIO, VALORES }));
const remove = (SERVICIO = 'token-gt') => removeCredential(call({ SERVICIO }));
const used = (service = 'token-gt') => credentialsAt(memory.services, scope, service);

describe('what a company stores to be let in at a service', () => {
  it('is spoken with from then on, and is nowhere to be read', async () => {
    const listed = await save();
    expect(listed.filter(({ GUARDADA }) => GUARDADA !== '')).toMatchObject([
      { SERVICIO: 'token-gt', GUARDADA: '2026-11-20T15:00:00.000Z', POR: 'ana@emp-1' },
    ]);
    expect(await credentials(call({}))).toEqual(listed);
    expect(JSON.stringify(listed)).not.toMatch(/suyo|jacaranda/);
    expect(await used()).toEqual({ user: 'suyo', password: 'jacaranda' });
    const [row] = memory.rows(CREDENTIALS);
    expect(row).toMatchObject({ pk: 'C#emp-1', sk: 'token-gt', by: 'ana@emp-1', at: START });
    expect(Buffer.from(row!['sealed'] as Uint8Array).toString('latin1')).not.toMatch(/suyo|jacaranda/);
  });

  it('stands in the logbook by who and when, and not by what', async () => {
    await save();
    memory.at(60_000);
    await save({ USUARIO: 'otro', CLAVE: 'ceiba' });
    await remove();
    const first = 'guardada el 20/11/2026 09:00:00 por ana@emp-1';
    const second = 'guardada el 20/11/2026 09:01:00 por ana@emp-1';
    const field = 'Credenciales de SAT: aduana digital';
    expect(memory.told).toEqual([
      [{ field, before: 'ninguna', after: first }],
      [{ field, before: first, after: second }],
      [{ field, before: second, after: 'quitada' }],
    ]);
  });

  it('is gone when it is removed, once', async () => {
    await save();
    expect((await remove()).every(({ GUARDADA, POR }) => GUARDADA === '' && POR === '')).toBe(true);
    expect(await used()).toBeUndefined();
    await expect(remove()).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('una credencial guardada') as string,
    });
  });

  it('of digital customs ends the token that was had with what stood there before; of another service it does not', async () => {
    const token = { pk: 'C#emp-1#token', sk: 'GT', sealed: new Uint8Array(), until: 0, expires: 0 };
    const tokens = () => memory.rows(SERVICES).length;
    const has = () => memory.services.database.write({ kind: 'put', table: SERVICES, item: token as never });
    await has();
    await save(TYPED, 'gt-sat');
    await remove('gt-sat');
    expect(tokens()).toBe(1);
    await save();
    expect(tokens()).toBe(0);
    await has();
    await remove();
    expect(tokens()).toBe(0);
    expect(await tokenFor(memory.services, scope, () => Promise.reject(new Error('asked')))).toBe(
      'no-address',
    );
  });

  it('is tried once more where it was refused, as after the service unlocked the user', async () => {
    const refusal = (service: string) => ({ pk: 'C#emp-1#credentials', sk: service, state: 'refused' });
    for (const service of ['token-gt', 'consulta-permisos-gt', 'consultas-gt'])
      await memory.services.database.write({
        kind: 'put',
        table: SERVICES,
        item: refusal(service) as never,
      });
    await save();
    expect(memory.rows(SERVICES)).toMatchObject([refusal('consultas-gt')]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['lacks a field', { USUARIO: 'u' }, 'Contraseña: falta y es obligatorio'],
    ['has a blank one', { USUARIO: '  ', CLAVE: 'p' }, 'Usuario'],
    ['begins with a blank', { USUARIO: ' u', CLAVE: 'p' }, 'Usuario: empieza o termina con un espacio'],
    ['ends with a blank', { USUARIO: 'u', CLAVE: 'p ' }, 'Contraseña'],
    ['is longer than a field', { USUARIO: 'u'.repeat(201), CLAVE: 'p' }, 'Usuario: admite hasta 200 letras'],
    ['breaks the line', { USUARIO: 'u', CLAVE: 'p\nq' }, 'Contraseña: trae un salto de línea'],
    ['holds a tabulator', { USUARIO: 'u\tv', CLAVE: 'p' }, 'Usuario'],
    ['names a field that is none', { ...TYPED, TOKEN: 'x' }, '«TOKEN» no es un campo de SAT: aduana digital'],
  ])('is refused, with its field and why, when it %s', async (_, typed, field) => {
    await expect(save(typed)).rejects.toMatchObject({
      code: 'params.invalid',
      message: expect.stringContaining(field) as string,
    });
    expect(memory.rows(CREDENTIALS)).toEqual([]);
  });

  it('may be as long as a field, with blanks inside', async () => {
    await save({ USUARIO: 'u'.repeat(200), CLAVE: 'p q' });
    expect(await used()).toEqual({ user: 'u'.repeat(200), password: 'p q' });
  });

  it('is of no service of another country, nor of one that there is not', async () => {
    for (const service of ['hn-sarah', 'nada']) {
      const none = { code: 'not-found', message: expect.stringContaining('un servicio') as string };
      await expect(save(TYPED, service)).rejects.toMatchObject(none);
      await expect(remove(service)).rejects.toMatchObject(none);
    }
  });
});
