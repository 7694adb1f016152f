import { afterAll, beforeAll, expect, it } from 'vitest';
import { sum } from '../../shared/foundation/decimal/decimal.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

const NUMBER = '1456000715';
let world: SarahAgency['world'];
let call: SarahAgency['call'];

beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const writeAll = async (ID: string, LOCK: number, values: Record<string, string>): Promise<number> => {
  const CAMBIOS = Object.entries(values).map(([path, value]) => ({ op: 'set', path, value }));
  return (await call('patch', { ID, LOCK, CAMBIOS })).result.header.LOCK;
};
const write = (ID: string, LOCK: number, path: string, value: string): Promise<number> =>
  writeAll(ID, LOCK, { [path]: value });
const open = async (ID: string) => (await call('open', { ID })).result;
const print = async (ID: string, VERSION?: number): Promise<string> => {
  const { result, error } = await call('print', { ID, ...(VERSION === undefined ? {} : { VERSION }) });
  expect(error).toBeUndefined();
  return result.IMPRESION;
};
const status = async (ID: string) => (await call('status', { ID })).result;

it('what SARAH registered stands with its liquidation, under its own seal, when a refused modification is given up', async () => {
  const { ID, LOCK } = (await call('derive', { ID_ORDEN: await world.seed('h', NUMBER) })).result.header;
  await call('register', { ID, LOCK: await write(ID, LOCK, 'DECLARACION.ID_FORMA_PAGO', 'CR') });
  await world.pump();
  const before = await open(ID);
  expect(before.body.SARAH_ITEMS.length).toBeGreaterThan(0);
  const { ID_TRANSMISION, HUELLA, VERSION_SELLADA } = await status(ID);

  const MOTIVO = 'Corrección de texto.';
  const amended = (await call('amend', { ID, LOCK: before.header.LOCK, MOTIVO })).result;
  const changed = await write(ID, amended.LOCK, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
  world.authorities.sarah.mood.queued.set(NUMBER, ['reject']);
  expect((await call('sendAmendment', { ID, LOCK: changed })).error).toBeUndefined();
  await world.pump();
  const refused = await open(ID);
  expect(refused.header.ESTADO).toBe('CORRECCION');
  expect((await status(ID)).problems).not.toEqual([]);

  const { VERSION: accepted } = before.header;
  const { VERSION: draft } = refused.header;
  expect([await print(ID), await print(ID, accepted)]).toEqual([`v${draft}-m`, `v${accepted}-a`]);

  await call('dropAmendment', { ID, LOCK: refused.header.LOCK });
  const after = await open(ID);
  expect([after.header.ESTADO, after.body]).toEqual(['ACEPTADA', before.body]);
  expect(await status(ID)).toMatchObject({ ID_TRANSMISION, HUELLA, VERSION_SELLADA });
  // What nobody accepted does not become the accepted paper by being given up.
  expect([await print(ID), await print(ID, draft)]).toEqual([`v${after.header.VERSION}-a`, `v${draft}-m`]);

  await call('withdraw', { ID, LOCK: after.header.LOCK, MOTIVO: 'Se declaró otro embarque.' });
  expect(await print(ID)).toBe(`v${after.header.VERSION}-d`);
  await world.pump();
  expect(await print(ID)).toBe(`v${after.header.VERSION + 1}-x`);
});

it('a modification from guaranteed to paid tells each tax and the total as owed, before it is sent', async () => {
  const { header } = (await call('derive', { ID_ORDEN: await world.seed('h', '1456000716') })).result;
  const { body: formed } = await open(header.ID);
  const suspended = {
    'DECLARACION.ID_FORMA_PAGO': 'CR',
    'DECLARACION.CODIGO_REGIMEN': '5100',
    'DECLARACION.MOTIVO_OPERACION_SUSPENSIVA': '01',
    'DECLARACION.PLAZO_DIAS_MESES': '12',
    'DECLARACION.UNIDAD_PLAZO': 'M',
    ...Object.fromEntries(
      formed.DETALLE_MERCANCIAS.flatMap((_: unknown, line: number) => [
        [`DETALLE_MERCANCIAS[${line}].CONVENIO`, 'CV-1'],
        [`DETALLE_MERCANCIAS[${line}].MATRIZ_INSUMO`, 'MX-7'],
      ]),
    ),
  };
  const LOCK = await writeAll(header.ID, header.LOCK, suspended);
  expect((await call('register', { ID: header.ID, LOCK })).error).toBeUndefined();
  await world.pump();
  const accepted = await open(header.ID);
  const guaranteed = accepted.body.LIQUIDACION.TOTAL_GARANTIZAR;
  expect(Number(guaranteed)).toBeGreaterThan(0);

  const MOTIVO = 'La mercancía queda en el país.';
  const amended = (await call('amend', { ID: header.ID, LOCK: accepted.header.LOCK, MOTIVO })).result;
  await writeAll(header.ID, amended.LOCK, { 'DECLARACION.CODIGO_REGIMEN': '4000' });
  const { TOTAL_PAGAR, TOTAL_GARANTIZAR } = (await open(header.ID)).body.LIQUIDACION;
  expect(TOTAL_GARANTIZAR).toBe('0.00');
  const { TRIBUTOS } = (await call('amendment', { ID: header.ID })).result as {
    TRIBUTOS: { OBLIGACION: string; DIFERENCIA: string }[];
  };
  const totalOf = (obligation: string): string =>
    sum(TRIBUTOS.filter((each) => each.OBLIGACION === obligation).map((each) => each.DIFERENCIA));
  expect([totalOf('P'), totalOf('G')]).toEqual([TOTAL_PAGAR, `-${guaranteed}`]);
});
