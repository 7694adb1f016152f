import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// Goods under a temporary regime leave, or are nationalised, by declarations whose items cancel those of the first (spec 3).

let { world, ana, call } = {} as SarahAgency;
const WHY = 'Se canceló otra declaración.';

beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  await noteCompany(world.services, { company: 'h', country: 'HN' });
});
afterAll(() => world.stop());

interface Made {
  ID: string;
  LOCK: number;
}
const open = async (ID: string) => (await call('open', { ID })).result;
const lockOf = async (ID: string): Promise<number> => (await open(ID)).header.LOCK;
const numberOf = async (ID: string): Promise<string> => (await open(ID)).body.DECLARACION.ID_SARAH;

async function write(ID: string, LOCK: number, values: Record<string, string>): Promise<Made> {
  const CAMBIOS = Object.entries(values).map(([path, value]) => ({ op: 'set', path, value }));
  const { result, error } = await call('patch', { ID, LOCK, CAMBIOS });
  expect(error).toBeUndefined();
  return { ID, LOCK: result.header.LOCK };
}

/** A DUA of a regime, whole but for what that asks besides. */
async function formed(order: string, values: Record<string, string>): Promise<Made> {
  const { header } = (await call('derive', { ID_ORDEN: await world.seed('h', order) })).result;
  return write(header.ID, header.LOCK, { 'DECLARACION.ID_FORMA_PAGO': 'CR', ...values });
}

async function registered({ ID, LOCK }: Made): Promise<string> {
  const { error } = await call('register', { ID, LOCK });
  expect(error).toBeUndefined();
  await world.pump();
  expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
  return ID;
}

/** A registered temporary import, whose term ends on the twentieth of December. */
const temporary = async (order: string): Promise<string> =>
  registered(
    await formed(order, {
      'DECLARACION.CODIGO_REGIMEN': '5300',
      'DECLARACION.MOTIVO_OPERACION_SUSPENSIVA': '06',
      'DECLARACION.PLAZO_DIAS_MESES': '30',
      'DECLARACION.UNIDAD_PLAZO': 'D',
    }),
  );

const ITEMS = [1, 2, 3] as const;

/** Of goods that are here already: no title is cancelled any more. */
const NATIONALISED = {
  'DECLARACION.CODIGO_REGIMEN': '4053',
  'DECLARACION.MANIFIESTO': '',
  'DECLARACION.TITULO_TRANSPORTE': '',
  'DECLARACION.INDICADOR_CANCELACION_GLOBAL': '0',
};

/** A nationalisation whose items cancel those of an earlier one, each the one in its place where nothing else is said. */
async function cancelling(
  order: string,
  number: string,
  more: Record<string, string> = {},
  items: readonly number[] = ITEMS,
): Promise<Made> {
  const of = items.flatMap((item) => [
    [`DETALLE_MERCANCIAS[${item - 1}].DECLARACION_CANCELAR`, number],
    [`DETALLE_MERCANCIAS[${item - 1}].NUMERO_ITEM_CANCELAR`, String(item)],
  ]);
  return formed(order, { ...NATIONALISED, ...Object.fromEntries(of), ...more });
}

const standing = async (ID: string) => {
  const { FECHA_VENCIMIENTO, DESCARGA } = (await open(ID)).header.RESUMEN;
  return [FECHA_VENCIMIENTO, DESCARGA];
};
const waiting = ['2026-12-20', ''];
const told = async (ID: string): Promise<Problem[]> =>
  (await call('readiness', { ID })).result.problems.filter(({ code }: Problem) => /^dua\.cancel/.test(code));

describe('a 5300', () => {
  it('whose every item accepted DUAs cancel has no coming term, and no calendar or notice tells one', async () => {
    const first = await temporary('1456000701');
    const other = await temporary('1456000702');
    expect((await open(first)).body.DETALLE_MERCANCIAS).toHaveLength(3);
    const made = await cancelling('1456000703', await numberOf(first));
    expect(await told(made.ID)).toEqual([]);
    expect((await call('register', made)).error).toBeUndefined();
    expect(await standing(first)).toEqual(waiting);
    await world.pump();
    const number = await numberOf(made.ID);
    expect(await standing(first)).toEqual(['', `Descargada por ${number}`]);
    const { VERSION } = (await open(first)).header;
    for (const body of world.handled) await world.deliver(body);
    expect((await open(first)).header.VERSION, 'told again, nothing changes').toBe(VERSION);

    const FILTROS = { 'FECHA_VENCIMIENTO>=': '2026-12-01', 'FECHA_VENCIMIENTO<=': '2026-12-31' };
    const { rows } = (await call('list', { FILTROS })).result;
    expect(rows.map((each: { ID: string }) => each.ID)).toEqual([other]);
    const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };
    await createSchedule(async () => world.services, gateway)({ schedule: 'order-days' });
    const bell = createNotifications(async () => world.services);
    const notices: Notice[] = (await world.call(bell, 'notices', ['2'], ana)).result;
    const ends = notices.filter(({ TEXTO }) => TEXTO.startsWith('Vence: plazo'));
    expect(ends.map(({ RUTA }) => RUTA)).toEqual([expect.stringContaining(other)]);
  });

  it('of which a part is cancelled still has its term, until the rest is', async () => {
    const first = await temporary('1456000711');
    const { CANTIDAD_COMERCIAL: whole } = (await open(first)).body.DETALLE_MERCANCIAS[0];
    const half = (Number(whole) / 2).toFixed(3);
    const number = await numberOf(first);
    const part = { 'DETALLE_MERCANCIAS[0].CANTIDAD_COMERCIAL': half };
    await registered(await cancelling('1456000712', number, part));
    const [term, said] = await standing(first);
    expect([term, said.slice(0, 22)]).toEqual(['2026-12-20', 'Descargada en parte po']);
    const again = await cancelling('1456000713', number, {}, [1]);
    expect(await told(again.ID)).toMatchObject([{ code: 'dua.cancelled-exceeded', severity: 'error' }]);
    const rest = await write(again.ID, again.LOCK, {
      ...part,
      // What its other items are of is another agency's.
      'DETALLE_MERCANCIAS[1].DECLARACION_CANCELAR': '250011005300J',
      'DETALLE_MERCANCIAS[1].NUMERO_ITEM_CANCELAR': '1',
      'DETALLE_MERCANCIAS[2].DECLARACION_CANCELAR': '250011005300J',
      'DETALLE_MERCANCIAS[2].NUMERO_ITEM_CANCELAR': '2',
    });
    await registered(rest);
    expect((await standing(first))[0]).toBe('');
  });
});

