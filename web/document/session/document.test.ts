import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { AnyBody, AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { changesBetween } from '../../../shared/foundation/documents/changesBetween.ts';
import { dataSets, number, set, world } from './documentWorld.fixture.ts';

it('finds the changes between any two bodies', () => {
  const lines = fc.uniqueArray(
    fc.record({ ID: fc.stringMatching(/^[a-h]$/), TEXTO: fc.constantFrom('', 'x', 'y') }),
    {
      selector: (line) => line.ID,
    },
  );
  fc.assert(
    fc.property(lines, lines, fc.string(), (one, other, NUMERO) => {
      const from: AnyBody = { CABEZA: { NUMERO: 'a', TOTAL: '' }, LINEAS: one as AnyRecord[] };
      const to: AnyBody = { CABEZA: { NUMERO, TOTAL: '' }, LINEAS: other as AnyRecord[] };
      expect(applyChanges(dataSets, from, changesBetween(dataSets, from, to))).toEqual(to);
    }),
  );
});

describe('an open document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves within a second of the last edit, all edits in one patch', async () => {
    const { state, open } = world();
    const session = await open();
    session.edit([set('CABEZA.NUMERO', '12')]);
    session.edit([set('CABEZA.NUMERO', '123')]);
    expect((session.snapshot().body['CABEZA'] as AnyRecord)['TOTAL']).toBe('2.00');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.patches).toEqual([[set('CABEZA.NUMERO', '123')]]);
    expect(session.snapshot().save).toBe('saved');
  });

  it('undoes and redoes across pasted lines', async () => {
    const session = await world().open();
    session.edit([
      {
        op: 'insert',
        path: 'LINEAS',
        lines: [
          { ID: 'c', TEXTO: 'c' },
          { ID: 'd', TEXTO: 'd' },
        ],
      },
    ]);
    session.edit([set('LINEAS[3].TEXTO', 'z')]);
    session.undo();
    session.undo();
    expect(session.snapshot().body['LINEAS']).toHaveLength(2);
    session.redo();
    session.redo();
    expect((session.snapshot().body['LINEAS'] as AnyRecord[])[3]!['TEXTO']).toBe('z');
    expect(session.snapshot().canRedo).toBe(false);
  });

  it('keeps what was typed offline over a reload and sends it later', async () => {
    const { state, drafts, open } = world();
    const first = await open();
    state.online = false;
    first.edit([set('CABEZA.NUMERO', '77')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.snapshot().save).toBe('offline');
    expect(drafts.size).toBe(1);
    state.online = true;
    const second = await open();
    expect(number(second)).toBe('77');
    await vi.advanceTimersByTimeAsync(1000);
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('77');
    expect(drafts.size).toBe(0);
  });

  it('says that it keeps what was typed here once it is on disk, and tries again meanwhile', async () => {
    const { state, drafts, disk, open } = world();
    const session = await open();
    const written = Promise.withResolvers<void>();
    disk.ready = written.promise;
    state.online = false;
    session.edit([set('CABEZA.NUMERO', '77')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([session.snapshot().save, drafts.size]).toEqual(['saving', 0]);
    written.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([session.snapshot().save, drafts.size]).toEqual(['offline', 1]);
    state.online = true;
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.snapshot().save).toBe('saved');
  });

  it('sends a save again under the same key when its answer was lost', async () => {
    const { state, open, loseNextAnswer } = world();
    const session = await open();
    loseNextAnswer();
    session.edit([set('CABEZA.NUMERO', '5')]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(session.snapshot().save).toBe('saved');
    expect(state.patches).toHaveLength(1);
  });

  it('merges by field when somebody else saved another one', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('LINEAS[0].TEXTO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot().save).toBe('saved');
    expect(session.snapshot().conflicts).toEqual([]);
    expect(state.body).toMatchObject({
      CABEZA: { NUMERO: 'mío' },
      LINEAS: [{ TEXTO: 'ajeno' }, { TEXTO: 'b' }],
    });
  });

  it('asks when both wrote the same field, and loses neither', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot()).toMatchObject({
      save: 'conflict',
      conflicts: [{ place: 'CABEZA.NUMERO', to: 'ajeno' }],
    });
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('ajeno');
    session.resolve([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('mío');
  });

  it('takes the other value when told to', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    session.resolve(['CABEZA.NUMERO']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(number(session)).toBe('ajeno');
    expect(state.patches).toEqual([]);
    expect(session.snapshot().save).toBe('saved');
  });

  it('asks about the line that both wrote, wherever it stands when the person chooses', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('LINEAS[1].TEXTO', 'ajeno')]);
    session.edit([set('LINEAS[1].TEXTO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    const [asked] = session.snapshot().conflicts;
    session.edit([{ op: 'remove', path: 'LINEAS[0]', count: 1 }]);
    session.edit([{ op: 'insert', path: 'LINEAS[1]', lines: [{ ID: 'c', TEXTO: 'c' }] }]);
    session.resolve([asked!.place]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.body['LINEAS']).toEqual([
      { ID: 'b', TEXTO: 'ajeno' },
      { ID: 'c', TEXTO: 'c' },
    ]);
  });

  it('has nothing to ask about a line that the person removed, and saves', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('LINEAS[1].TEXTO', 'ajeno')]);
    session.edit([set('LINEAS[1].TEXTO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    session.edit([{ op: 'remove', path: 'LINEAS[1]', count: 1 }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot()).toMatchObject({ conflicts: [], save: 'saved' });
    expect(state.body['LINEAS']).toEqual([{ ID: 'a', TEXTO: 'a' }]);
  });

  it('merges a draft of an older version with what was saved since', async () => {
    const { state, open, write } = world();
    const first = await open();
    state.online = false;
    first.edit([set('CABEZA.NUMERO', 'sin red')]);
    await vi.advanceTimersByTimeAsync(1000);
    first.close();
    write([set('LINEAS[1].TEXTO', 'ajeno')]);
    state.online = true;
    const second = await open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(number(second)).toBe('sin red');
    expect((second.snapshot().body['LINEAS'] as AnyRecord[])[1]!['TEXTO']).toBe('ajeno');
  });
});
