import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReports } from '../../functions/reports/handler.ts';
import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { FILTERS, type Filters } from '../../shared/reports/filters.ts';
import { DIMENSIONS } from '../../shared/reports/procedures.ts';
import { COUNTED, listOf, listOfDay } from '../../web/reports/statistics/links.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// A figure leads to the list of what it counts: as many rows as it says, also where one was annulled in the period.

let { world, ana, call, derived, patch } = {} as TwoAgencies;
const group = () => createReports(async () => world.services);
const asked = async (procedure: string, params: object) => world.call(group(), procedure, params, ana);
const rowsOf = async (REPORTE: string, more: object = {}): Promise<Record<string, string>[]> => {
  const { result, error } = await asked('run', { REPORTE, ...more });
  expect(error).toBeUndefined();
  return result.FILAS;
};
/** What a page asks the server for, whose address a link is. */
const behind = (address: string): object => {
  const said = new URLSearchParams(address.split('?')[1]);
  const names = FILTERS.filter((name) => said.has(name.toLowerCase()));
  const FILTROS: Filters = Object.fromEntries(names.map((name) => [name, said.get(name.toLowerCase())!]));
  return { DESDE: said.get('desde'), HASTA: said.get('hasta'), FILTROS };
};

beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  const [sent, , annulled, other] = [
    await derived('1236000780'),
    await derived('1236000781'),
    await derived('1236000782'),
    await derived('1236000783'),
  ];
  await call('transmit', [sent.id, String(sent.lock)]);
  await world.pump();
  const { error } = await call('transition', { ID: annulled.id, LOCK: annulled.lock, ACCION: 'annul' });
  expect(error).toBeUndefined();
  const named = { 'IMPORTADOR.NOMBRE': 'Otro cliente', 'IMPORTADOR.NUMERO_IDENTIFICACION': '81237642' };
  expect((await patch(other.id, other.lock, named)).error).toBeUndefined();
  await world.seed('uno', '1236000784');
  await rebuildCompany({ services: world.services, scope: jobScope('uno', 'GT') });
});
afterAll(() => world.stop());

describe('the list behind a figure has as many rows as the figure says, with one annulled in the period', () => {
  it('the annulled one is there, and in no figure', async () => {
    const { RESUMEN } = (await asked('statistics', { DIAS: 30 })).result;
    expect(RESUMEN.DECLARACIONES).toBe(3);
    expect((await rowsOf('declarations')).map(({ ESTADO }) => ESTADO)).toContain('Anulada');
    const listed = await rowsOf('declarations', { FILTROS: { ESTADO: COUNTED.estado } });
    expect(listed).toHaveLength(3);
    const accepted = await rowsOf('declarations', { FILTROS: { ESTADO: 'ACEPTADAS' } });
    expect(accepted).toHaveLength(RESUMEN.ACEPTADAS);
  });

  it.each(DIMENSIONS)('each mark of %s', async (dimension) => {
    const data = (await asked('statistics', { DIAS: 30 })).result;
    expect(data.GRUPOS[dimension].length).toBeGreaterThan(0);
    for (const { CLAVE, DECLARACIONES } of data.GRUPOS[dimension])
      expect(await rowsOf('declarations', behind(listOf(dimension, CLAVE, data))), CLAVE).toHaveLength(
        DECLARACIONES,
      );
  });

  it('each day', async () => {
    const { CARGA } = (await asked('statistics', { DIAS: 30 })).result;
    for (const { FECHA, DECLARACIONES } of CARGA)
      expect(await rowsOf('declarations', behind(listOfDay(FECHA)))).toHaveLength(DECLARACIONES);
  });
});

describe('a report of one client', () => {
  const CLIENTE = 'Otro cliente';

  it('is what is asked for, and its file holds the same', async () => {
    expect(await rowsOf('declarations', { FILTROS: { CLIENTE } })).toHaveLength(1);
    const file = { REPORTE: 'declarations', FORMATO: 'CSV', FILTROS: { CLIENTE } };
    expect((await asked('file', file)).result.FILAS).toBe(1);
    const orders = await rowsOf('orders');
    const mine = orders.filter((row) => row['CLIENTE'] === orders[0]!['CLIENTE']);
    expect(await rowsOf('orders', { FILTROS: { CLIENTE: orders[0]!['CLIENTE'] } })).toHaveLength(mine.length);
  });

  it('of invoices that are not declared is of the invoices of their orders', async () => {
    const all = await rowsOf('undeclaredInvoices');
    expect(all.length).toBeGreaterThan(0);
    const { CLIENTE: theirs } = all.find((row) => row['CLIENTE'] !== '')!;
    const mine = all.filter((row) => row['CLIENTE'] === theirs);
    expect(await rowsOf('undeclaredInvoices', { FILTROS: { CLIENTE: theirs } })).toEqual(mine);
    expect(await rowsOf('undeclaredInvoices', { FILTROS: { CLIENTE: 'Nadie' } })).toEqual([]);
  });

  it('is offered from what the days hold, in words', async () => {
    const { result } = await asked('narrowing', { REPORTE: 'declarations' });
    const of = (filter: string) =>
      result.filter(({ FILTRO }: { FILTRO: string }) => FILTRO === filter).map((each: object) => each);
    expect(of('CLIENTE')).toContainEqual({ FILTRO: 'CLIENTE', VALOR: CLIENTE, NOMBRE: CLIENTE });
    expect(of('ESTADO')).toContainEqual({ FILTRO: 'ESTADO', VALOR: 'ANULADA', NOMBRE: 'Anulada' });
    expect(of('CAMPO')).toEqual([]);
    const before = { REPORTE: 'declarations', DESDE: '2026-01-01', HASTA: '2026-01-02' };
    expect((await asked('narrowing', before)).result).toEqual([]);
  });

  it('that cannot be narrowed by something says so, and is not emptied', async () => {
    for (const procedure of ['run', 'file', 'scheduleMail']) {
      const mail = { NOMBRE: 'x', FRECUENCIA: 'DIARIO', DIA: 1, HORA: 7, PERSONAS: [ana.id] };
      const params = { REPORTE: 'orders', FILTROS: { CANAL: 'ROJO' } };
      const more = procedure === 'run' ? {} : { FORMATO: 'CSV', ...(procedure === 'file' ? {} : mail) };
      const { error } = await asked(procedure, { ...params, ...more });
      expect(error!.message).toBe(
        'Canal: el reporte «Órdenes por período» no se puede limitar por esto. Quite ese filtro.',
      );
    }
  });
});
