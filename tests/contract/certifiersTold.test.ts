import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCafta } from '../../functions/cafta/handler.ts';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createWorker } from '../../functions/notifications/worker.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { existing } from '../../functions/transmission/outcomeOf.ts';
import { record, type Step } from '../../functions/transmission/record.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import { startPractice } from './practice.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

// Nobody looks at a certification that was sent until somebody asks for it: whoever sent it is told what became of it.

let world: World;
let practice: Awaited<ReturnType<typeof startPractice>>;
let ana: Person;
let now = Date.parse('2026-11-20T15:00:00Z');

beforeAll(async () => {
  world = await startWorld();
  const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };
  const work = createWorker(async () => world.services, gateway);
  // Their mails wait in the queue too; bells are what is asked of here.
  const bells: typeof work = async (event) => {
    const facts = event.Records.filter(({ body }) => !('mail' in (JSON.parse(body) as object)));
    return work({ Records: facts });
  };
  practice = await startPractice(world.services, 'notification-jobs', bells);
  await world.company('uno');
  ana = await world.person('uno', 'ana');
});
afterAll(async () => {
  await practice.stop();
  await world.stop();
});

/** What is sent is answered, and a minute later the outbox is swept. */
async function answered(): Promise<void> {
  await practice.pump();
  now += 60_000;
  world.setClock(new Date(now).toISOString());
  await createSchedule(async () => world.services)({ schedule: 'outbox-sweep' });
  await practice.pump();
}

const call = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(
    createCafta(async () => world.services),
    procedure,
    params,
    ana,
  );

/** An issued certification that is handed over to be signed. */
async function sent(number: string, script?: 'reject'): Promise<{ ID: string; of: string }> {
  const CUERPO = sampleCertification({ NUMERO_CERTIFICACION: number });
  const { header } = (await call('create', { CUERPO })).result;
  const { ID } = header;
  const reference = `${ID.slice(-8).toUpperCase()}-${number}`;
  if (script) practice.authorities.certifiers.mood.queued.set(reference, [script]);
  const { LOCK } = (await call('transition', { ID, LOCK: header.LOCK, ACCION: 'issue' })).result;
  return { ID, of: (await call('certify', { ID, LOCK })).result.ID_TRANSMISION };
}

/** What the bell of who sent them says of a certification, and where it leads. */
async function told(ID: string): Promise<string[]> {
  const bell = createNotifications(async () => world.services);
  const notices: Notice[] = (await world.call(bell, 'notices', ['2'], ana)).result;
  return notices.filter(({ RUTA }) => RUTA === `/caftagt/${ID}`).map(({ TEXTO }) => TEXTO);
}

describe('whoever sent a certification', () => {
  it('has a notice that leads to it when it is refused, and when it is signed', async () => {
    const refused = await sent('CO-DICHA-NO', 'reject');
    const signed = await sent('CO-DICHA-SI');
    await answered();
    expect(await told(refused.ID)).toEqual([
      expect.stringMatching(/^Certificación rechazada: .*CO-DICHA-NO/),
    ]);
    expect(await told(signed.ID)).toEqual([expect.stringMatching(/^Certificación aceptada: .*CO-DICHA-SI/)]);
  });

  it('is told as often as somebody must decide about it', async () => {
    const { ID, of } = await sent('CO-DICHA-QUIZA');
    const { services } = world;
    const asked = async (reason: Reason, ...before: Step[]): Promise<void> => {
      const head = await existing(services, jobScope('uno', 'GT'), of);
      const steps: Step[] = [...before, { transition: 'escalate', state: 'NEEDS_HUMAN', reason }];
      await record(services, head, { steps, due: undefined, event: 'NEEDS_HUMAN' });
      await answered();
    };
    await asked('worker-failed');
    const once = [expect.stringMatching(/^Una persona debe decidir: .*CO-DICHA-QUIZA/)];
    expect(await told(ID)).toEqual(once);
    for (const body of practice.handled) await practice.deliver(body);
    expect(await told(ID), 'told again, it is told once').toEqual(once);
    await asked('credentials', { transition: 'requeue', state: 'QUEUED', reason: 'requeued' });
    expect(await told(ID)).toEqual([...once, ...once]);
  });
});
