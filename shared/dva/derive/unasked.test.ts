import { expect, it } from 'vitest';
import { sampleReference } from '../sampleDva.fixture.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { orderData } from '../../work-orders/fields/order.ts';
import { unaskedProblems } from './unasked.ts';

it('says before a DVA is derived that the declaration of what leaves or crosses takes none', () => {
  const told = (country: 'GT' | 'HN', ID_MODALIDAD: string, ID_REGIMEN: string): string[] => {
    const order = { ...blankRecord(orderData), ID_MODALIDAD, ID_REGIMEN };
    return unaskedProblems({ order }, sampleReference(country)).map(({ message }) => message);
  };
  expect(told('GT', 'ED', '')).toEqual([expect.stringContaining('no toma ninguna DVA')]);
  expect(told('GT', 'TR', '')).toHaveLength(1);
  expect(told('HN', '', '1000')).toEqual([expect.stringContaining('La orden es de 1000')]);
  for (const modality of ['ID', 'DA', '']) expect(told('GT', modality, 'TR')).toEqual([]);
  expect(told('HN', '', '4000')).toEqual([]);
});
