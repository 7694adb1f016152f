import { expect, it } from 'vitest';
import { chapterFault } from '../../../foundation/text/tariffCode.ts';
import { unitList } from '../measures.ts';
import { honduranReference } from '../../../dua/sampleDua.fixture.ts';
import { tariffRow } from '../../tariffRow.ts';
import { taxRate } from '../../taxRate.ts';
import { honduranTariffSample, tariffSample } from '../tariff.ts';
import { readStarterLines } from './readStarterLines.ts';

it('lets a newcomer classify in every chapter of the Harmonized System', () => {
  const chapters = new Set(tariffSample.rows.map(({ CLAVE }) => CLAVE.slice(0, 2)));
  const missing = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
    (chapter) => chapterFault(`${chapter}00`) === undefined && !chapters.has(chapter),
  );
  expect(missing).toEqual([]);
  expect(tariffSample.rows.length).toBeGreaterThan(600);
  expect(tariffSample.sample).toBe(true);
});

it('measures goods in units that the list of units has, at a plausible duty', () => {
  const units = new Set(unitList.rows.map(({ CLAVE }) => CLAVE));
  for (const { CLAVE, UNIDAD, DAI } of tariffSample.rows) {
    expect(CLAVE, CLAVE).toMatch(/^\d{10}$/);
    expect(units.has(UNIDAD ?? ''), `${CLAVE} ${UNIDAD}`).toBe(true);
    expect(Number(DAI), CLAVE).toBeLessThanOrEqual(40);
  }
});

it('takes no line that it does not understand', () => {
  expect(() => readStarterLines('0101.21.00 HEA 0.00 Caballos')).toThrow('0101.21.00 HEA');
});

it('serves Honduras with the same codes, and leaves what they owe to its own rates', () => {
  expect(honduranTariffSample.rows.map(({ CLAVE }) => CLAVE)).toEqual(
    tariffSample.rows.map(({ CLAVE }) => CLAVE),
  );
  expect(honduranTariffSample.sample).toBe(true);
  const honduras = honduranReference();
  // The car of the worked example (domain 6): 15 % in Honduras, whatever it owes elsewhere.
  expect(tariffRow(honduras, '8703236900')).toMatchObject({ DAI: '' });
  expect(taxRate(honduras, 'DAI', '8703236900')).toBe('15.00');
});

it('has no alcoholic drink that owes Honduras less than an ISV of 18 % (domain 3.6)', () => {
  const honduras = honduranReference();
  // Waters, juices and vinegar of the chapter are none, nor is alcohol that nobody can drink.
  const drinks = honduranTariffSample.rows.filter(({ CLAVE }) => /^220[3-68]|^220710/.test(CLAVE));
  expect(new Set(drinks.map(({ CLAVE }) => CLAVE.slice(0, 4)))).toEqual(
    new Set(['2203', '2204', '2205', '2206', '2207', '2208']),
  );
  for (const { CLAVE } of drinks) expect(taxRate(honduras, 'ISV', CLAVE), CLAVE).toBe('18.00');
  for (const other of ['2202990000', '2207200000', '2209000000'])
    expect(taxRate(honduras, 'ISV', other), other).toBe('15.00');
});
