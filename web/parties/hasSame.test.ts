import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { hasSame } from './hasSame.ts';

/** Cards that the company keeps, and what was asked of them. */
const server = vi.hoisted(() => ({ cards: [] as AnyRecord[], asked: [] as object[] }));
vi.mock('../api/call.ts', () => ({
  call: ({ name }: { name: string }, params: { ID: string }) => {
    server.asked.push(params);
    if (name === 'open') return Promise.resolve({ body: { FICHA: server.cards[Number(params.ID)] } });
    const rows = server.cards.map(({ NOMBRE, NIT, IDENTIFICACION }, at) => ({
      ID: String(at),
      RESUMEN: { NOMBRE, NIT, IDENTIFICACION },
    }));
    return Promise.resolve({ rows });
  },
}));

const supplier = (values: AnyRecord = {}): AnyRecord => ({
  ...{ ID_ROL: 'PROVEEDOR', NOMBRE: 'Bright Wave Ltd.', IDENTIFICACION: '', DIRECCION: '1 Nanhai Road' },
  ...values,
});

beforeEach(() => void server.asked.splice(0));

it.each([
  ['without a number, is the same when it says the same', supplier(), supplier({ NOTAS: 'x' }), true],
  ['however its name is written', supplier({ NOMBRE: 'BRIGHT WAVE LTD.' }), supplier(), true],
  ['without a number, may be of another branch', supplier(), supplier({ DIRECCION: '9 Bund' }), false],
  [
    'with a number, is the same wherever it is',
    supplier({ IDENTIFICACION: '77' }),
    supplier({ IDENTIFICACION: '77', DIRECCION: '9 Bund' }),
    true,
  ],
  ['with another number, is another', supplier({ IDENTIFICACION: '77' }), supplier(), false],
])('a card of a supplier %s', async (_what, card, kept, same) => {
  server.cards = [kept];
  expect(await hasSame(card)).toBe(same);
});

it('looks in one page of the cards of that name and role that are offered, and opens few', async () => {
  server.cards = Array.from({ length: 50 }, () => supplier({ DIRECCION: '9 Bund' }));
  expect(await hasSame(supplier())).toBe(false);
  expect(server.asked).toHaveLength(1 + 5);
  expect(server.asked[0]).toMatchObject({
    TERMINO: 'Bright Wave Ltd.',
    FILTROS: { ID_ROL: 'PROVEEDOR', ESTADO: 'ACTIVA' },
    TAMANO: 50,
  });
});
