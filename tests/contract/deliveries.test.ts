import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILES } from '../../functions/runtime/attached/shelf.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { handFiles } from '../../functions/transmission/deliveries/hand.ts';
import { createServicesSchedule } from '../../functions/transmission/servicesSchedule.ts';
import { PracticeFiles } from '../../infra/embedded/authorities/files/practiceFiles.ts';
import type { ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import type { Deliveries } from '../../shared/transmission/deliveries/result.ts';
import { issuer } from '../faults/certificates.ts';
import { startServicesWorld, type ServicesWorld } from './servicesWorld.ts';
import type { Person } from './world.ts';

let world: ServicesWorld;
let ana: Person;
let minutes = 0;
/** A card stands for any document: files are handed over for whatever has a declaration number. */
let document: string;

beforeAll(async () => {
  world = await startServicesWorld();
  await world.company('emp-1');
  await world.company('emp-2');
});
afterAll(() => world.stop());
beforeEach(async () => {
  await pass(24 * 60);
  await world.calm();
  const { files } = world.practice;
  Object.assign(files.mood, { serviceDown: false });
  files.mood.queued.clear();
  files.mood.refused.clear();
  files.taken.length = 0;
  document = await world.card(ana, '');
});

async function pass(more: number): Promise<void> {
  minutes += more;
  world.setClock(new Date(Date.parse('2026-11-20T15:00:00Z') + minutes * 60_000).toISOString());
  ana = await world.person('emp-1', 'ana');
}
const run = () => createServicesSchedule(async () => world.services)({ schedule: 'files-exchange' });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const content = (bytes: number, seed = 7): Buffer =>
  Buffer.from(Uint8Array.from({ length: bytes }, (_, place) => (place * 31 + seed) % 251));

let order = 0;
/** Queues one file of the document for the authority. */
async function hand(bytes = content(200_000), name = `12360${(order += 1)}_380_01.pdf`, company = 'emp-1') {
  const scope = jobScope(company, 'GT');
  const object = `prueba/${name}/${sha(bytes)}`;
  await world.services.files.put(scope, FILES, object, bytes, 'application/pdf');
  const file = { name, object, bytes: bytes.length, sha256: sha(bytes) };
  const kind = { kind: 'parties', id: document };
  const { writes } = await handFiles(world.services, scope, kind, name.split('_')[0]!, [file]);
  if (writes.length > 0) await world.services.database.write(...writes);
  return { name, bytes, key: name.split('_')[0]!, writes: writes.length };
}
const play = (key: string, ...scripts: ScriptName[]) =>
  world.practice.files.mood.queued.set(key, [...scripts]);
const told = async (as = ana): Promise<Deliveries> =>
  (await world.call(world.transmission, 'deliveries', { TIPO: 'parties', DOCUMENTO: document }, as)).result;
const there = (name: string) => world.practice.files.shelf('practica').read(name);

describe('a file for the authority', () => {
  it('goes under its name once, and what the authority leaves of it is fetched, kept and taken away there', async () => {
    const { name, bytes } = await hand();
    expect((await told()).ENTREGAS[0]).toMatchObject({ ESTADO: 'EN_COLA', FRASE: 'Sale solo en un minuto.' });
    await run();
    expect(there(name)?.equals(bytes)).toBe(true);
    const { ENTREGAS } = await told();
    expect(ENTREGAS).toMatchObject([{ NOMBRE: name, ESTADO: 'ENTREGADO', SHA256: sha(bytes) }]);
    expect(ENTREGAS[0]!.FRASE).toMatch(/^Entregado el \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/);
    await pass(11);
    await run();
    const { RECIBIDOS } = await told();
    expect(RECIBIDOS.map((each) => each.NOMBRE)).toEqual([name.replace('.pdf', '_acuse.txt')]);
    expect(world.practice.files.shelf('practica').list('salida')).toEqual([]);
    const asked = { TIPO: 'parties', DOCUMENTO: document, SHA256: RECIBIDOS[0]!.SHA256 };
    const link = (await world.call(world.transmission, 'receivedLink', asked, ana)).result.ENLACE as string;
    expect(await (await fetch(link)).text()).toContain(name);
    await pass(11);
    await run();
    expect((await told()).RECIBIDOS).toHaveLength(1);
    expect(world.practice.files.taken).toEqual([name]);
    expect((await hand(bytes, name)).writes).toBe(0);
  });

  it.each<[ScriptName, string]>([
    ['reset', 'La conexión se cortó a la mitad; se sigue desde donde quedó.'],
    ['truncated', 'La conexión se cortó a la mitad; se sigue desde donde quedó.'],
    ['hang', 'La conexión se cortó a la mitad; se sigue desde donde quedó.'],
    ['busy', 'El servidor dice que no tiene espacio.'],
  ])(
    'whose server plays %s in the middle is gone on with, and stands there whole once',
    async (script, sentence) => {
      const { name, bytes, key } = await hand();
      vi.stubEnv('SAT_QUERY_TIMEOUT_MS', '2000');
      play(key, script);
      await run();
      vi.unstubAllEnvs();
      expect(there(name)).toBeUndefined();
      expect((await told()).ENTREGAS[0]!.FRASE).toContain(sentence);
      const before = world.practice.files.calls['APPE'] ?? 0;
      await pass(2);
      await run();
      expect(there(name)?.equals(bytes)).toBe(true);
      expect(world.practice.files.taken).toEqual([name]);
      if (script !== 'busy') expect(world.practice.files.calls['APPE']).toBe(before + 1);
      expect((await told()).ENTREGAS[0]!.ESTADO).toBe('ENTREGADO');
    },
  );

  it('that the server took without a word is not sent again', async () => {
    const { name, key } = await hand();
    play(key, 'accept', 'accept-reset');
    await run();
    expect((await told()).ENTREGAS[0]!.ESTADO).toBe('EN_COLA');
    await pass(2);
    await run();
    expect((await told()).ENTREGAS[0]!.ESTADO).toBe('ENTREGADO');
    expect(world.practice.files.taken).toEqual([name]);
  });

  it('is held by one run alone, however many there are', async () => {
    const { name } = await hand();
    await Promise.all([run(), run(), run()]);
    expect(world.practice.files.taken).toEqual([name]);
  });

  it('never takes the place of another that is there under its name', async () => {
    const bytes = content(900, 3);
    const shelf = world.practice.files.shelf('practica');
    shelf.begin('9990001_380_01.pdf', false);
    shelf.add('9990001_380_01.pdf', content(900, 4));
    await hand(bytes, '9990001_380_01.pdf');
    await run();
    const [stopped] = (await told()).ENTREGAS;
    expect(stopped).toMatchObject({ ESTADO: 'DETENIDO' });
    expect(stopped!.FRASE).toContain('ya tiene otro archivo con este nombre');
    expect(there('9990001_380_01.pdf')?.equals(content(900, 4))).toBe(true);
  });

  it('waits while the server is down, and says since when nobody answers', async () => {
    const { name } = await hand();
    world.practice.files.mood.serviceDown = true;
    for (let tries = 0; tries < 4; tries += 1) {
      await run();
      world.setClock(new Date(world.services.now().getTime() + 15_000).toISOString());
    }
    expect((await told()).ENTREGAS[0]!.FRASE).toMatch(/^El servidor no (contesta|responde)/);
    world.practice.files.mood.serviceDown = false;
    await pass(70);
    await run();
    expect(there(name)).toBeDefined();
  });

  it('waits when the company is not known there, and nobody else waits with it', async () => {
    await hand();
    world.practice.files.mood.refused.add('practica');
    await run();
    expect((await told()).ENTREGAS[0]!.FRASE).toContain('no acepta el usuario de su empresa');
    const standing = await world.call(world.transmission, 'services', {}, ana);
    expect(
      standing.result.find((each: { NOMBRE: string }) => each.NOMBRE === 'archivos-gt').RESPONDE,
    ).not.toBe('0');
    expect(JSON.stringify([await told(), world.logged])).not.toContain('"practica"');
  });

  it('of a company that is suspended stays here', async () => {
    const { name } = await hand();
    const set = (ACTIVO: string) =>
      world.services.database.aside({
        kind: 'update',
        table: 'users',
        key: companyRowKey('emp-1'),
        set: { ACTIVO },
      });
    await set('0');
    await run();
    await set('1');
    expect(there(name)).toBeUndefined();
    expect((await told()).ENTREGAS[0]!.FRASE).toContain('suspendida');
  });

  it('is nobody’s of another company', async () => {
    await hand();
    const bea = await world.person('emp-2', 'bea');
    const asked = await world.call(
      world.transmission,
      'deliveries',
      { TIPO: 'parties', DOCUMENTO: document },
      bea,
    );
    expect(asked.error?.code).toBe('not-found');
  });
});

describe('what the authority left', () => {
  it('is fetched on where its connection broke, and kept once', async () => {
    const { key } = await hand();
    await run();
    const shelf = world.practice.files.shelf('practica');
    for (const { name } of shelf.list('salida')) shelf.remove(`salida/${name}`);
    const text = content(300_000).toString('base64');
    shelf.leave(`${key}_resolucion.pdf`, text);
    play(key, 'reset', 'reset');
    await pass(11);
    await run();
    const [got] = (await told()).RECIBIDOS;
    expect(got).toMatchObject({ NOMBRE: `${key}_resolucion.pdf`, SHA256: sha(Buffer.from(text)) });
    expect(world.practice.files.calls['REST']).toBeGreaterThanOrEqual(2);
  });

  const resolutions = async (): Promise<Deliveries['RECIBIDOS']> =>
    (await told()).RECIBIDOS.filter(({ NOMBRE }) => NOMBRE.endsWith('_resolucion.pdf'));
  /** The name of a file whose server breaks off as often as one look tries. */
  async function brokenOff(text: string, at: string): Promise<string> {
    const { key } = await hand();
    await run();
    const shelf = world.practice.files.shelf('practica');
    const name = `${key}_resolucion.pdf`;
    shelf.leave(name, text, new Date(at));
    play(key, 'reset', 'reset', 'reset', 'reset');
    await pass(11);
    await run();
    expect(await resolutions()).toEqual([]);
    return name;
  }
  const asked = (command: string) => world.practice.files.calls[command] ?? 0;

  it('is gone on with by the next look, from the byte at which the last one had to leave off', async () => {
    const text = content(300_000).toString('base64');
    const name = await brokenOff(text, '2026-11-20T15:00:00Z');
    const before = { RETR: asked('RETR'), REST: asked('REST') };
    await pass(11);
    await run();
    expect(await resolutions()).toMatchObject([{ NOMBRE: name, SHA256: sha(Buffer.from(text)) }]);
    // The one download that was left to do did not begin at its first byte.
    expect([asked('RETR') - before.RETR, asked('REST') - before.REST]).toEqual([1, 1]);
  });

  it('that another took the place of meanwhile is begun anew, though it has its name and size', async () => {
    const name = await brokenOff(content(300_000, 1).toString('base64'), '2026-11-20T15:00:00Z');
    const text = content(300_000, 2).toString('base64');
    world.practice.files.shelf('practica').leave(name, text, new Date('2026-11-20T15:05:00Z'));
    await pass(11);
    await run();
    expect(await resolutions()).toMatchObject([{ NOMBRE: name, SHA256: sha(Buffer.from(text)) }]);
  });

  it('of no declaration of ours is left alone', async () => {
    await hand();
    await run();
    const shelf = world.practice.files.shelf('practica');
    shelf.leave('5550009_380_01_acuse.txt', 'de otro');
    await pass(11);
    await run();
    expect((await told()).RECIBIDOS.map(({ NOMBRE }) => NOMBRE)).not.toContain('5550009_380_01_acuse.txt');
    expect(shelf.list('salida').map(({ name }) => name)).toContain('5550009_380_01_acuse.txt');
    shelf.remove('salida/5550009_380_01_acuse.txt');
  });
});

describe('over TLS (fault row 19)', () => {
  const trusted = getCACertificates('default');
  /** The day of the machine, by which OpenSSL checks. */
  // eslint-disable-next-line no-restricted-syntax -- no stopwatch: the day that no test moves.
  const { root, issue } = issuer(new Date(performance.timeOrigin + performance.now()));
  const folder = mkdtempSync(join(tmpdir(), 'despacho-archivos-'));
  afterAll(() => {
    setDefaultCACertificates(trusted);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['that it trusts', true],
    ['of nobody', false],
  ])('a server with a certificate %s', async (_, known) => {
    setDefaultCACertificates(known ? [...trusted, root] : trusted);
    const server = new PracticeFiles({ folder, certificate: issue({}) });
    vi.stubEnv('SAT_FILES_ENDPOINT', await server.start());
    const { name, bytes } = await hand();
    await run();
    vi.unstubAllEnvs();
    await server.stop();
    const [said] = (await told()).ENTREGAS;
    if (known) expect(server.shelf('practica').read(name)?.equals(bytes)).toBe(true);
    else expect(said!.FRASE).toContain('certificado del servidor no es válido');
    expect(server.taken).toHaveLength(known ? 1 : 0);
    // Without TLS nothing of a password goes.
    if (!known) expect(server.calls['PASS']).toBeUndefined();
  });
});
