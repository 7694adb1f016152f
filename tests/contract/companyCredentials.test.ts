import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import { openGateway } from '../../functions/transmission/gateways/gateways.ts';
import { CREDENTIALS, ownCredentialsKey } from '../../functions/transmission/outside/ownCredentials.ts';
import type { KeptLookup } from '../../shared/transmission/lookups/kept.ts';
import type { ListedCredential } from '../../shared/transmission/outside/credentialProcedures.ts';
import type { Answer, Person } from './world.ts';
import { after, fresh, startServicesWorld, type ServicesWorld } from './servicesWorld.ts';

// What an administrator types for an outside service is used in the company's name, and nobody reads it again.

const SECRET = 'jacaranda-en-la-sexta-avenida';

let world: ServicesWorld;
let ana: Person;
let bea: Person;
let card: string;

async function administrator(company: string, id: string): Promise<Person> {
  const person = await world.person(company, id);
  const key = userRowKey(company, id);
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  return person;
}

beforeAll(async () => {
  world = await startServicesWorld();
  await world.company('emp-1');
  await world.company('emp-2');
  ana = await administrator('emp-1', 'ana');
  card = await world.card(ana, '');
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock(after(0));
  ana = await administrator('emp-1', 'ana');
  bea = await administrator('emp-2', 'bea');
  await world.calm();
});

const call = (name: string, input: object, by = ana): Promise<Answer> =>
  world.call(world.transmission, name, input, by);
const save = (SERVICIO: string, VALORES: object = { USUARIO: 'ana', CLAVE: SECRET }, by = ana) =>
  call('saveCredential', { SERVICIO, VALORES }, by);
const listed = async (by = ana) => (await call('credentials', {}, by)).result as ListedCredential[];
const lookUp = async (by = ana): Promise<KeptLookup> =>
  (await call('lookup', { TIPO: 'parties', DOCUMENTO: card, CONSULTA: 'nit', CLAVE: fresh() }, by))
    .result as KeptLookup;

