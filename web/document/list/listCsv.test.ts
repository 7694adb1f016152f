import { beforeEach, expect, it, vi } from 'vitest';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { everyRow } from './everyRow.ts';
import { saveListCsv } from './listCsv.ts';

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../api/call.ts', () => ({ call: server.call }));

const columns: TableColumn<{ ID: string }>[] = [{ name: 'ID', label: 'Número', text: ({ ID }) => ID }];
const asked = { TERMINO: undefined, FILTROS: undefined, ORDEN: undefined };
const whole = () => everyRow({ group: 'duca', name: 'list' } as never, asked);
const hands = () => ({ save: vi.fn(), say: vi.fn() });

beforeEach(() => void server.call.mockReset());

it('the file of a list holds every page of it, in its order', async () => {
  const to = hands();
  server.call
    .mockResolvedValueOnce({ rows: [{ ID: 'a' }, { ID: 'b' }], next: 'more' })
    .mockResolvedValueOnce({ rows: [{ ID: 'c' }] });
  await saveListCsv('duca', whole, columns, to);
  expect(server.call.mock.calls.map(([, { CURSOR }]) => CURSOR)).toEqual([undefined, 'more']);
  expect(to.save.mock.calls).toEqual([['duca.csv', 'Número\r\na\r\nb\r\nc\r\n']]);
  expect(to.say).not.toHaveBeenCalled();
});

it('a list that ends half way is said with its reason, and leaves no half file', async () => {
  const to = hands();
  server.call
    .mockResolvedValueOnce({ rows: [{ ID: 'a' }], next: 'more' })
    .mockRejectedValueOnce(new Error('cut off'));
  await saveListCsv('duca', whole, columns, to);
  expect(to.save).not.toHaveBeenCalled();
  expect(to.say.mock.calls).toEqual([['No se pudo bajar la lista', 'cut off', 'bad']]);
});
