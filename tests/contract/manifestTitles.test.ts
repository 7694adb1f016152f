import { afterAll, beforeAll, expect, it } from 'vitest';
import { createManifests } from '../../functions/manifests/handler.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startSarahWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startSarahWorld>>;
let manifests: ReturnType<typeof createManifests>;
let ana: Person;
let manifest: string;

/** A manifest of four titles of so much each. */
async function manifestNumbered(
  NUMERO_PREIMPRESO: string,
  [CANTIDAD_BULTOS, PESO_BRUTO] = ['10', '5'],
): Promise<{ ID: string; LOCK: number }> {
  const body = sampleManifest(4);
  const TITULOS = body.TITULOS.map((each) => ({ ...each, CANTIDAD_BULTOS, PESO_BRUTO }));
  const CUERPO = { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO }, TITULOS };
  return (await world.call(manifests, 'create', { CUERPO }, ana)).result.header;
}

beforeAll(async () => {
  world = await startSarahWorld();
  manifests = createManifests(async () => world.services);
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
  manifest = (await manifestNumbered('PRE-SALDOS')).ID;
});
afterAll(() => world.stop());

const dua = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.dua, procedure, params, ana);

/** A whole DUA that takes so much of a title of the manifest; all that is left when it does not say. */
async function taking(
  number: string,
  title: string,
  much?: [packages: string, weight: string],
  of = 'PRE-SALDOS',
) {
  const { result } = await dua('derive', { ID_ORDEN: await world.seed('h', number) });
  const { ID, LOCK } = result.header;
  const set = (name: string, value: string) => ({ op: 'set', path: `DECLARACION.${name}`, value });
  const line = much && { NUMERO_LINEA: '1', CANTIDAD_UNIDADES_AFECTADAS: much[0], PESO_AFECTADO: much[1] };
  const saved = await dua('patch', {
    ID,
    LOCK,
    CAMBIOS: [
      set('ID_FORMA_PAGO', 'CR'),
      set('MANIFIESTO', of),
      set('TITULO_TRANSPORTE', title),
      set('INDICADOR_CANCELACION_GLOBAL', much ? '0' : '1'),
      { op: 'set', path: 'DETALLE_BULTOS', value: line ? [line] : [] },
    ],
  });
  expect(saved.error).toBeUndefined();
  return { ID, LOCK: saved.result.header.LOCK as number };
}
async function left(title: string, of = manifest) {
  const { result } = await world.call(manifests, 'balance', { ID: of }, ana);
  const row = result.find((each: { TITULO_TRANSPORTE: string }) => each.TITULO_TRANSPORTE === title);
  return [Number(row.BULTOS_RESTANTES), Number(row.PESO_RESTANTE), row.DECLARACIONES.length];
}

it('a title holds what declarations left of it, and one that takes more is told before it is sealed', async () => {
  const first = await taking('1456000821', 'CV0000001', ['6', '3']);
  expect(await left('CV0000001')).toEqual([10, 5, 0]);
  expect((await dua('register', first)).error).toBeUndefined();
  expect(await left('CV0000001')).toEqual([4, 2, 1]);
  await world.pump();
  expect(await left('CV0000001')).toEqual([4, 2, 1]);

  const greedy = await taking('1456000822', 'CV0000001', ['5', '2']);
  const { problems } = (await dua('readiness', { ID: greedy.ID })).result;
  expect(problems.map((each: { code: string }) => each.code)).toContain('balance.exceeded');
  const refused = await dua('register', greedy);
  expect(refused.error?.message).toContain('toma 5 bultos y le quedan 4');
  expect(world.authorities.sarahLedger.receipts('1456000822')).toEqual([]);

  expect((await dua('register', await taking('1456000823', 'CV0000001'))).error).toBeUndefined();
  await world.pump();
  expect(await left('CV0000001')).toEqual([0, 0, 2]);
  const twice = await dua('register', await taking('1456000824', 'CV0000001'));
  expect(twice.error?.message).toContain('ya está cancelado del todo');
});

it('a declaration that is rejected gives its title back', async () => {
  world.authorities.sarah.mood.queued.set('1456000825', ['reject']);
  const { ID, LOCK } = await taking('1456000825', 'CV0000002');
  await dua('register', { ID, LOCK });
  expect(await left('CV0000002')).toEqual([0, 0, 1]);
  await world.pump();
  expect((await dua('open', { ID })).result.header.ESTADO).toBe('RECHAZADA');
  expect(await left('CV0000002')).toEqual([10, 5, 0]);
});

