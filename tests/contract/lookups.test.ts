import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLater } from '../../functions/transmission/lookups/later.ts';
import type { KeptLookup } from '../../shared/transmission/lookups/kept.ts';
import type { Person } from './world.ts';
import { after, fresh, startServicesWorld, type ServicesWorld } from './servicesWorld.ts';

let world: ServicesWorld;
let ana: Person;
let bea: Person;
let id: string;

beforeAll(async () => {
  world = await startServicesWorld();
  await world.company('emp-1');
  await world.company('emp-2');
  ana = await world.person('emp-1', 'ana');
  bea = await world.person('emp-2', 'bea');
  id = await world.card(ana, '');
});
afterAll(() => world.stop());

/** So many minutes after the start, with new sessions: the old ones may be over. */
async function at(minutes: number): Promise<void> {
  world.setClock(after(minutes));
  ana = await world.person('emp-1', 'ana');
  bea = await world.person('emp-2', 'bea');
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

describe('a look-up', () => {
  it('says what the service knows, and what it said is kept with the document', async () => {
    const CLAVE = '81237642';
    const said = await told({ CLAVE });
    expect(said).toMatchObject({
      ESTADO: 'VERIFICADA',
      DICE: { NOMBRE: 'DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA' },
      FRASE: 'La SAT: DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA.',
      DICHO: after(0),
    });
    expect(await kept()).toContainEqual(said);
  });

  it('is answered from what was said lately, with its age, and asked anew when a person wants', async () => {
    const CLAVE = fresh();
    await told({ CLAVE });
    const { calls } = world.practice.services;
    const before = calls['nit'];
    await at(60);
    expect((await told({ CLAVE })).DICHO).toBe(after(0));
    expect(calls['nit']).toBe(before);
    expect((await told({ CLAVE, DE_NUEVO: true })).DICHO).toBe(after(60));
    await at(60 + 24 * 60);
    expect((await told({ CLAVE })).DICHO).toBe(after(60 + 24 * 60));
  });

  it('says when there is no such thing, and when it may not be used', async () => {
    const CLAVE = fresh();
    play(CLAVE, 'reject');
    expect(await told({ CLAVE })).toMatchObject({
      ESTADO: 'NO_EXISTE',
      FRASE: `${CLAVE}: la SAT no tiene ese NIT.`,
    });
    expect((await told({ CLAVE: '1234666' })).FRASE).toContain('está como «SUSPENDIDO» y no como activo');
  });

  it.each([
    ['garbage', 'contestó algo que no se entiende'],
    ['maintenance', 'contestó algo que no se entiende'],
    ['other', 'contestó sobre otra cosa'],
    ['unknown-code', 'con un código que no se conoce'],
    ['partial', 'con datos que no pueden ser'],
    ['huge', 'contestó demasiado'],
    ['unavailable', 'no responde'],
    ['reset', 'no responde'],
    ['hang', 'no responde'],
    ['credentials', 'no acepta el usuario de su empresa'],
  ])(
    'that is answered by %s is not believed: the person goes on, and a sentence says why',
    async (script, why) => {
      const CLAVE = fresh();
      play(CLAVE, script);
      const answer = await told({ CLAVE });
      expect(answer).toMatchObject({ ESTADO: 'SIN_VERIFICAR', DICE: {}, DICHO: '' });
      expect(answer.FRASE).toContain('sin verificar');
      expect(answer.FRASE).toContain(why);
      // A user that is not taken is not tried again; it is looked whether there is another.
      expect(answer.SIGUIENTE).toBe(after(script === 'credentials' ? 60 : 1));
    },
  );

  it('is verified later by itself, once the service is back', async () => {
    const CLAVE = fresh();
    play(CLAVE, 'hang', 'hang');
    await told({ CLAVE });
    const state = async () => (await kept()).find((each) => each.CLAVE === CLAVE);
    for (const minutes of [0, 1, 2]) {
      world.setClock(after(minutes));
      await verifyLater(world.services);
      expect((await state())?.ESTADO, String(minutes)).toBe('SIN_VERIFICAR');
    }
    world.setClock(after(4));
    await verifyLater(world.services);
    expect(await state()).toMatchObject({
      ESTADO: 'VERIFICADA',
      DICHO: after(4),
      SIGUIENTE: '',
    });
  });

  it('is fair when the service is back: nobody waits behind another company’s backlog', async () => {
    const other = await world.card(bea, '');
    world.practice.services.mood.serviceDown = true;
    for (let each = 0; each < 140; each += 1) await ask();
    const CLAVE = fresh();
    await ask({ CLAVE, DOCUMENTO: other }, bea);
    world.practice.services.mood.serviceDown = false;
    world.setClock(after(10));
    await verifyLater(world.services);
    const theirs = await world.call(
      world.transmission,
      'lookupsOf',
      { TIPO: 'parties', DOCUMENTO: other },
      bea,
    );
    expect(theirs.result).toMatchObject([{ CLAVE, ESTADO: 'VERIFICADA' }]);
    for (let minute = 11; minute < 40; minute += 1) {
      world.setClock(after(minute));
      await verifyLater(world.services);
    }
    const due = (await kept()).filter(({ SIGUIENTE }) => SIGUIENTE !== '' && SIGUIENTE < after(40));
    expect(due).toEqual([]);
  });

  it('of a service that is down waits for nobody: the breaker answers at once, and one call looks whether it is back', async () => {
    for (let each = 0; each < 3; each += 1) {
      const CLAVE = fresh();
      play(CLAVE, 'unavailable');
      await told({ CLAVE });
    }
    const { calls } = world.practice.services;
    const before = calls['nit'];
    expect((await told()).FRASE).toContain('no responde');
    expect(calls['nit']).toBe(before);
    world.setClock(after(1));
    expect((await told()).ESTADO).toBe('VERIFICADA');
    expect(calls['nit']).toBe(before! + 1);
  });

  it('shows what was said before beside what is not verified', async () => {
    const CLAVE = fresh();
    await told({ CLAVE });
    play(CLAVE, 'unavailable');
    await at(3 * 24 * 60);
    const answer = await told({ CLAVE });
    expect(answer).toMatchObject({ ESTADO: 'SIN_VERIFICAR', DICHO: after(0) });
    expect(answer.FRASE).toContain(`Antes dijo: CONTRIBUYENTE ${CLAVE}`);
  });

  it.each([
    ['contingente', 'CUOTA-2026-1', 'quedan 125000.00 kg'],
    ['contingente', 'CUOTA-2025-V', 'venció el'],
    ['permisos', '07031000', 'MAGA'],
    ['permisos', '84713090', 'no pide permisos'],
    ['certificado', 'CO-2026-77', 'emitido por ACME EXPORTS INC.'],
    ['placa', 'C-123BBB', 'FREIGHTLINER'],
    ['importador', '81237642', 'importador con registro'],
    ['contribuyente', '81237642', '12 CALLE 4-56, ZONA 12'],
    ['vehiculo', 'TOYOTA|COROLLA|2020', 'valor imponible 11000.00 en moneda local'],
  ])('of «%s» is there: %s', async (CONSULTA, CLAVE, says) => {
    expect((await told({ CONSULTA, CLAVE })).FRASE).toContain(says);
  });

  it.each(['', 'x', '1'.repeat(140), '../../admin', 'C#emp-2', '12345678901234567890', '<script>'])(
    'refuses what nobody looks up: «%s»',
    async (CLAVE) => {
      expect(await ask({ CLAVE })).toMatchObject({ status: 400, error: { code: 'params.invalid' } });
    },
  );

  it('of another country is refused', async () => {
    expect((await ask({ CONSULTA: 'rtn', CLAVE: '08011990123456' })).status).toBe(400);
  });
});

describe('the wall', () => {
  it('a document of another company, of no kind, or that never was does not exist', async () => {
    for (const more of [{ DOCUMENTO: id }, { DOCUMENTO: 'par-nunca' }, { DOCUMENTO: `H#${id}` }])
      expect((await ask(more, bea)).error?.code).toBe('not-found');
    expect((await ask({ TIPO: 'users' })).error?.code).toBe('not-found');
    const theirs = await world.call(world.transmission, 'lookupsOf', { TIPO: 'parties', DOCUMENTO: id }, bea);
    expect(theirs.error?.code).toBe('not-found');
  });

  it('who only reads looks nothing up, and nobody is nobody', async () => {
    const eva = await world.person('emp-1', 'eva', []);
    expect((await ask({}, eva)).error?.code).toBe('permission.denied');
    const answer = await world.call(world.transmission, 'lookup', {
      TIPO: 'parties',
      DOCUMENTO: id,
      CONSULTA: 'nit',
      CLAVE: '81237642',
    });
    expect(answer.error?.code).toBe('session.missing');
  });

  it('one company’s answers are not another’s: each asks with its own user', async () => {
    const other = await world.card(bea, '');
    const CLAVE = fresh();
    const { calls } = world.practice.services;
    await told({ CLAVE });
    const before = calls['nit']!;
    await ask({ CLAVE, DOCUMENTO: other }, bea);
    expect(calls['nit']).toBe(before + 1);
  });
});
