import { expect, it, vi } from 'vitest';
import { useOrderFile } from './useOrderFile.ts';

const page = vi.hoisted(() => ({ state: '', every: [] as unknown[] }));
vi.mock('../kit/reference.ts', () => ({ useReference: () => ({ country: 'GT' }) }));
vi.mock('../api/queries.ts', () => ({
  FRESH_MS: 0,
  useProcedure: (_contract: unknown, _input: unknown, { every }: { every?: unknown }) => {
    page.every.push(every);
    const none = { invoices: [], 'transport-documents': [], dva: [], cafta: [] };
    return { data: { documents: { ...none, duca: [{ ESTADO: page.state }] } } };
  },
}));

const useAsksAgain = (state: string): boolean => {
  page.state = state;
  useOrderFile('ot-1');
  return typeof page.every.at(-1) === 'number';
};

it('an order is asked again while the authority owes one of its declarations an answer, and no longer', () => {
  const states = ['TRANSMITIENDO', 'CONFIRMANDO', 'DECISION', 'CANAL_PEDIDO'];
  expect(states.filter((state) => !useAsksAgain(state))).toEqual([]);
  const settled = ['BORRADOR', 'ACEPTADA', 'VERDE', 'ROJO', 'LIBERADA', 'RECHAZADA', 'DESISTIDA'];
  expect(settled.filter(useAsksAgain)).toEqual([]);
});