it('titles are given back though their manifest has another number by then', async () => {
  const { ID: renamed, LOCK } = await manifestNumbered('PRE-UNO');
  world.authorities.sarah.mood.queued.set('1456000841', ['reject']);
  const rejected = await taking('1456000841', 'CV0000001', ['6', '3'], 'PRE-UNO');
  const withdrawn = await taking('1456000842', 'CV0000002', ['6', '3'], 'PRE-UNO');
  for (const each of [rejected, withdrawn]) expect((await dua('register', each)).error).toBeUndefined();
  const CAMBIOS = [{ op: 'set', path: 'MANIFIESTO.NUMERO_PREIMPRESO', value: 'PRE-DOS' }];
  const saved = await world.call(manifests, 'patch', { ID: renamed, LOCK, CAMBIOS }, ana);
  expect(saved.error).toBeUndefined();
  await world.pump();
  expect((await dua('open', { ID: rejected.ID })).result.header.ESTADO).toBe('RECHAZADA');
  expect(await left('CV0000001', renamed)).toEqual([10, 5, 0]);
  expect(await left('CV0000002', renamed)).toEqual([4, 2, 1]);
  const { header } = (await dua('open', { ID: withdrawn.ID })).result;
  const MOTIVO = 'El importador desistió de la compra.';
  await dua('withdraw', { ID: withdrawn.ID, LOCK: header.LOCK, MOTIVO });
  await world.pump();
  expect(await left('CV0000002', renamed)).toEqual([10, 5, 0]);
});

it('a declaration of a manifest that the company does not have is accepted and rejected like any other', async () => {
  world.authorities.sarah.mood.queued.set('1456000829', ['reject']);
  const { ID, LOCK } = await taking('1456000829', 'DE-OTROS', undefined, 'PRE-AJENO');
  expect((await dua('register', { ID, LOCK })).error).toBeUndefined();
  await world.pump();
  expect((await dua('open', { ID })).result.header.ESTADO).toBe('RECHAZADA');
});

it('a title whose packages are taken and whose kilograms are not may be cancelled for the kilograms', async () => {
  const { ID: bulk } = await manifestNumbered('PRE-GRANEL', ['1', '5000000']);
  const cargo = (number: string, title: string, much?: [string, string]) =>
    taking(number, title, much, 'PRE-GRANEL').then((each) => dua('register', each));
  for (const [title, first, second] of [
    ['CV0000001', '1456000871', '1456000872'],
    ['CV0000002', '1456000873', '1456000874'],
  ] as const) {
    expect((await cargo(first, title, ['1', '2000000'])).error).toBeUndefined();
    const rest: [string, string] | undefined = title === 'CV0000001' ? ['0', '3000000'] : undefined;
    expect((await cargo(second, title, rest)).error).toBeUndefined();
    expect(await left(title, bulk)).toEqual([0, 0, 2]);
  }
  const third = await cargo('1456000875', 'CV0000001', ['0', '1']);
  expect(third.error?.message).toContain('ya está cancelado del todo');
});

it('a title without the manifest it is of is told before the seal, and cancels nothing', async () => {
  const nameless = await taking('1456000861', 'CV0000001', undefined, '');
  const refused = await dua('register', nameless);
  expect(refused.error?.message).toContain('Manifiesto de carga: está en blanco y la DUA cancela el título');
  expect(world.authorities.sarahLedger.receipts('1456000861')).toEqual([]);
});

it('a manifest that was annulled holds nothing back: its titles are another’s to judge', async () => {
  const { ID, LOCK } = await manifestNumbered('PRE-NULO');
  const { ID: id } = await taking('1456000828', 'CV0000001', ['99', '99'], 'PRE-NULO');
  const told = async () =>
    (await dua('readiness', { ID: id })).result.problems
      .map((each: { code: string }) => each.code)
      .filter((code: string) => code.startsWith('balance.'));
  expect(await told()).toEqual(['balance.exceeded']);
  await world.call(manifests, 'transition', { ID, LOCK, ACCION: 'annul' }, ana);
  expect(await told()).toEqual([]);
});

it('of two that are sealed at once one takes of the title, and the other nothing', async () => {
  const both = [
    await taking('1456000826', 'CV0000003', ['6', '3']),
    await taking('1456000827', 'CV0000003', ['6', '3']),
  ];
  const answers = await Promise.all(both.map((each) => dua('register', each)));
  expect(answers.filter(({ error }) => error !== undefined)).toHaveLength(1);
  expect(await left('CV0000003')).toEqual([4, 2, 1]);
});