describe('credentials of a company', () => {
  it('are listed by service of its country, with when and by whom they were stored and never what they are', async () => {
    expect((await listed()).map(({ SERVICIO }) => SERVICIO)).toEqual([
      'gt-sat',
      'consultas-gt',
      'token-gt',
      'archivos-gt',
      'certificador-a',
      'certificador-b',
    ]);
    const saved = await save('gt-sat');
    expect(saved.result).toEqual(await listed());
    expect((await listed())[0]).toEqual({
      SERVICIO: 'gt-sat',
      ETIQUETA: 'SAT: declaraciones',
      ABRE: 'Transmite las DUCA y pide su canal.',
      CAMPOS: [
        { NOMBRE: 'USUARIO', ETIQUETA: 'Usuario' },
        { NOMBRE: 'CLAVE', ETIQUETA: 'Contraseña' },
      ],
      GUARDADA: after(0),
      POR: 'ana@emp-1',
    });
    expect((await listed(bea)).every(({ GUARDADA }) => GUARDADA === '')).toBe(true);
  });

  it('are what a look-up speaks with, of this company alone, and no more once they are removed', async () => {
    const installed = world.held.secret;
    world.held.secret = '{}';
    expect((await lookUp()).FRASE).toContain('no acepta el usuario de su empresa');
    await save('consultas-gt');
    expect((await lookUp()).ESTADO).toBe('VERIFICADA');
    await call('removeCredential', { SERVICIO: 'consultas-gt' });
    expect((await lookUp()).FRASE).toContain('no acepta el usuario de su empresa');
    expect((await call('removeCredential', { SERVICIO: 'consultas-gt' })).error?.code).toBe('not-found');
    world.held.secret = installed;
  });

  it('open the authority’s door before those that were installed, and other ones by another name', async () => {
    const named = async () =>
      (await openGateway()(world.services, { company: 'emp-1', country: 'GT', kind: 'duca' })).credentials;
    await save('gt-sat');
    const first = await named();
    await save('gt-sat', { USUARIO: 'ana', CLAVE: 'otra' });
    expect(await named()).not.toBe(first);
    await save('gt-sat');
    expect(await named()).toBe(first);
    await call('removeCredential', { SERVICIO: 'gt-sat' });
  });

  it('that stand at another company’s or another service’s place open for nobody', async () => {
    await save('consultas-gt');
    const { database } = world.services;
    const row = (await database.get<{ sealed: Uint8Array }>(
      CREDENTIALS,
      ownCredentialsKey({ company: 'emp-1' }, 'consultas-gt'),
    ))!;
    const places = [ownCredentialsKey({ company: 'emp-2' }, 'gt-sat'), ownCredentialsKey(ana, 'gt-sat')];
    for (const place of places) {
      await database.aside({
        kind: 'put',
        table: CREDENTIALS,
        item: { ...row, ...place, pk: companyKey({ company: place.pk.split('#')[1]! }) },
      });
      const opening = openGateway()(world.services, {
        company: place.pk.split('#')[1]!,
        country: 'GT',
        kind: 'duca',
      });
      await expect(opening).rejects.toMatchObject({ code: 'credenciales ilegibles' });
      await database.aside({ kind: 'delete', table: CREDENTIALS, key: place });
    }
    await call('removeCredential', { SERVICIO: 'consultas-gt' });
  });

  it.each<[string, string, object, RegExp]>([
    ['a field is missing', 'gt-sat', { USUARIO: 'ana' }, /Contraseña: falta y es obligatorio; escríbalo/],
    ['a space stands at its end', 'gt-sat', { USUARIO: 'ana ', CLAVE: 'x' }, /Usuario: empieza o termina/],
    ['it has two lines', 'gt-sat', { USUARIO: 'ana', CLAVE: 'a\nb' }, /una sola línea/],
    ['it is too long', 'gt-sat', { USUARIO: 'ana', CLAVE: 'x'.repeat(201) }, /admite hasta 200 letras/],
    ['there is no such field', 'gt-sat', { USUARIO: 'a', CLAVE: 'b', PIN: '1' }, /«PIN» no es un campo/],
    ['the service is another country’s', 'hn-sarah', { USUARIO: 'a', CLAVE: 'b' }, /un servicio/],
  ])(
    'are refused with what to do when %s, and the value is not repeated',
    async (_, service, values, said) => {
      const { error } = await save(service, values);
      expect(error?.message).toMatch(said);
      expect((await listed()).every(({ GUARDADA }) => GUARDADA === '')).toBe(true);
    },
  );

  it('change only after a proof of the last five minutes, and only by an administrator', async () => {
    const authTime = Date.parse(after(0)) / 1000 - 301;
    const key = sessionKey(hashToken(ana.token));
    await world.services.database.aside({ kind: 'update', table: 'sessions', key, set: { authTime } });
    expect((await save('gt-sat')).error?.code).toBe('session.step-up');
    const agent = await world.person('emp-1', 'agente');
    for (const answer of [await save('gt-sat', undefined, agent), await call('credentials', {}, agent)])
      expect(answer.error?.code).toBe('permission.denied');
  });

  it('stand in the logbook with who and when, and their value in no line of it, nor in the log', async () => {
    await save('gt-sat', { USUARIO: 'usuario-del-agente', CLAVE: SECRET });
    await call('removeCredential', { SERVICIO: 'gt-sat' });
    const logbook = createLogbook(async () => world.services);
    const { result } = await world.call(logbook, 'lines', {}, ana);
    const told = JSON.stringify(result);
    expect(told).toContain('Credenciales de SAT: declaraciones');
    expect(told).toContain('guardada el 20/11/2026 09:00:00 por ana@emp-1');
    for (const text of [told, world.logged.join()])
      for (const secret of [SECRET, 'usuario-del-agente']) expect(text).not.toContain(secret);
  });
});
