import { describe, expect, it, vi } from 'vitest';
import type { Database, Write } from '../database.ts';
import { jobScope } from '../scope.ts';
import { markPk, markWrites, numberWrites, writeWithMarks } from './indexRows.ts';

const scope = jobScope('emp-1', 'GT');
const taken = (): Error => new Error('tomado');
const said = (writes: readonly Write[]) =>
  writes.map((each) => {
    const key = each.kind === 'put' ? each.item : each.kind === 'delete' ? each.key : undefined;
    return [each.kind, key?.pk, key?.sk, each.when];
  });

describe('a unique number', () => {
  it('is taken on condition that nobody has it, and given back when it changes', () => {
    expect(said(numberWrites('duca', scope, '', 'A-1', 'D-1', taken))).toEqual([
      ['put', 'C#emp-1#number', 'A-1', { absent: true }],
    ]);
    expect(said(numberWrites('duca', scope, 'A-1', 'A-2', 'D-1', taken))).toEqual([
      ['put', 'C#emp-1#number', 'A-2', { absent: true }],
      ['delete', 'C#emp-1#number', 'A-1', undefined],
    ]);
    expect(said(numberWrites('duca', scope, 'A-1', '', 'D-1', taken))).toEqual([
      ['delete', 'C#emp-1#number', 'A-1', undefined],
    ]);
  });

  it('says so when another document has it', () => {
    const [take] = numberWrites('duca', scope, '', 'A-1', 'D-1', taken);
    expect(take?.lost?.()).toEqual(new Error('tomado'));
  });

  it('that stays costs nothing, and a blank one is nobody’s', () => {
    expect(numberWrites('duca', scope, 'A-1', 'A-1', 'D-1', taken)).toEqual([]);
    expect(numberWrites('duca', scope, '', '', 'D-1', taken)).toEqual([]);
  });
});

describe('marks', () => {
  it('that came are put, that went are taken away, and the others left alone', () => {
    expect(said(markWrites('duca', scope, ['m:a', 'm:b'], ['m:b', 'm:c'], 'D-1'))).toEqual([
      ['put', 'C#emp-1#mark#m#c', 'm:c#D-1', undefined],
      ['delete', 'C#emp-1#mark#m#a', 'm:a#D-1', undefined],
    ]);
    expect(markWrites('duca', scope, ['a'], ['a'], 'D-1')).toEqual([]);
  });

  const written = async (own: number, added: number, gone = 0) => {
    const batches: Write[][] = [];
    const write = vi.fn(async (...writes: Write[]) => void batches.push(writes));
    const names = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${prefix}${at}`);
    const marks = markWrites('duca', scope, names('gone', gone), names('new', added), 'D-1');
    const save = Array.from({ length: own }, (): Write => ({
      kind: 'delete',
      table: 'duca',
      key: { pk: markPk(scope, 'm:x'), sk: 'save' },
    }));
    await writeWithMarks({ write, aside: write } as unknown as Database, save, marks);
    return batches.map((batch) => [
      batch.length,
      batch.some((each) => each.kind === 'delete' && each.key.sk === 'save'),
    ]);
  };

  it('go with the save as long as a transaction holds them', async () => {
    expect(await written(5, 90)).toEqual([[95, true]]);
    expect(await written(5, 60, 30)).toEqual([[95, true]]);
  });

  it('beyond that are written before the save, and those that went are left', async () => {
    expect(await written(5, 91)).toEqual([
      [25, false],
      [25, false],
      [25, false],
      [16, false],
      [5, true],
    ]);
    expect(await written(5, 25, 66)).toEqual([
      [25, false],
      [5, true],
    ]);
  });
});
