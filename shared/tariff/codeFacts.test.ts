import { expect, it } from 'vitest';
import { sampleReference } from '../catalogues/sampleReference.fixture.ts';
import { codeFacts } from './codeFacts.ts';

const of = (code: string) => codeFacts(sampleReference, code);

it('tells the unit and every tax of a code with where its rate is from', () => {
  const laptop = of('8471300000')!;
  expect(laptop.unit).toBe('Unidad');
  expect(laptop.taxes.map(({ tax, rate }) => [tax, rate])).toEqual([
    ['DAI', '0.00'],
    ['IVA', '12.00'],
  ]);
  expect(laptop.taxes.every(({ source }) => source !== '')).toBe(true);
  expect(laptop.taxes[0]!.sample).toBe(true);
});

it('tells the preferences that rule today, those of the longest beginning alone', () => {
  const coffee = of('0901110000')!.preferences.filter(({ agreement }) => agreement === '10');
  expect(coffee.map(({ rate }) => rate)).toEqual(['10.00']);
  const rice = of('1006309000')!.preferences.filter(({ agreement }) => agreement === '20');
  expect(rice.map(({ rate, quota }) => [rate, quota])).toEqual([
    ['0.00', 'DENTRO'],
    ['8.00', 'FUERA'],
  ]);
  const poultry = of('0207140000')!.preferences.filter(({ agreement }) => agreement === '20');
  expect(poultry).toMatchObject([{ rate: '5.00', until: '2026-12-31' }]);
});

it('tells the other taxes, and which goods are described one by one', () => {
  expect(of('2203000000')!.specific.map(({ tax }) => tax)).toContain('IBA');
  expect(of('8703800000')!.unitGroup).toBe('VEHICULOS');
  expect(of('8471300000')!.specific).toEqual([]);
  expect(of('8471300000')!.unitGroup).toBe('');
});

it('knows nothing of what the tariff does not have', () => {
  for (const none of ['9999999999', '8471', '']) expect(of(none)).toBeUndefined();
});
