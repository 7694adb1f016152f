import { expect, it, vi } from 'vitest';
import type { DataSet } from '../../shared/foundation/fields/dataSet.ts';
import { dvaDataSets } from '../../shared/dva/fields/dataSets.ts';
import { dvaPaper } from './paper.ts';

vi.mock('./preview.worker.ts?worker&url', () => ({ default: '' }));

it('every list that a box of the DVA may name is at hand where it is laid out', () => {
  const named = Object.values<DataSet>(dvaDataSets).flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
  );
  expect(named.filter((list) => !dvaPaper.lists.includes(list))).toEqual([]);
});
