import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { BLANK } from '../../../shared/foundation/fields/shape.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import { dataSets, number, set, world } from './documentWorld.fixture.ts';
import { applyStep, backwards, stepBetween, type Shown } from './steps.ts';
import { UNREAD } from '../../kit/unread.ts';
import { besideUnread, unreadProblems } from './unreadTexts.ts';

describe('work that no save takes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps a text that is no value over a reload, beside the document, and refuses to go on with it', async () => {
    const { state, drafts, open } = world();
    const first = await open();
    first.edit([], [['LINEAS#b.TEXTO', { text: 'x12', reason: '«x12» no es un número' }]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.patches).toEqual([]);
    expect(first.snapshot().save).toBe('saved');
    first.edit([{ op: 'insert', path: 'LINEAS[0]', lines: [{ ID: 'n', TEXTO: '' }] }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(JSON.stringify(state.body)).not.toContain('x12');

    const second = await open();
    const { body, unread } = second.snapshot();
    expect(unreadProblems(dataSets, body, unread)).toMatchObject([
      {
        path: 'LINEAS[2].TEXTO',
        severity: 'error',
        message: 'Línea 3, Texto: «x12» no es un número. No se ha guardado.',
      },
    ]);
    await expect(second.transition('cerrar')).rejects.toMatchObject({ code: 'unread' });
    second.edit([set('LINEAS[2].TEXTO', '12')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(second.snapshot().unread.size).toBe(0);
    expect(drafts.size).toBe(0);
  });

  it('says of a place with such a text what is wrong with it, and not also that it is blank', () => {
    const unread = problem(UNREAD, 'LINEAS[2].TEXTO', 'no es un número');
    const other = problem('line.total', 'LINEAS[2].TEXTO', 'no suma');
    const elsewhere = problem(BLANK, 'LINEAS[1].TEXTO', 'falta');
    const same = problem(BLANK, 'LINEAS[2].TEXTO', 'falta');
    expect(besideUnread([unread, other, elsewhere, same])).toEqual([unread, other, elsewhere]);
    expect(besideUnread([elsewhere, same])).toEqual([elsewhere, same]);
  });

  it('asks for what stood half typed when the window went', async () => {
    const { open, state } = world();
    const first = await open();
    first.typing('LINEAS#a.TEXTO', 'a med');
    await vi.advanceTimersByTimeAsync(100);
    const second = await open();
    expect(second.snapshot().unread.get('LINEAS#a.TEXTO')).toMatchObject({
      text: 'a med',
      reason: expect.stringContaining('quedó a medio escribir'),
    });
    expect(state.patches).toEqual([]);
  });

  it('gives a recovered text back by one undo after it was confirmed', async () => {
    const { open } = world();
    const first = await open();
    first.typing('LINEAS#a.TEXTO', 'a med');
    await vi.advanceTimersByTimeAsync(100);
    const second = await open();
    // As Enter in the field does it: the text that waited goes, its value comes.
    second.edit([], [['LINEAS#a.TEXTO', undefined]]);
    second.edit([set('LINEAS[0].TEXTO', 'a med')]);
    expect(second.snapshot().body['LINEAS']).toMatchObject([{ TEXTO: 'a med' }, {}]);
    second.undo();
    expect(second.snapshot().body['LINEAS']).toMatchObject([{ TEXTO: 'a' }, {}]);
    expect(second.snapshot().unread.get('LINEAS#a.TEXTO')?.text).toBe('a med');
  });

  it('undoes and redoes over a reload, texts that are no values too', async () => {
    const { open } = world();
    const first = await open();
    first.edit([set('CABEZA.NUMERO', '2')]);
    first.edit(
      [{ op: 'remove', path: 'LINEAS[0]', count: 1 }],
      [['LINEAS#b.TEXTO', { text: '?', reason: 'r' }]],
    );
    await vi.advanceTimersByTimeAsync(2000);
    const second = await open();
    second.undo();
    expect(second.snapshot().body['LINEAS']).toMatchObject([{ ID: 'a', TEXTO: 'a' }, { ID: 'b' }]);
    expect(second.snapshot().unread.size).toBe(0);
    second.undo();
    expect(number(second)).toBe('1');
    await vi.advanceTimersByTimeAsync(2000);
    const third = await open();
    expect(third.snapshot()).toMatchObject({ canUndo: false, canRedo: true });
    third.redo();
    third.redo();
    expect(third.snapshot().body['LINEAS']).toMatchObject([{ ID: 'b' }]);
    expect(third.snapshot().unread.get('LINEAS#b.TEXTO')?.text).toBe('?');
  });

  it('undoes its own work after a merge, and never what somebody else wrote', async () => {
    const { open, write } = world();
    const session = await open();
    session.edit([set('LINEAS[1].TEXTO', 'mío')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    write([
      set('CABEZA.NUMERO', 'ajeno'),
      { op: 'insert', path: 'LINEAS[0]', lines: [{ ID: 'n', TEXTO: 'nueva' }] },
    ]);
    session.edit([set('LINEAS[0].TEXTO', 'otra')]);
    await vi.advanceTimersByTimeAsync(2000);
    session.undo();
    session.undo();
    session.undo();
    expect(number(session)).toBe('ajeno');
    expect((session.snapshot().body['LINEAS'] as AnyRecord[]).map((line) => line['TEXTO'])).toEqual([
      'nueva',
      'a',
      'b',
    ]);
  });

  it('asks again after a reload where both wrote and nobody chose', async () => {
    const { state, open, write } = world();
    const first = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    first.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.snapshot().save).toBe('conflict');
    const second = await open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(second.snapshot()).toMatchObject({
      save: 'conflict',
      conflicts: [{ place: 'CABEZA.NUMERO', to: 'ajeno' }],
    });
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('ajeno');
    second.resolve([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('mío');
  });

  it('knows after a reload whose the other value is, and of a draft that does not say it accuses nobody', async () => {
    const { state, open, write, drafts } = world();
    const first = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    state.by = 'colega.gt';
    first.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    const second = await open();
    expect(second.snapshot()).toMatchObject({ save: 'conflict', mergedFrom: 'colega.gt' });
    await vi.advanceTimersByTimeAsync(2000);
    for (const [id, draft] of drafts) drafts.set(id, { ...draft, mergedFrom: undefined });
    const third = await open();
    expect(third.snapshot()).toMatchObject({ save: 'conflict', mergedFrom: undefined });
  });

  it('keeps letters that are typed while the document is read anew', async () => {
    const { open } = world();
    const session = await open();
    const reading = session.reload();
    await Promise.resolve();
    session.edit([set('CABEZA.NUMERO', 'entretanto')]);
    await reading;
    expect(number(session)).toBe('entretanto');
  });

  it('keeps what is done while the version before somebody else’s save is read too', async () => {
    const { open, write } = world();
    const session = await open();
    session.edit([set('LINEAS[0].TEXTO', 'antes')]);
    write([set('CABEZA.NUMERO', 'ajeno')]);
    const reading = session.open();
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    session.edit([{ op: 'insert', path: 'LINEAS[0]', lines: [{ ID: 'n', TEXTO: 'entretanto' }] }]);
    await reading;
    expect(number(session)).toBe('ajeno');
    const lines = session.snapshot().body['LINEAS'] as AnyRecord[];
    expect(lines.map((line) => line['TEXTO'])).toEqual(['entretanto', 'antes', 'b']);
  });

  it('undoes one’s own letters and nothing that somebody else saved between two of them', async () => {
    const { open, write, state } = world();
    const session = await open();
    write([set('LINEAS[1].TEXTO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', '12')]);
    await vi.advanceTimersByTimeAsync(1000);
    session.edit([set('CABEZA.NUMERO', '123')]);
    session.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect((state.body['LINEAS'] as AnyRecord[])[1]!['TEXTO']).toBe('ajeno');
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('12');
  });

  it('does nothing that is of all of it while something could not be saved', async () => {
    const { open, write } = world();
    const session = await open();
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    write([set('CABEZA.NUMERO', 'ajeno')]);
    await expect(session.saveAll()).rejects.toMatchObject({ code: 'unsaved' });
    session.resolve([]);
    await expect(session.saveAll()).resolves.toBeUndefined();
  });
});

describe('a text that is no value, over a value that was saved since in its place', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const ABC = [['LINEAS#b.TEXTO', { text: 'abc', reason: 'no es un número' }]] as const;
  const asking = { save: 'conflict', conflicts: [{ place: 'LINEAS#b.TEXTO', to: '500' }] };
  const textIn = (session: Awaited<ReturnType<ReturnType<typeof world>['open']>>) => [
    (session.snapshot().body['LINEAS'] as AnyRecord[])[1]!['TEXTO'],
    session.snapshot().unread.get('LINEAS#b.TEXTO')?.text,
  ];

  it('is asked for when an earlier visit left it, and when the other value is taken, goes', async () => {
    const { open, write, drafts } = world();
    const first = await open();
    first.edit([], ABC);
    await vi.advanceTimersByTimeAsync(2000);
    write([set('LINEAS[1].TEXTO', '500'), set('CABEZA.NUMERO', '2')]);
    const second = await open();
    // What else was saved is no news for a text alone.
    expect(second.snapshot()).toMatchObject({ ...asking, taken: [] });
    second.resolve(['LINEAS#b.TEXTO']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(textIn(second)).toEqual(['500', undefined]);
    expect(second.snapshot().save).toBe('saved');
    expect(drafts.size).toBe(0);
  });

  it('is asked for where it stands when a merge or a reading brings the value, and over a reload again', async () => {
    const { open, write } = world();
    const [merging, reading] = [await open(), await open()];
    for (const session of [merging, reading]) session.edit([], ABC);
    write([set('LINEAS[1].TEXTO', '500')]);
    await reading.reload();
    expect(reading.snapshot()).toMatchObject(asking);
    merging.edit([set('LINEAS[0].TEXTO', 'otra')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(merging.snapshot()).toMatchObject({ ...asking, taken: [] });
    expect((await open()).snapshot()).toMatchObject(asking);
    merging.resolve([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(merging.snapshot().save).toBe('saved');
    expect(textIn(merging)).toEqual(['500', 'abc']);
    // Who chose is asked no more.
    expect((await open()).snapshot().conflicts).toEqual([]);
  });

  it('is no question any more once the person takes it away', async () => {
    const { open, write } = world();
    const session = await open();
    session.edit([], ABC);
    write([set('LINEAS[1].TEXTO', '500')]);
    await session.reload();
    expect(session.snapshot()).toMatchObject(asking);
    session.edit([], [['LINEAS#b.TEXTO', undefined]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot()).toMatchObject({ save: 'saved', conflicts: [] });
    expect(textIn(session)).toEqual(['500', undefined]);
  });
});

it('leads from any body to any other by its step, and back', () => {
  const bodies = fc.record({
    NUMERO: fc.constantFrom('1', '2'),
    lines: fc.uniqueArray(
      fc.record({ ID: fc.stringMatching(/^[a-h]$/), TEXTO: fc.constantFrom('', 'x', 'y') }),
      {
        selector: (line) => line.ID,
      },
    ),
    unread: fc.uniqueArray(fc.stringMatching(/^[a-h]$/)),
  });
  const shownOf = ({
    NUMERO,
    lines,
    unread,
  }: typeof bodies extends fc.Arbitrary<infer V> ? V : never): Shown => ({
    body: { CABEZA: { NUMERO, TOTAL: '' }, LINEAS: lines },
    unread: new Map(
      unread
        .filter((id) => lines.some((line) => line.ID === id))
        .map((id) => [`LINEAS#${id}.TEXTO`, { text: id, reason: NUMERO }]),
    ),
  });
  fc.assert(
    fc.property(bodies, bodies, (one, other) => {
      const [from, to] = [shownOf(one), shownOf(other)];
      const step = structuredClone(stepBetween(dataSets, from, to));
      expect(applyStep(dataSets, from, step)).toEqual(to);
      expect(applyStep(dataSets, to, backwards(step))).toEqual(from);
    }),
  );
});
