import { expect } from 'vitest';
import type { Answer } from './world.ts';

type Call = (procedure: string, params: object) => Promise<Answer>;

/**
 * Follows one declaration, handed over by `send`, through what the first page counts: without a channel, then its channel
 * among those of today, and the list that the count leads to holds the same.
 */
export async function countsToday(call: Call, send: () => Promise<string>, pump: () => Promise<unknown>) {
  const today = async () => (await call('today', {})).result;
  const DIA = '2026-11-20';
  expect(await today()).toEqual({ DIA, ACEPTADAS: [], SIN_CANAL: [] });
  const ID = await send();
  const sent = [{ ESTADO: 'TRANSMITIENDO', CANTIDAD: 1 }];
  expect(await today()).toEqual({ DIA, ACEPTADAS: [], SIN_CANAL: sent });
  await pump();
  const waits = [{ ESTADO: 'ACEPTADA', CANTIDAD: 1 }];
  expect(await today()).toEqual({ DIA, ACEPTADAS: waits, SIN_CANAL: waits });
  expect((await call('requestChannel', { ID })).error).toBeUndefined();
  await pump();
  const { ESTADO } = (await call('open', { ID })).result.header;
  expect(['VERDE', 'AMARILLO', 'ROJO']).toContain(ESTADO);
  expect(await today()).toEqual({ DIA, ACEPTADAS: [{ ESTADO, CANTIDAD: 1 }], SIN_CANAL: [] });
  const FILTROS = { ESTADO, 'FECHA_ACEPTACION>=': DIA, 'FECHA_ACEPTACION<=': DIA };
  expect((await call('list', { FILTROS })).result).toMatchObject({ rows: [{ ID }], total: 1 });
}
