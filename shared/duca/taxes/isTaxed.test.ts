import { expect, it } from 'vitest';
import { sampleReference } from '../sampleSources.fixture.ts';
import { isTaxed } from './isTaxed.ts';

it('takes the modalities that the catalogue calls imports as taxed (spec 5: DT, DZ, TO, ZT)', () => {
  expect(['ID', 'DT', 'DZ', 'TO', 'ZT'].every((each) => isTaxed(each, sampleReference()))).toBe(true);
  expect(['DA', 'ED', ''].some((each) => isTaxed(each, sampleReference()))).toBe(false);
});
