import { expect, it } from 'vitest';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { ducaDataSets } from './dataSets.ts';
import { inFreeZone } from './freeZone.ts';

const blank = blankBody(ducaDataSets);

it('asks for the user of a free zone where warehouse, modality or regime is one', () => {
  expect(inFreeZone(blank)).toBe(false);
  expect(inFreeZone({ ...blank, DUCA: { ...blank.DUCA, MODALIDAD: 'ID' } })).toBe(false);
  expect(inFreeZone({ ...blank, DUCA: { ...blank.DUCA, ID_DEPOSITO: 'ZOLIC' } })).toBe(true);
  expect(inFreeZone({ ...blank, DUCA: { ...blank.DUCA, MODALIDAD: 'ZN' } })).toBe(true);
  expect(inFreeZone({ ...blank, DUCA: { ...blank.DUCA, CODIGO_REGIMEN: 'ZF' } })).toBe(true);
});