/** Opens an accepted DUA to be modified, so that it takes so many packages of a title. */
async function modified(
  ID: string,
  much: string,
  [title, of]: [title?: string, manifest?: string] = [],
  meanwhile = async () => undefined as void,
) {
  const { header } = (await dua('open', { ID })).result;
  const MOTIVO = 'El transportista corrigió lo que trae el título.';
  const amended = (await dua('amend', { ID, LOCK: header.LOCK, MOTIVO })).result;
  const set = (path: string, value: string) => ({ op: 'set', path, value });
  const CAMBIOS = [
    set('DETALLE_BULTOS[0].CANTIDAD_UNIDADES_AFECTADAS', much),
    ...(title ? [set('DECLARACION.TITULO_TRANSPORTE', title)] : []),
    ...(of ? [set('DECLARACION.MANIFIESTO', of)] : []),
  ];
  const saved = await dua('patch', { ID, LOCK: amended.LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  expect((await dua('sendAmendment', { ID, LOCK: saved.result.header.LOCK })).error).toBeUndefined();
  await meanwhile();
  await world.pump();
}

it('a declaration that is withdrawn gives its title back, one that is modified holds what it was accepted with', async () => {
  const { ID, LOCK } = await taking('1456000831', 'CV0000002', ['6', '3']);
  await dua('register', { ID, LOCK });
  await world.pump();
  expect(await left('CV0000002')).toEqual([4, 2, 1]);

  world.authorities.sarah.mood.queued.set('1456000831', ['reject']);
  await modified(ID, '8');
  expect((await dua('open', { ID })).result.header.ESTADO).toBe('CORRECCION');
  expect(await left('CV0000002')).toEqual([4, 2, 1]);
  const { header } = (await dua('open', { ID })).result;
  await dua('dropAmendment', { ID, LOCK: header.LOCK });
  await modified(ID, '2', [], async () => {
    // While a smaller modification is on its way nobody else takes what was accepted.
    const other = await dua('register', await taking('1456000832', 'CV0000002', ['7', '1']));
    expect(other.error?.message).toContain('toma 7 bultos y le quedan 4');
  });
  expect(await left('CV0000002')).toEqual([8, 2, 1]);
  await modified(ID, '8');
  expect(await left('CV0000002')).toEqual([2, 2, 1]);
  await modified(ID, '3', ['CV0000004']);
  expect(await left('CV0000002')).toEqual([10, 5, 0]);
  await modified(ID, '8', ['CV0000002']);

  const accepted = (await dua('open', { ID })).result.header;
  const MOTIVO = 'El importador desistió de la compra.';
  expect((await dua('withdraw', { ID, LOCK: accepted.LOCK, MOTIVO })).error).toBeUndefined();
  expect(await left('CV0000002')).toEqual([2, 2, 1]);
  await world.pump();
  expect(await left('CV0000002')).toEqual([10, 5, 0]);
});

it('a modification that takes of another manifest gives back what the first held', async () => {
  const { ID: other } = await manifestNumbered('PRE-OTRO-VIAJE');
  const taken = await taking('1456000833', 'CV0000004', ['6', '3']);
  await dua('register', taken);
  await world.pump();
  expect(await left('CV0000004')).toEqual([4, 2, 1]);
  await modified(taken.ID, '2', ['CV0000001', 'PRE-OTRO-VIAJE']);
  expect(await left('CV0000004')).toEqual([10, 5, 0]);
  expect(await left('CV0000001', other)).toEqual([8, 2, 1]);
});

/** The DUA that takes so much of a title by its transport, and of another by its first item, which names it in small letters. */
async function takingTwice(
  number: string,
  [title, courier, of]: [title: string, courier: string, of: string],
  much?: [packages: string, weight: string],
) {
  const { ID, LOCK } = await taking(number, title, much, of);
  const set = (path: string, value: string) => ({ op: 'set', path, value });
  const CAMBIOS = [
    set('DECLARACION.NUMERO_PREIMPRESO', of.toLowerCase()),
    set('DETALLE_MERCANCIAS[0].TITULO_MANIFIESTO_COURIER', courier),
  ];
  const saved = await dua('patch', { ID, LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  const [item] = (await dua('open', { ID })).result.body.DETALLE_MERCANCIAS;
  return {
    sealing: { ID, LOCK: saved.result.header.LOCK as number },
    own: [Number(item.CANTIDAD_BULTOS), Number(item.PESO_BRUTO)] as const,
  };
}

it('a declaration that names one manifest in two places takes of it once, and both together of one title', async () => {
  const { ID: of } = await manifestNumbered('PRE-JUNTOS', ['20', '500']);
  const { sealing, own } = await takingTwice(
    '1456000851',
    ['CV0000001', 'CV0000002', 'PRE-JUNTOS'],
    ['6', '3'],
  );
  const registered = await dua('register', sealing);
  expect(registered.error).toBeUndefined();
  expect(await left('CV0000001', of)).toEqual([14, 497, 1]);
  expect(await left('CV0000002', of)).toEqual([20 - own[0], 500 - own[1], 1]);
  await world.pump();
  await modified(sealing.ID, '7');
  expect(await left('CV0000001', of)).toEqual([13, 497, 1]);
  expect(await left('CV0000002', of)).toEqual([20 - own[0], 500 - own[1], 1]);

  const most = String(21 - own[0]);
  const both = await takingTwice('1456000852', ['CV0000003', 'CV0000003', 'PRE-JUNTOS'], [most, '3']);
  const tooMuch = await dua('register', both.sealing);
  expect(tooMuch.error?.message).toContain('toma 21 bultos y le quedan 20');
  const whole = await takingTwice('1456000853', ['CV0000004', 'CV0000004', 'PRE-JUNTOS']);
  const more = await dua('register', whole.sealing);
  expect(more.error?.message).toContain(`toma ${20 + own[0]} bultos y le quedan 20`);
  expect(await left('CV0000004', of)).toEqual([20, 500, 0]);
});
