import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificatesOf } from '../../functions/cafta/certify.ts';
import { createCafta } from '../../functions/cafta/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Moment } from '../../functions/transmission/gateways/wire.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { createWorker } from '../../functions/transmission/worker.ts';
import type { Certificate } from '../../shared/cafta/procedures.ts';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import type { ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { interrupted } from './interrupted.ts';
import { startPractice } from './practice.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

let world: World;
let practice: Awaited<ReturnType<typeof startPractice>>;
let cafta: Handler;
let transmission: Handler;
let ana: Person;
let clara: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(cafta, procedure, params, as);

beforeAll(async () => {
  world = await startWorld();
  cafta = createCafta(async () => world.services);
  transmission = createTransmission(async () => world.services);
  practice = await startPractice(world.services, 'duca-events', async () => ({ batchItemFailures: [] }));
  await world.company('uno');
  Object.assign(process.env, { SAT_TIMEOUT_MS: '1500', SAT_QUERY_TIMEOUT_MS: '1500' });
});
beforeEach(signIn);
afterAll(async () => {
  await practice.stop();
  await world.stop();
});

const STEP_MS = 60_000;
let now = Date.parse('2026-11-20T15:00:00Z');

/** Time passes until whatever waits has been asked about. */
async function settled(ID: string): Promise<Certificate> {
  const run = createSchedule(async () => world.services);
  for (let tries = 0; tries < 40; tries += 1) {
    await practice.pump();
    const [newest] = await certificatesOf({ services: world.services, scope: jobScope('uno', 'GT') }, ID);
    if (newest && ['ACCEPTED', 'REJECTED', 'NEEDS_HUMAN'].includes(newest.ESTADO)) return newest;
    now += STEP_MS;
    world.setClock(new Date(now).toISOString());
    await run({ schedule: 'transmission-reconcile' });
  }
  throw new Error(`${ID} never settled`);
}

/** Both sign in anew: what waits may take longer than a session. */
async function signIn(): Promise<void> {
  ana = await world.person('uno', 'ana');
  clara = await world.person('uno', 'clara');
}

async function administrator(): Promise<Person> {
  const person = await world.person('uno', 'jefa');
  const key = userRowKey('uno', 'jefa');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  return person;
}

async function issued(number: string): Promise<{ ID: string; LOCK: number }> {
  const CUERPO = sampleCertification({ NUMERO_CERTIFICACION: number });
  const { header } = (await call('create', { CUERPO })).result;
  const { ID } = header;
  const { LOCK } = (await call('transition', { ID, LOCK: header.LOCK, ACCION: 'issue' })).result;
  return { ID, LOCK };
}
async function takeOut(ID: string, decision: object, as?: Person): Promise<Answer> {
  const asked = { ID, MOTIVO: 'No responde desde ayer', ...decision };
  return world.call(transmission, 'takeOut', asked, as ?? (await administrator()));
}
const choose = (CERTIFICADOR: string) => call('chooseCertifier', { CERTIFICADOR });
const signedTimes = (reference: string): number =>
  practice.authorities.certifierLedger.acts(reference).filter((act) => act.operation === 'R').length;
const referenceOf = (ID: string, number: string): string => `${ID.slice(-8).toUpperCase()}-${number}`;

describe.each(['certificador-a', 'certificador-b'])('what %s signs', (certifier) => {
  const letter = certifier.slice(-1).toUpperCase();
  beforeAll(async () => {
    const chosen = await call('chooseCertifier', { CERTIFICADOR: certifier }, await administrator());
    expect(chosen.result.CERTIFICADORES).toContainEqual({
      NOMBRE: certifier,
      ETIQUETA: `Certificador ${letter} (muestra)`,
      ELEGIDO: '1',
    });
  });

  it('is numbered and signed once, kept as evidence, and printed with number and signature', async () => {
    const number = `CO-FIRMA-${letter}`;
    const { ID, LOCK } = await issued(number);
    const [first, second] = await Promise.all([call('certify', { ID, LOCK }), call('certify', { ID, LOCK })]);
    expect(first.result.ID_TRANSMISION).toBe(second.result.ID_TRANSMISION);
    const said = await settled(ID);
    expect(said).toMatchObject({ ESTADO: 'ACCEPTED', CERTIFICADOR: `Certificador ${letter} (muestra)` });
    expect(said.NUMERO).toMatch(/^CERT-\d{8}-\d{6}$/);
    expect(said.FIRMA).not.toBe('');
    expect(signedTimes(referenceOf(ID, number))).toBe(1);
    const printed = await call('print', { ID });
    expect(printed.result.IMPRESION).toMatch(/^v1-e-[0-9a-f]+$/);
    const later = await call('certify', { ID, LOCK }, clara);
    expect(later.error?.code).toBe('document.in-transmission');
    const reopened = await call('transition', { ID, LOCK, ACCION: 'reopen' });
    expect(reopened.error?.message).toContain('no vuelve a borrador');
  });

  it.each<[ScriptName]>([
    ['hang'],
    ['accept-hang'],
    ['accept-reset'],
    ['maintenance'],
    ['garbage'],
    ['truncated'],
    ['unknown-code'],
    ['other'],
    ['no-number'],
    ['busy'],
  ])('comes through %s with one number, and never a second one', async (script) => {
    const number = `CO-${script.toUpperCase()}-${letter}`;
    const { ID, LOCK } = await issued(number);
    const reference = referenceOf(ID, number);
    practice.authorities.certifiers.mood.queued.set(reference, [script]);
    practice.authorities.certifiers.mood.unique = false;
    await call('certify', { ID, LOCK });
    const said = await settled(ID);
    expect(said.ESTADO, said.SABEMOS).toBe('ACCEPTED');
    expect(signedTimes(reference)).toBe(1);
  });

  it.each<[Moment, string]>([
    ['connected', 'before the certifier hears of it'],
    ['answered', 'between the answer and its record'],
  ])('is signed once though the process dies when it has %s, %s', async (deadly) => {
    const number = `CO-MUERE-${deadly.toUpperCase()}-${letter}`;
    const { ID, LOCK } = await issued(number);
    const { ID_TRANSMISION: id } = (await call('certify', { ID, LOCK })).result;
    const doomed = createWorker({
      services: async () => practice.servicesOfWorker,
      at: async (moment) => {
        if (moment === deadly) throw new Error('Killed');
      },
    });
    const body = JSON.stringify({ company: 'uno', country: 'GT', id });
    const event = { Records: [{ messageId: 'm', body }] } as never;
    const { batchItemFailures } = await doomed(event, { getRemainingTimeInMillis: () => 100_000 });
    expect(batchItemFailures).toHaveLength(1);
    const reference = referenceOf(ID, number);
    expect(signedTimes(reference)).toBe(deadly === 'answered' ? 1 : 0);
    practice.authorities.certifiers.mood.unique = false;
    expect((await settled(ID)).ESTADO).toBe('ACCEPTED');
    expect(signedTimes(reference)).toBe(1);
  });

  it('may be refused with its reason, mended and sent again', async () => {
    const number = `CO-NO-${letter}`;
    const { ID, LOCK } = await issued(number);
    practice.authorities.certifiers.mood.queued.set(referenceOf(ID, number), ['reject']);
    await call('certify', { ID, LOCK });
    const said = await settled(ID);
    expect(said).toMatchObject({
      ESTADO: 'REJECTED',
      OBJECIONES: ['5001: El certificado de quien firma venció.'],
    });
    const unsigned = (await call('print', { ID })).result.IMPRESION;
    const open = (await call('transition', { ID, LOCK, ACCION: 'reopen' })).result;
    const change = [{ op: 'set', path: 'CERTIFICACION.CARGO_FIRMANTE', value: 'GERENTE' }];
    const saved = (await call('patch', { ID, LOCK: open.LOCK, CAMBIOS: change })).result.header;
    const again = (await call('transition', { ID, LOCK: saved.LOCK, ACCION: 'issue' })).result;
    // What somebody saw before it changed is not what would be signed.
    expect((await call('certify', { ID, LOCK })).error?.code).toBe('document.stale');
    await call('certify', { ID, LOCK: again.LOCK });
    expect((await settled(ID)).ESTADO).toBe('ACCEPTED');
    expect(signedTimes(referenceOf(ID, number))).toBe(1);
    // The version that it refused bears no signature, now as then, and is not what stands issued.
    expect(unsigned).toBe('v1-e');
    expect((await call('print', { ID, VERSION: 1 })).result.IMPRESION).toBe('v1-s');
  });
});

it('is never a draft while a certifier has it, whichever of two people is faster', async () => {
  const reopen = (one: { ID: string; LOCK: number }, handler = cafta) =>
    world.call(handler, 'transition', { ...one, ACCION: 'reopen' }, clara);
  const first = await issued('CO-A-LA-VEZ-1');
  const sealing = interrupted(world.services, async () => {
    expect((await reopen(first)).error).toBeUndefined();
  });
  const late = createCafta(async () => sealing.services);
  const refused = await world.call(late, 'certify', first, ana);
  expect(sealing.happened()).toBe(true);
  expect(refused.error?.message).toMatch(/Borrador/);
  expect((await call('certificates', { ID: first.ID })).result).toEqual([]);

  const second = await issued('CO-A-LA-VEZ-2');
  const reopening = interrupted(
    world.services,
    async () => {
      expect((await call('certify', second)).error).toBeUndefined();
    },
    { table: 'cafta' },
  );
  const { error } = await reopen(
    second,
    createCafta(async () => reopening.services),
  );
  expect(reopening.happened()).toBe(true);
  expect(error?.message).toContain('no vuelve a borrador');
  expect((await call('open', { ID: second.ID })).result.header.ESTADO).toBe('EMITIDA');
  expect((await settled(second.ID)).ESTADO).toBe('ACCEPTED');
});

describe('an annulled certification is not signed when its certifier is back', () => {
  const annul = (one: { ID: string; LOCK: number }, handler = cafta) =>
    world.call(handler, 'transition', { ...one, ACCION: 'annul' }, clara);
  const plays = (ID: string, number: string, script: ScriptName) =>
    practice.authorities.certifiers.mood.queued.set(referenceOf(ID, number), [script]);

  it('annulled once it was taken out of the queue, while its copy is signed', async () => {
    const one = await issued('CO-ESPERA');
    plays(one.ID, 'CO-ESPERA', 'busy');
    const { ID_TRANSMISION } = (await call('certify', one)).result;
    await practice.pump();
    const reopened = await call('transition', { ...one, ACCION: 'reopen' });
    expect(reopened.error?.message).toMatch(/no vuelve a borrador.*«Retirar de la cola»/);
    expect((await annul(one)).error?.message).toMatch(/no se anula todavía.*«Retirar de la cola»/);
    expect((await call('open', { ID: one.ID })).result.header.ESTADO).toBe('EMITIDA');
    const taken = await takeOut(ID_TRANSMISION, { DECISION: 'RETIRADA' });
    expect(taken.error).toBeUndefined();
    expect((await annul(one)).error).toBeUndefined();
    const copy = await issued('CO-ESPERA-COPIA');
    await call('certify', copy);
    expect((await settled(copy.ID)).ESTADO).toBe('ACCEPTED');
    expect(signedTimes(referenceOf(copy.ID, 'CO-ESPERA-COPIA'))).toBe(1);
    expect(signedTimes(referenceOf(one.ID, 'CO-ESPERA'))).toBe(0);
  });

  it('not annulled while nobody knows whether it is signed, and annulled once that is known', async () => {
    const one = await issued('CO-DUDA');
    plays(one.ID, 'CO-DUDA', 'accept-reset');
    await call('certify', one);
    await practice.pump();
    expect((await annul(one)).error?.message).toMatch(/no se anula todavía.*Espere su respuesta/);
    expect((await settled(one.ID)).ESTADO).toBe('ACCEPTED');
    expect((await annul(one)).error).toBeUndefined();
  });

  it('not annulled when it is handed over at the same moment', async () => {
    const one = await issued('CO-ANULA-A-LA-VEZ');
    const certifying = async () => {
      expect((await call('certify', one)).error).toBeUndefined();
    };
    const annulling = interrupted(world.services, certifying, { table: 'cafta' });
    const late = createCafta(async () => annulling.services);
    expect((await annul(one, late)).error?.message).toContain('no se anula todavía');
    expect(annulling.happened()).toBe(true);
    expect((await settled(one.ID)).ESTADO).toBe('ACCEPTED');
  });
});

it('a certification taken out of the queue is certified again and signed once', async () => {
  const boss = await administrator();
  const { ID, LOCK } = await issued('CO-RETIRADA');
  const { ID_TRANSMISION } = (await call('certify', { ID, LOCK })).result;
  const { ACCIONES } = (await world.call(transmission, 'open', { ID: ID_TRANSMISION }, boss)).result;
  const offered = ACCIONES.map(({ ACCION }: { ACCION: string }) => ACCION);
  // No paper of a certifier stands for its signature.
  expect(offered).toContain('takeOut');
  expect(offered).not.toContain('declareOnPaper');
  const out = (more: object) => takeOut(ID_TRANSMISION, more, boss);
  const paper = { DECISION: 'EN_PAPEL', NUMERO: '302600004567L', FECHA: '2026-11-20' };
  expect((await out(paper)).error?.code).toBe('document.state');
  expect((await out({ DECISION: 'RETIRADA' })).error).toBeUndefined();
  // Of two of one moment none is the later.
  now += STEP_MS;
  world.setClock(new Date(now).toISOString());
  const again = await call('certify', { ID, LOCK });
  expect(again.error).toBeUndefined();
  expect(again.result.ID_TRANSMISION).not.toBe(ID_TRANSMISION);
  expect(await settled(ID)).toMatchObject({
    ESTADO: 'ACCEPTED',
    ID_TRANSMISION: again.result.ID_TRANSMISION,
  });
  expect(signedTimes(referenceOf(ID, 'CO-RETIRADA'))).toBe(1);
});

it('a draft is not certified, and a certifier is chosen by an administrator alone', async () => {
  const CUERPO = sampleCertification({ NUMERO_CERTIFICACION: 'CO-SIN-EMITIR' });
  const { header } = (await call('create', { CUERPO })).result;
  expect((await call('certify', { ID: header.ID, LOCK: header.LOCK })).error?.code).toBe('document.state');
  expect((await choose('certificador-b')).error?.code).toBe('permission.denied');
});
