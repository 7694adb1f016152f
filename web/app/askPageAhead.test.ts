import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/queryClient.ts';
import { askPageAhead } from './askPageAhead.ts';

const may = ['duca:read'];
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

it('asks for the newest of a list', async () => {
  askPageAhead(at('/ducagt'), may);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({ name: 'duca/list', params: { FILTROS: {}, ORDEN: '-CREADO', TAMANO: 50 } });
});

it.each(['/ducagt?q=4711', '/ducagt/duc-0123456789abcdefghjkmn', '/ducagt/nueva', '/profile', '/'])(
  'asks nothing for %s, which asks something else or nothing',
  async (address) => {
    askPageAhead(at(address), may);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
  },
);

it('asks nothing that this person may not read', async () => {
  askPageAhead(at('/ducagt'), ['dva:read']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});