describe('a second DUA', () => {
  it('that cancels what is already cancelled of an item is not sealed, and names the other with a link', async () => {
    const number = await numberOf(await temporary('1456000721'));
    const first = await cancelling('1456000722', number);
    const second = await cancelling('1456000723', number);
    expect((await call('register', first)).error).toBeUndefined();
    const ofFirst = { module: 'dua', id: first.ID };
    for (const when of ['while the other is on its way', 'once it is registered']) {
      const said = await told(second.ID);
      expect(
        said.map(({ code }) => code),
        when,
      ).toEqual(ITEMS.map(() => 'dua.cancelled-already'));
      expect(said[1], when).toMatchObject({
        severity: 'error',
        path: 'DETALLE_MERCANCIAS[1].NUMERO_ITEM_CANCELAR',
        other: ofFirst,
      });
      const { error } = await call('register', second);
      expect(error?.message, when).toContain(
        `el ítem 1 de la ${number} ya está cancelado del todo por la DUA`,
      );
      await world.pump();
    }
    expect(world.authorities.sarahLedger.receipts('1456000723')).toEqual([]);
  });

  it('that is sealed in the same moment loses', async () => {
    const number = await numberOf(await temporary('1456000731'));
    const both = [await cancelling('1456000732', number), await cancelling('1456000733', number)];
    const answers = await Promise.all(both.map((each) => call('register', each)));
    expect(answers.filter(({ error }) => error !== undefined)).toHaveLength(1);
    await world.pump();
  });

  it('may cancel what a rejected one would have', async () => {
    const number = await numberOf(await temporary('1456000741'));
    world.authorities.sarah.mood.queued.set('1456000742', ['reject']);
    const first = await cancelling('1456000742', number);
    await call('register', first);
    await world.pump();
    expect((await open(first.ID)).header.ESTADO).toBe('RECHAZADA');
    await registered(await cancelling('1456000743', number));
  });
});

describe('what is not there', () => {
  it('a number that the company does not have is a question', async () => {
    const { ID } = await cancelling('1456000751', '250011005300J');
    expect(await told(ID)).toMatchObject([{ code: 'dua.cancels-unknown', severity: 'warning' }]);
  });

  it('an item that the other does not have is a problem, and so is one that was withdrawn', async () => {
    const first = await temporary('1456000752');
    const number = await numberOf(first);
    const { ID } = await cancelling('1456000753', number, {
      'DETALLE_MERCANCIAS[2].NUMERO_ITEM_CANCELAR': '9',
    });
    expect(await told(ID)).toMatchObject([
      { code: 'dua.cancels-no-item', severity: 'error', other: { module: 'dua', id: first } },
    ]);
    await call('withdraw', { ID: first, LOCK: await lockOf(first), MOTIVO: WHY });
    await world.pump();
    expect(await told(ID)).toMatchObject([{ code: 'dua.cancels-withdrawn', severity: 'error' }]);
  });
});

describe('the term runs again', () => {
  it('once the other is withdrawn', async () => {
    const first = await temporary('1456000761');
    const ID = await registered(await cancelling('1456000762', await numberOf(first)));
    expect((await standing(first))[0]).toBe('');
    await call('withdraw', { ID, LOCK: await lockOf(ID), MOTIVO: WHY });
    expect((await standing(first))[0], 'SARAH has not answered').toBe('');
    await world.pump();
    expect(await standing(first)).toEqual(waiting);
    const [last] = (await call('history', [first])).result;
    expect(last.ACCION).toContain('Su plazo corre otra vez: se desistió la');
    await registered(await cancelling('1456000763', await numberOf(first)));
  });

  it('once the other is modified to cancel another declaration, which is discharged instead', async () => {
    const [first, second] = [await temporary('1456000771'), await temporary('1456000772')];
    const ID = await registered(await cancelling('1456000773', await numberOf(first)));
    const amended = await call('amend', { ID, LOCK: await lockOf(ID), MOTIVO: WHY });
    const number = await numberOf(second);
    const paths = ITEMS.map((item) => [`DETALLE_MERCANCIAS[${item - 1}].DECLARACION_CANCELAR`, number]);
    const changed = await write(ID, amended.result.LOCK, Object.fromEntries(paths));
    // Until SARAH takes the change, what was accepted stands.
    const meanwhile = await cancelling('1456000774', await numberOf(first));
    expect((await told(meanwhile.ID)).map(({ code }) => code)).toContain('dua.cancelled-already');
    expect((await call('sendAmendment', changed)).error).toBeUndefined();
    await world.pump();
    expect(await standing(first)).toEqual(waiting);
    expect((await standing(second))[0]).toBe('');
    expect(await told(meanwhile.ID)).toEqual([]);
  });
});
