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

  it('keeps the place of a line that either side inserted', () => {
    const base = body('', line('a', 'A'), line('b', 'B'), line('c', 'C'));
    const mine = body('', line('first', ''), line('a', 'A'), line('mid', ''), line('b', 'B'), line('c', 'C'));
    const fresh = body('', line('a', 'A'), line('b', 'new'), line('theirs', ''), line('c', 'C'));
    const { body: merged, moves } = run(base, mine, fresh);
    const ids = (merged['ITEMS'] as { ID_ITEM: string }[]).map((each) => each.ID_ITEM);
    expect(ids).toEqual(['first', 'a', 'mid', 'b', 'theirs', 'c']);
    expect(moves.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'moved ITEMS[3].MARCA',
      'added ITEMS[4]',
    ]);
  });

  it('keeps the order of every side, and each inserted line behind the one before it', () => {
    // Each line of what both began with, and what each side made of it: kept or taken out, lines put in behind it.
    const place = fc.record({
      mineKeeps: fc.boolean(),
      freshKeeps: fc.boolean(),
      mineAdds: fc.nat({ max: 2 }),
      freshAdds: fc.nat({ max: 2 }),
    });
    const added = (who: string, at: number, count: number): string[] =>
      Array.from({ length: count }, (_, n) => `${who}${at}.${n}`);
    fc.assert(
      fc.property(fc.array(place, { maxLength: 6 }), (places) => {
        const baseIds = places.map((_, at) => `b${at}`);
        const mineIds = places.flatMap((each, at) => [
          ...(each.mineKeeps ? [`b${at}`] : []),
          ...added('m', at, each.mineAdds),
        ]);
        const freshIds = places.flatMap((each, at) => [
          ...(each.freshKeeps ? [`b${at}`] : []),
          ...added('f', at, each.freshAdds),
        ]);
        const of = (ids: string[]) => body('', ...ids.map((id) => line(id, id)));
        const { body: merged } = run(of(baseIds), of(mineIds), of(freshIds));
        const ids = (merged['ITEMS'] as { ID_ITEM: string }[]).map((each) => each.ID_ITEM);
        const left = new Set(ids);
        // Both sides' own order is a part of the merged one.
        expect(ids.filter((id) => mineIds.includes(id))).toEqual(mineIds.filter((id) => left.has(id)));
        expect(ids.filter((id) => freshIds.includes(id))).toEqual(freshIds.filter((id) => left.has(id)));
        // Between an own line and the one before it stands at most what the other side put there.
        mineIds.forEach((id, index) => {
          if (!id.startsWith('m')) return;
          const before = mineIds.slice(0, index).findLast((each) => left.has(each));
          const between = ids.slice(before === undefined ? 0 : ids.indexOf(before) + 1, ids.indexOf(id));
          expect(between.every((each) => each.startsWith('f'))).toBe(true);
        });
        // And nothing is lost or doubled.
        expect(ids.length).toBe(left.size);
        const stay = baseIds.filter((_, at) => places[at]!.mineKeeps && places[at]!.freshKeeps);
        const own = [...mineIds, ...freshIds].filter((id) => !id.startsWith('b'));
        expect([...left].sort()).toEqual([...stay, ...own].sort());
      }),
    );
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
