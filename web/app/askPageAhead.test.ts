import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ducaKind } from '../../shared/duca/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { askAhead, callOnce } from '../api/queries.ts';
import { queryClient } from '../api/queryClient.ts';
import { contractsOf } from '../document/kindContracts.ts';
import { askPageAhead } from './askPageAhead.ts';

const ID = 'duc-0123456789abcdefghjkmn';
const may = { company: 'emp', country: 'GT' as const, permissions: ['duca:read'] };
let asked: { name: string; params: unknown }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ name: address.replace('/api/', ''), ...(JSON.parse(body) as { params: unknown }) });
    return new Response(JSON.stringify({ result: { turn: asked.length } }));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  return { pathname, search };
};

it('asks for the newest of a list, and for the document of an address', async () => {
  askPageAhead(at('/ducagt'), may);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({ name: 'duca/list', params: { FILTROS: {}, ORDEN: '-CREADO', TAMANO: 50 } });
  askPageAhead(at(`/ducagt/${ID}`), may);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ name: 'duca/open', params: { ID } });
});

it('asks beside an order what it holds, which its page takes', async () => {
  const order = 'ord-0123456789abcdefghjkmn';
  askPageAhead(at(`/ordenestrabajo/${order}`), { ...may, permissions: ['work-orders:read'] });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ name }) => name)).toEqual(['work-orders/open', 'work-orders/file']);
  expect(await askAhead(workOrderProcedures.file, { ID: order })).toEqual({ turn: 2 });
  expect(asked).toHaveLength(2);
});

it.each(['/ducagt?q=4711', `/ducagt/${ID}/revisar`, '/ducagt/nueva', '/profile', '/'])(
  'asks nothing for %s, which asks something else or nothing',
  async (address) => {
    askPageAhead(at(address), may);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
  },
);

it('asks nothing that this person may not read', async () => {
  askPageAhead(at('/ducagt'), { company: 'emp', country: 'GT', permissions: ['dva:read'] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});

it('the document that was asked for ahead is taken once; opened again, it is asked anew', async () => {
  const { open } = contractsOf(ducaKind);
  askPageAhead(at(`/ducagt/${ID}`), may);
  const input = { ID, VERSION: undefined };
  expect(await callOnce(open, input)).toEqual({ turn: 1 });
  expect(await callOnce(open, input)).toEqual({ turn: 2 });
  expect(asked).toHaveLength(2);
});

it('what a panel keeps of the same document is not taken for what is opened now', async () => {
  const { open } = contractsOf(ducaKind);
  const input = { ID, VERSION: undefined };
  expect(await askAhead(open, input)).toEqual({ turn: 1 });
  expect(await callOnce(open, input)).toEqual({ turn: 2 });
});

it('what nobody took is forgotten before it is old', async () => {
  vi.useFakeTimers();
  try {
    const { open } = contractsOf(ducaKind);
    askPageAhead(at(`/ducagt/${ID}`), may);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await callOnce(open, { ID, VERSION: undefined })).toEqual({ turn: 2 });
  } finally {
    vi.useRealTimers();
  }
});

it('asks at once all that the first page shows, and nothing of it that this person may not read', async () => {
  const names: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    names.push(address.replace('/api/', ''));
    return Promise.resolve(new Response(JSON.stringify({ result: [] })));
  });
  askPageAhead(at('/mydashboard'), {
    company: 'emp',
    country: 'GT',
    permissions: ['duca:read', 'work-orders:read'],
  });
  const all = [
    'duca/pendingComplementary',
    'duca/today',
    'users/loadConfiguration',
    'work-orders/asked',
    'work-orders/assigned',
    'work-orders/waiting',
  ];
  // The parts of the modules are read from their files here.
  await vi.waitFor(() => expect(names.toSorted()).toEqual(all), 20_000);
  queryClient.clear();
  names.length = 0;
  askPageAhead(at('/mydashboard'), { company: 'emp', country: 'GT', permissions: [] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(names).toEqual(['work-orders/waiting']);
});
