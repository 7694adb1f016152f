import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemKey } from '../../functions/runtime/keys.ts';
import { exchangeRate } from '../../functions/transmission/exchangeRate.ts';
import { rateOn } from '../../functions/transmission/rateOn.ts';
import { bankedCountries, rateOfToday, refreshRate } from '../../functions/transmission/rates.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { startMachine, type Machine } from './machine.ts';
import { ana } from './transmissions.ts';

let on: Machine;
let bank: Server;
/** What the bank says, day and rate; '' keeps silent. How often it was asked. */
let said = { day: '20/11/2026', rate: '7.73901' };
let asked = 0;
const partition = systemKey('exchange-rate', 'GT');
const at = (time: string): void => on.setClock(`2026-11-${time}:00-06:00`);
const keep = (sk: string, rate: string) =>
  on.services.database.write({
    kind: 'put',
    table: 'catalogues',
    item: { pk: partition, sk, rate, source: 'Banco', fetched: '' },
  });
const kept = () =>
  on.services.database.query<{ pk: typeof partition; sk: string }>('catalogues', {
    pk: partition,
    few: 'what a test wrote itself',
  });

beforeAll(async () => {
  on = await startMachine();
  bank = createServer((_, response) => {
    asked += 1;
    const dollar = `<VarDolar><fecha>${said.day}</fecha><referencia>${said.rate}</referencia></VarDolar>`;
    response.statusCode = said.rate === '' ? 503 : 200;
    response.end(
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><R><TipoCambioDiaResult><CambioDolar>' +
        `${dollar}</CambioDolar></TipoCambioDiaResult></R></s:Body></s:Envelope>`,
    );
  }).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  process.env['BANGUAT_ENDPOINT'] = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  bank.close();
  await on.stop();
});
beforeEach(async () => {
  await on.fresh();
  at('20T10:00');
  for (const { pk, sk } of await kept())
    await on.services.database.write({ kind: 'delete', table: 'catalogues', key: { pk, sk } });
  said = { day: '20/11/2026', rate: '7.73901' };
  // A bank that answered is asked again when its answer is not there.
  await refreshRate(on.services, 'GT');
  await on.services.database.write({
    kind: 'delete',
    table: 'catalogues',
    key: { pk: partition, sk: '2026-11-20' },
  });
  asked = 0;
  on.logged.length = 0;
});

describe('the rate of a day', () => {
  it('is its own, or the newest before it with its date, and none of a day after', async () => {
    expect(await rateOn(on.services, 'GT', '2026-11-20')).toBeUndefined();
    await keep('2026-11-17', '7.70000');
    await keep('2026-11-18', '7.71000');
    await keep('2026-11-21', '7.72000');
    const older = { day: '2026-11-18', rate: '7.71000', source: 'Banco', current: false };
    expect(await rateOn(on.services, 'GT', '2026-11-20')).toEqual(older);
    expect(await rateOn(on.services, 'GT', '2026-11-18')).toEqual({ ...older, current: true });
    expect(await rateOn(on.services, 'HN', '2026-11-18')).toBeUndefined();
    expect(asked).toBe(0);
  });

  it('is told to a person of any day that they ask for, as that day had it', async () => {
    await keep('2026-11-17', '7.70000');
    await keep('2026-11-18', '7.71000');
    const told = async (DIA: string | undefined) => {
      const { RESULTADO, RESPUESTA, DEL_DIA } = await exchangeRate(on.call({ DIA }));
      return [RESULTADO, RESPUESTA.fecha, RESPUESTA.referencia, DEL_DIA];
    };
    expect(await told('2026-11-17')).toEqual(['1', '2026-11-17', '7.70000', '1']);
    expect(await told('2026-11-19')).toEqual(['1', '2026-11-18', '7.71000', '0']);
    expect(await told('2026-11-16')).toEqual(['0', '', '', '0']);
    expect(await told(undefined)).toEqual(['1', '2026-11-20', '7.73901', '1']);
    expect(await exchangeRate(on.call({ DIA: '2026-11-17' }))).toMatchObject({
      TIPO_CAMBIO: '7.70000',
      FECHA_REFERENCIA: '2026-11-17',
    });
    // Of a day to come nobody knows more than today's.
    expect(await told('2026-11-23')).toEqual(['1', '2026-11-20', '7.73901', '0']);
  });
});

