import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { kindsInOrder } from '../../shared/documentKinds.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { mayClose } from './mayClose.tsx';
import { useShutByOrder } from './useShutByOrder.tsx';

const order = (ESTADO: string) => ({ ESTADO, RESUMEN: { NUMERO_ORDEN: '1236000001' } });
const state = vi.hoisted(() => ({
  data: undefined as unknown,
  call: vi.fn(),
  confirm: vi.fn(async (..._asked: unknown[]) => true),
  inform: vi.fn(),
}));
vi.mock('../api/queries.ts', () => ({ useProcedure: () => state }));
vi.mock('../api/call.ts', () => ({ call: state.call }));
vi.mock('../kit/dialogs/dialogs.ts', () => ({ confirm: state.confirm, inform: state.inform }));

const wordsOf = (node: unknown): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, isValidElement(node) ? node : null))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a document on its page', () => {
  const useShut = (definition: OpenDocument['definition'], ESTADO: string, ofOrder: string) => {
    state.data = { order: order(ofOrder) };
    const header = { ESTADO, ID_ORDEN: 'ord-1' } as OpenDocument['header'];
    return useShutByOrder({ definition, header });
  };

  it('is read only once its order is closed, and says why and the way to go on', () => {
    const said = wordsOf(useShut(invoiceDefinition, 'BORRADOR', 'CERRADA')?.why);
    expect(said).toContain('Esta factura no se cambia: la orden 123-6000001 está cerrada.');
    expect(said).toContain('Si debe cambiarse, reabra la orden. Ver la orden');
  });

  it('of a deleted order may be voided, and of a closed one not', () => {
    const deleted = useShut(invoiceDefinition, 'BORRADOR', 'ELIMINADA');
    expect(deleted?.voids).toBe(true);
    expect(wordsOf(deleted?.why)).toContain('recupere la orden; si sobra, puede anularse.');
    expect(useShut(invoiceDefinition, 'BORRADOR', 'CERRADA')?.voids).toBe(false);
  });

  it('is as ever in an open order, and where its own state or a rectification decides', () => {
    expect(useShut(invoiceDefinition, 'BORRADOR', 'REABIERTA')).toBeUndefined();
    expect(useShut(invoiceDefinition, 'USADA', 'CERRADA')).toBeUndefined();
    expect(useShut(ducaDefinition, 'CORRECCION', 'CERRADA')).toBeUndefined();
  });
});

describe('before an order is closed', () => {
  const file = (...invoices: object[]) => ({
    order: order('ABIERTA'),
    documents: { ...Object.fromEntries(kindsInOrder.map(({ module }) => [module, []])), invoices },
  });
  const draft = { ESTADO: 'BORRADOR', RESUMEN: { NUMERO_FACTURA: '001' } };
  beforeEach(() => vi.clearAllMocks());

  it('what is not finished in it is named', async () => {
    state.call.mockResolvedValue(file(draft));
    expect(await mayClose(['ord-1'], 'GT')).toBe(true);
    const [title, body] = state.confirm.mock.calls[0]!;
    expect(title).toBe('¿Desea cerrar la orden?');
    expect(wordsOf(body)).toMatch(/Queda sin terminar: Orden 123-6000001\. Factura 001 \(borrador\)\./);
  });

  it('nothing is asked where all is finished, and several are always asked for', async () => {
    state.call.mockResolvedValue(file());
    expect(await mayClose(['ord-1'], 'GT')).toBe(true);
    expect(state.confirm).not.toHaveBeenCalled();
    await mayClose(['ord-1', 'ord-2'], 'GT');
    expect(state.confirm.mock.calls[0]![0]).toBe('¿Desea cerrar 2 órdenes?');
  });

  it('it is not closed where that could not be looked at', async () => {
    state.call.mockRejectedValue(new Error('No hay conexión.'));
    expect(await mayClose(['ord-1'], 'GT')).toBe(false);
    expect(state.inform.mock.calls[0]).toEqual([
      expect.stringContaining('no se cerró nada'),
      'No hay conexión.',
    ]);
  });
});
