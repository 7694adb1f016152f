import { expect, it } from 'vitest';
import { chapterFault } from '../../../foundation/text/tariffCode.ts';
import { unitList } from '../measures.ts';
import { tariffSample } from '../tariff.ts';
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
