import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { messages, startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';

let { world, call, lockOf, patch, formed, ofDva, ofDuca, update, blockers } = {} as SourcesWorld;

beforeAll(async () => {
  ({ world, call, lockOf, patch, formed, ofDva, ofDuca, update, blockers } = await startSourcesWorld());
});
afterAll(() => world.stop());

/** What is wrong and what is only missing stop alike; each keeps its name in what is built on it. */
const TOLD = { error: 'sources.problem', missing: 'sources.missing' } as const;

describe('what is wrong or missing in a source', () => {
  it.each([
    ['1236000411', 'invoice.items-sum', 'error', { 'FACTURA.VALOR_FOB': '500.00' }, 'FACTURA.VALOR_FOB'],
    ['1236000412', 'invoice.fob-needed', 'missing', { 'FACTURA.ID_INCOTERM': 'CIF' }, 'FACTURA.VALOR_FOB'],
    [
      '1236000413',
      'invoice.discount-above-items',
      'error',
      { 'FACTURA.VALOR_DESCUENTO': '999999.00' },
      'FACTURA.VALOR_DESCUENTO',
    ],
  ] as const)('%s: %s stops what is built on the invoice, at its field', async (...row) => {
    const [number, code, severity, changes, path] = row;
    const chain = await formed(number);
    await patch('invoices', chain.invoice, changes);
    const opened = (await call('invoices', 'open', { ID: chain.invoice })).result;
    const own = (opened.problems as Problem[]).find((each) => each.code === code)!;
    expect(own.severity).toBe(severity);
    await update(chain);
    for (const problems of [await ofDva(chain), await blockers(chain)]) {
      expect(problems.filter((each) => each.code === TOLD[severity])).toContainEqual(
        expect.objectContaining({
          severity,
          message: `Factura EXP-2026-04417: ${own.message}`,
          other: { module: 'invoices', id: chain.invoice, path, label: 'Factura EXP-2026-04417' },
        }),
      );
    }
    expect((await call('dva', 'print', { ID: chain.dva })).error?.code).toBe('rejected');
    const LOCK = await lockOf('duca', chain.duca);
    const refused = await call('duca', 'ready', { ID: chain.duca, LOCK });
    expect(refused.error?.message).toMatch(/^La DUCA todavía no está lista/);
    expect(refused.error?.problems.map((each) => each.code)).toContain(TOLD[severity]);
  });
});

describe('after annulling a draft', () => {
  it('forms a new DUCA with the order’s number', async () => {
    const chain = await formed('1236000421');
    const again = await call('duca', 'derive', { ID_ORDEN: chain.order });
    expect(again.error?.message).toMatch(/ya tiene su DUCA 123-6000421, en estado «Borrador»/);
    const LOCK = await lockOf('duca', chain.duca);
    await call('duca', 'transition', { ID: chain.duca, LOCK, ACCION: 'annul' });
    const { result, error } = await call('duca', 'derive', { ID_ORDEN: chain.order });
    expect(error).toBeUndefined();
    expect(result.header.ID).not.toBe(chain.duca);
    expect(result.header.RESUMEN.NO_ORDEN).toBe('1236000421');
  });

  it('derives a new DVA, and the DUCA says that the old one is void', async () => {
    const chain = await formed('1236000422');
    const LOCK = await lockOf('dva', chain.dva);
    await call('dva', 'transition', { ID: chain.dva, LOCK, ACCION: 'cancel' });
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(/^La declaración del valor \S+ está anulada/),
    ]);
    const { result } = await call('dva', 'derive', { ID_ORDEN: chain.order });
    expect(result.DOCUMENTOS[0].created).toBe(true);
    expect(result.DOCUMENTOS[0].header.ID).not.toBe(chain.dva);
  });
});
