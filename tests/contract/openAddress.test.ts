import { beforeEach, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { ana, bell, event, letters, luis, mailed, mailsOf, told, world } from './notificationWorld.ts';

/** An address that a bounce or a complaint closed opens again when somebody who administers says that it is right. */
const set = (id: string, facts: Record<string, unknown>) =>
  world.services.database.write({ kind: 'update', table: 'users', key: userRowKey('a', id), set: facts });
const hex = (text: string): string => Buffer.from(text).toString('hex');
const address = (): string => `${luis.id}@ejemplo.com`;

/** A mail to luis that his address refused for good. */
async function closed(eventType: 'Bounce' | 'Complaint' = 'Bounce'): Promise<void> {
  const { mail } = await mailed();
  const bounce = eventType === 'Bounce' ? { bounce: { bounceType: 'Permanent' } } : {};
  const detail = { eventType, ...bounce, mail: { tags: { company: [hex('a')], mail: [hex(mail)] } } };
  await told(event({ detail }));
  letters.length = 0;
}
const open = (DIRECCION = address(), as = ana) => bell('openAddress', { DIRECCION }, as);

beforeEach(() => set('ana', { SUPER: '1' }));

describe('an address that was closed', () => {
  it.each(['Bounce', 'Complaint'] as const)('after a %s is opened by an administrator', async (how) => {
    await closed(how);
    expect((await bell('choices', [])).result.CORREO_SUPRIMIDO).toContain('abr');
    expect((await mailsOf())[0]).toMatchObject({ PARA: address(), CERRADA: '1' });
    expect((await open(` ${address().toUpperCase()} `)).error).toBeUndefined();
    expect((await mailsOf())[0]).toMatchObject({ CERRADA: '0' });
    await mailed();
    expect(letters.map(({ to }) => to)).toEqual([address()]);
  });

  it('is opened by nobody else, and by no administrator of another company', async () => {
    await closed();
    expect((await open(address(), luis)).error?.code).toBe('permission.denied');
    const rival = await world.person('b', 'rival');
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('b', 'rival'),
      set: { SUPER: '1' },
    });
    expect((await open(address(), rival)).error?.code).toBe('not-found');
    expect((await open('nadie@ejemplo.com')).error?.code).toBe('not-found');
    expect((await open('   ')).error?.code).toMatch(/not-found|params/);
    expect((await mailsOf())[0]!.CERRADA).toBe('1');
  });

  it('is opened with a line of the logbook that says who did it and whose it is', async () => {
    await closed();
    await open();
    const services = async () => world.services;
    await createSchedule(services)({ schedule: 'logbook-chain' });
    const { result } = await world.call(createLogbook(services), 'lines', {}, ana);
    const own = (result.LINEAS as { ID: string }[]).filter(({ ID }) => ID === luis.id);
    expect(own[0]).toMatchObject({
      ACCION: 'Abrir de nuevo una dirección de correo que se cerró',
      USUARIO: ana.login,
      ID: luis.id,
    });
  });

  it('opens with its correction: the address that is saved is tried again', async () => {
    await closed();
    const users = createUsers(async () => world.services);
    const save = (CORREO: string) => world.call(users, 'saveUser', { ID_USUARIO: luis.id, CORREO }, ana);
    expect((await save(`otro-${address()}`)).error).toBeUndefined();
    expect((await save(address())).error).toBeUndefined();
    await mailed();
    expect(letters.map(({ to }) => to)).toEqual([address()]);
  });
});
