import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { SQSEvent } from 'aws-lambda';
import { createSchedule as createChain } from '../../functions/logbook/schedule.ts';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule as createMailSweep } from '../../functions/notifications/schedule.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createSchedule } from '../../functions/reports/schedule.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { Letter, MailGateway } from '../../functions/runtime/mail.ts';
import type { MailSchedule } from '../../shared/reports/mailProcedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Answer, Person } from './world.ts';

export const agencies = {} as TwoAgencies;
/** Who programs, a person of another company, and who receives: people of each test's own, so that bells are empty. */
export let [ana, foreigner, luis] = [] as Person[] as [Person, Person, Person];
let group: ReturnType<typeof createReports>;
let bells: ReturnType<typeof createNotifications>;
export const letters: Letter[] = [];
const gateway: MailGateway = {
  send: async (letter) => {
    letters.push(letter);
    return { outcome: 'sent', message: `ses-${letters.length}` };
  },
};
export const services = async () => agencies.world.services;

export const ask = (procedure: string, params: object, as = ana): Promise<Answer> =>
  agencies.world.call(group, procedure, params, as);
export const event = (...bodies: object[]): SQSEvent =>
  ({ Records: bodies.map((body, at) => ({ messageId: String(at), body: JSON.stringify(body) })) }) as never;
/** What the clock and the queues do: what is due is made and told, and mails go out. @returns how many were looked at. */
export const pass = async (): Promise<number> => {
  const { done } = await createSchedule(services)({ schedule: 'report-mails' });
  await createMailSweep(services, gateway)({ schedule: 'mail-sweep' });
  return done;
};
export const at = async (moment: string): Promise<void> => {
  agencies.world.setClock(moment);
  // Sessions end by the clock as well.
  ana = await agencies.world.person('uno', ana.id);
  luis = await agencies.world.person('uno', luis.id);
  foreigner = await agencies.world.person('dos', 'otro');
};
export const set = (id: string, facts: Record<string, unknown>): Promise<void> =>
  agencies.world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', id),
    set: facts,
  });
export const client = async (id: string): Promise<Person> => {
  const person = await agencies.world.person('uno', id);
  await set(id, { IdPerfil: '4', IMPORTADORES: ['CF'] });
  return person;
};

export const DAILY = { REPORTE: 'declarations', FORMATO: 'CSV', FRECUENCIA: 'DIARIO', DIA: 1, HORA: 7 };
export const schedule = async (more: object = {}, as = ana): Promise<MailSchedule> => {
  const { result, error } = await ask(
    'scheduleMail',
    { NOMBRE: 'Lo de ayer', ...DAILY, PERSONAS: [luis.id], ...more },
    as,
  );
  expect(error).toBeUndefined();
  return result;
};
export const listed = async (ID: string, as = ana): Promise<MailSchedule | undefined> =>
  ((await ask('mailSchedules', {}, as)).result as MailSchedule[]).find((each) => each.ID === ID);
export const lettersTo = (person: Person): Letter[] =>
  letters.filter(({ to }) => to === `${person.id}@ejemplo.com`);
export const idIn = ({ text }: Letter): string => /enviado\/([A-Za-z0-9-]+)/.exec(text)![1]!;
export const csvOf = async (letter: Letter, as: Person): Promise<string> => {
  const { result, error } = await ask('mailedReport', { ID: idIn(letter) }, as);
  expect(error).toBeUndefined();
  return (await fetch(result.ENLACE)).text();
};
export const bell = async (as: Person): Promise<string[]> =>
  ((await agencies.world.call(bells, 'notices', ['2'], as)).result as { TEXTO: string }[]).map(
    ({ TEXTO }) => TEXTO,
  );

beforeAll(async () => {
  Object.assign(agencies, await startTwoAgencies());
  ({ ana, foreigner } = agencies);
  process.env['APP_ORIGINS'] = 'https://despacho.example';
  group = createReports(services);
  bells = createNotifications(services);
  agencies.world.setClock('2026-11-20T15:00:00Z');
  await agencies.derived('1236000740');
  await createChain(services)({ schedule: 'logbook-chain' });
  await createWorker(services)(event({ company: 'uno', country: 'GT' }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await agencies.world.stop();
});

/** People of each test's own, so that bells are empty. */
export let count = 0;
beforeEach(async () => {
  count += 1;
  agencies.world.setClock('2026-11-20T15:00:00Z');
  ana = await agencies.world.person('uno', `ana${count}`);
  luis = await agencies.world.person('uno', `luis${count}`);
  letters.length = 0;
});