describe('the rate of today', () => {
  it('is fetched once and kept under the bank’s own day', async () => {
    const today = { day: '2026-11-20', rate: '7.73901', source: 'Banco de Guatemala', current: true };
    expect(await rateOfToday(on.services, 'GT')).toEqual(today);
    expect(await rateOfToday(on.services, 'GT')).toEqual(today);
    expect(asked).toBe(1);
    expect(await kept()).toMatchObject([{ sk: '2026-11-20', fetched: '2026-11-20T16:00:00.000Z' }]);
    said.day = '19/11/2026';
    at('21T00:30');
    expect(await rateOfToday(on.services, 'GT')).toEqual({ ...today, current: false });
  });

  it('is an earlier day’s while the bank keeps silent, which is asked again after a minute', async () => {
    await keep('2026-11-19', '7.70000');
    said.rate = '';
    const yesterday = { day: '2026-11-19', rate: '7.70000', current: false };
    expect(await rateOfToday(on.services, 'GT')).toMatchObject(yesterday);
    expect(on.told('rate.failed')).toMatchObject([{ country: 'GT' }]);
    said.rate = '7.73901';
    on.setClock('2026-11-20T16:00:59.999Z');
    expect(await rateOfToday(on.services, 'GT')).toMatchObject(yesterday);
    expect(asked).toBe(1);
    on.setClock('2026-11-20T16:01:00.000Z');
    expect(await rateOfToday(on.services, 'GT')).toMatchObject({ day: '2026-11-20', current: true });
    expect(asked).toBe(2);
  });

  it('on the top bar is empty where none is known, and says whether it is of the day', async () => {
    said.rate = '';
    const shown = () => exchangeRate(on.call({ DIA: undefined }));
    expect(await shown()).toEqual({
      RESULTADO: '0',
      RESPUESTA: { referencia: '', fecha: '' },
      TIPO_CAMBIO: '',
      FECHA_REFERENCIA: '',
      DEL_DIA: '0',
      FUENTE: '',
    });
    await keep('2026-11-19', '7.70000');
    expect(await shown()).toEqual({
      RESULTADO: '1',
      RESPUESTA: { referencia: '7.70000', fecha: '2026-11-19' },
      TIPO_CAMBIO: '7.70000',
      FECHA_REFERENCIA: '2026-11-19',
      DEL_DIA: '0',
      FUENTE: 'Banco',
    });
    await keep('2026-11-20', '7.80000');
    expect(await shown()).toMatchObject({ RESULTADO: '1', DEL_DIA: '1' });
  });

  it('of a country whose bank is not connected is none', async () => {
    expect(bankedCountries).toEqual(['GT', 'HN']);
    expect(await refreshRate(on.services, 'SV')).toBe(false);
    expect(await rateOfToday(on.services, 'SV')).toBeUndefined();
    expect(await exchangeRate(on.call({ DIA: undefined }, { ...ana, country: 'SV' }))).toMatchObject({
      RESULTADO: '0',
    });
    expect([asked, on.told('rate.failed')]).toEqual([0, []]);
  });
});

it('the schedule asks every bank, whether or not it failed before, and says how many answered', async () => {
  const run = () => createSchedule(async () => on.services)({ schedule: 'exchange-rate' });
  said.rate = '';
  expect(await run()).toEqual({ done: 0 });
  said.rate = '7.73901';
  expect(await run()).toEqual({ done: 1 });
  expect(asked).toBe(2);
});
