import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rederive } from './rederive.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';

const line = (id: string, marca: string, valor = '1.00') => ({ ID_ITEM: id, MARCA: marca, VALOR: valor });
const body = (numero: string, ...lines: ReturnType<typeof line>[]) => ({
  FACTURA: { NUMERO: numero },
  ITEMS: lines,
});
const run = (...bodies: [ReturnType<typeof body>, ReturnType<typeof body>, ReturnType<typeof body>]) =>
  rederive(sampleDataSets, ...bodies);

describe('rederive', () => {
  it('takes over what moved and keeps what a person changed', () => {
    const base = body('F-1', line('a', 'X', '1.00'));
    const mine = body('F-1', line('a', 'hand', '1.00'));
    const fresh = body('F-2', line('a', 'new', '3.00'));
    const { body: merged, moves } = run(base, mine, fresh);
    expect(merged).toEqual(body('F-2', line('a', 'hand', '3.00')));
    expect(moves).toEqual([
      { path: 'FACTURA.NUMERO', kind: 'moved', from: 'F-1', to: 'F-2' },
      { path: 'ITEMS[0].MARCA', kind: 'kept', from: 'hand', to: 'new' },
      { path: 'ITEMS[0].VALOR', kind: 'moved', from: '1.00', to: '3.00' },
    ]);
  });

  it('adds new lines, drops vanished ones, keeps a person’s own line, leaves a removed one away', () => {
    const base = body('', line('a', 'A'), line('b', 'B'), line('c', 'C'));
    const mine = body('', line('a', 'A'), line('c', 'C'), line('own', 'O'));
    const fresh = body('', line('a', 'A'), line('b', 'B'), line('d', 'D'));
    const { body: merged, moves } = run(base, mine, fresh);
    expect(merged['ITEMS']).toEqual([line('a', 'A'), line('d', 'D'), line('own', 'O')]);
    expect(moves.map((move) => move.kind)).toEqual(['added', 'removed']);
  });

  it('changes nothing when nothing was derived anew, whatever a person did', () => {
    const lines = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(lines, lines, fc.string(), (derivedIds, ownIds, marca) => {
        const base = body('F', ...derivedIds.map((id) => line(id, id)));
        const kept = derivedIds.filter((id) => ownIds.includes(id));
        const added = ownIds.filter((id) => !derivedIds.includes(id));
        const mine = body('mine', ...[...kept, ...added].map((id) => line(id, marca)));
        const { body: merged, moves } = run(base, mine, base);
        expect(merged).toEqual(mine);
        expect(moves).toEqual([]);
      }),
    );
  });
});
