import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { linesPk } from '../../functions/logbook/rows.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createOperator, PLATFORM } from '../../functions/users/operator/newOperator.ts';
import { orderJournal } from '../../infra/administer/orderJournal.ts';
import type { ShownLine } from '../../shared/logbook/procedures.ts';
import { verifier } from '../../infra/verify/verifier.ts';
import { verifyExport } from '../../shared/logbook/verifyExport.ts';
import { operatorPerson } from './operatorPerson.ts';
import { startWorld, type Person, type World } from './world.ts';

/** The platform has a logbook of its own, and who operates it reads and verifies it as a company does its own. */

let world: World;
let bea: Person;
let jefe: Person;
const logbook = createLogbook(async () => world.services);
const users = createUsers(async () => world.services);
const schedule = createSchedule(async () => world.services);
const days = { DESDE: '2026-11-01', HASTA: '2026-11-30' };
const look = (asked: object = {}) => world.call(logbook, 'platformLines', asked, bea);

async function administrator(): Promise<Person> {
  const person = await world.person('uno', 'jefe');
  const key = userRowKey('uno', 'jefe');
  await world.services.database.write({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  return person;
}

beforeAll(async () => {
  world = await startWorld();
  await world.company('uno');
  jefe = await administrator();
  await world.call(users, 'saveConfiguration', ['4', 'una', '1'], jefe);
  bea = await operatorPerson(world);
  const { database, id, now } = world.services;
  const facts = { administrator: 'Eva Mus', login: 'eva.mus', mail: 'eva@despacho.example' };
  await createOperator({ database: database.noting(orderJournal({ now, id })), id }, facts);
  await schedule({ schedule: 'logbook-chain' });
  world.setClock('2026-11-20T16:00:30Z');
  bea = await operatorPerson(world);
  jefe = await administrator();
  await schedule({ schedule: 'logbook-chain' });
});
afterAll(() => world.stop());

describe('who operates the platform', () => {
  it('reads in its logbook who was let in to operate it, by whom and from where, and up to where it is sealed', async () => {
    const { LINEAS, SELLO } = (await look()).result;
    expect(LINEAS).toMatchObject([
      {
        ...{ N: 1, USUARIO: 'servidor', MODULO: 'users', ACCION: 'Crear a quien opera la plataforma' },
        ...{ TITULO: 'Eva Mus', RESERVADO: '0', DISPOSITIVO: expect.stringMatching(/^npm run administer/) },
      },
    ]);
    expect(SELLO).toEqual({ N: 1, SELLADO: '2026-11-20T10:00:30', FALTAN: [] });
  });

  it('narrows it as a company its own', async () => {
    expect((await look({ USUARIO: 'nadie' })).result.LINEAS).toEqual([]);
    expect((await look({ USUARIO: 'servidor', ...days })).result.LINEAS).toHaveLength(1);
  });

  it('takes it away as a file that anybody verifies', async () => {
    const { result } = await world.call(logbook, 'exportPlatformLines', days, bea);
    const verified = verifyExport(await (await fetch(result.ENLACE)).text(), verifier);
    expect(verified).toEqual({ lines: 1, faults: [], key: result.CLAVE });
  });

  it('sees nothing of a company, and no company anything of the platform', async () => {
    const lines: ShownLine[] = (await look()).result.LINEAS;
    expect(JSON.stringify(lines)).not.toMatch(/uno|jefe/);
    for (const procedure of ['lines', 'exportLines'])
      expect((await world.call(logbook, procedure, days, bea)).error?.code, procedure).toBe(
        'permission.denied',
      );
    for (const procedure of ['platformLines', 'exportPlatformLines'])
      for (const [who, code] of [
        [jefe, 'permission.denied'],
        [undefined, 'session.missing'],
      ] as const)
        expect((await world.call(logbook, procedure, days, who)).error?.code, procedure).toBe(code);
  });

  it('hears what was taken out of it', async () => {
    const { database } = world.services;
    const [row] = await database.query<{ pk: never; sk: string }>('logbook', {
      pk: linesPk({ company: PLATFORM }),
      limit: 1,
    });
    await database.aside({ kind: 'delete', table: 'logbook', key: { pk: row!.pk, sk: row!.sk } });
    expect((await look()).result.SELLO.FALTAN).toEqual([
      'Falta la anotación 1, que estaba sellada el 20/11/2026 10:00:30; no queda ninguna anterior.',
    ]);
  });

  it('a deed noted before midnight and chained after it is found under the day that its line shows', async () => {
    const { database, id, now } = world.services;
    const facts = { administrator: 'Noé Paz', login: 'noe.paz', mail: 'noe@despacho.example' };
    // 23:59:40 of the 24th here.
    world.setClock('2026-11-25T05:59:40Z');
    await createOperator({ database: database.noting(orderJournal({ now, id })), id }, facts);
    const found = async (day: string): Promise<string[]> => {
      const { LINEAS } = (await look({ DESDE: day, HASTA: day })).result as { LINEAS: ShownLine[] };
      return LINEAS.map(({ FECHA, TITULO }) => `${FECHA} ${TITULO}`);
    };
    world.setClock('2026-11-25T06:00:30Z');
    bea = await operatorPerson(world);
    await schedule({ schedule: 'logbook-chain' });
    expect(await found('2026-11-24')).toEqual(['2026-11-24T23:59:40 Noé Paz']);
    expect(await found('2026-11-25')).toEqual([]);
  });
});
