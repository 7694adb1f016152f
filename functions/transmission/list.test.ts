import { beforeEach, expect, it, vi } from 'vitest';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { list } from './list.ts';

const there = vi.hoisted(() => ({
  newest: [] as unknown[],
  numbered: [] as unknown[],
  assigned: { rows: [] as unknown[], orMore: false },
}));
vi.mock('./outcomeOf.ts', () => ({
  MOST_LISTED: 3,
  newestTransmissions: async () => there.newest,
  transmissionsOf: async () => [],
}));
vi.mock('./numbered.ts', async (original) => ({
  ...(await original<object>()),
  transmissionsNumbered: async () => there.numbered,
}));
vi.mock('./assigned.ts', () => ({ transmissionsAssigned: async () => there.assigned }));

const row = (ID: string, CLAVE: string, NUMERO = ''): TransmissionSummary => ({
  ...{ ID, CLAVE, NUMERO, TIPO: 'duca', ID_DOCUMENTO: 'duc-1', VERSION: 1, OPERACION: 'R' },
  ...{ ESTADO: 'ACCEPTED', ETIQUETA: 'Aceptada', TONO: 'good', ICONO: 'check', SABEMOS: '' },
  ...{ CREADO: '', MODIFICADO: '', USUARIO: 'Ana', INTENTOS: 1, SIGUIENTE: '', CANAL: '' },
});
const asked = async (input: object) => {
  const { rows, ...rest } = await list({ input, services: {}, scope: {} } as never);
  return { ids: rows.map(({ ID }) => ID), ...rest };
};

beforeEach(() => {
  there.newest = [row('c', '1236000002'), row('b', '1236000003'), row('a', '1236000001', 'GTX')];
  there.numbered = [];
  there.assigned = { rows: [], orMore: false };
});

it('where there are older ones than it looks at, all stand by date and it says how to sort them', async () => {
  const all = await asked({ ORDEN: 'CLAVE' });
  expect(all).toMatchObject({ ids: ['c', 'b', 'a'], order: '-CREADO', orMore: true });
  expect(all.note).toMatch(/Búsquelas por su número/);
  expect((await asked({})).note).toBeUndefined();
  there.newest = there.newest.slice(1);
  expect(await asked({ ORDEN: 'CLAVE' })).toEqual({ ids: ['a', 'b'], total: 2, page: 1, order: 'CLAVE' });
});

it('a number finds what is older than the newest too, once each, in the order that was asked for', async () => {
  there.numbered = [row('c', '1236000002'), row('0', '1236000000')];
  const found = await asked({ TERMINO: ' 123-6 ', ORDEN: '-CLAVE' });
  expect(found).toMatchObject({ ids: ['b', 'c', 'a', '0'], total: 4, order: '-CLAVE' });
  expect(found.note).toMatch(/3 más recientes/);
  there.numbered = [];
  expect((await asked({ TERMINO: 'gtx' })).ids).toEqual(['a']);
});

it('a number that was assigned finds what is older too, and where too many begin so it asks for more of it', async () => {
  there.assigned = { rows: [row('0', '1236000000', 'GTX0'), row('a', '1236000001', 'GTX')], orMore: false };
  const found = await asked({ TERMINO: 'gtx' });
  expect(found.ids).toEqual(['a', '0']);
  expect(found.note).toMatch(/el asignado/);
  there.assigned.orMore = true;
  expect((await asked({ TERMINO: 'gtx' })).note).toMatch(/escriba más de su número/);
  // Where all are among the newest, they are looked at and nothing is missing.
  there.newest = there.newest.slice(1);
  expect(await asked({ TERMINO: 'gtx' })).toEqual({ ids: ['a'], total: 1, page: 1, order: '-CREADO' });
});
