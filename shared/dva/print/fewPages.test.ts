import { describe, expect, it } from 'vitest';
import { FULL_TEXTS } from '../../foundation/fields/fullBody.fixture.ts';
import type { DisplayPage } from '../../foundation/pdf/displayList.ts';
import type { DvaHeader } from '../fields/dataSets.ts';
import { sampleDva } from '../sampleDva.fixture.ts';
import { draw, short } from './scene.fixture.ts';

/** What every page repeats: its number, its parties. */
const HEAD = /^DVA\.(ID_DVA|NUMERO_DECLARACION|NOMBRE_IMPORTADOR|NOMBRE_PROVEEDOR)$/;
const carries = ({ content }: DisplayPage): boolean =>
  content.texts.some(({ meaning }) => meaning.path !== undefined && !HEAD.test(meaning.path));

const withLines = (lines: number, values: Partial<DvaHeader> = {}) => {
  const body = sampleDva(1);
  return {
    ...body,
    DVA: { ...body.DVA, ...values },
    MERCANCIAS: Array.from({ length: lines }, (_, index) => ({ ...short(), ID_ITEM: `lin-${index}` })),
  };
};

describe('pages of a DVA', () => {
  it.each([
    [1, 2],
    [43, 2],
    [44, 2],
    [45, 3],
    [87, 3],
    [88, 3],
    [89, 4],
    [200, 6],
  ])('of %i lines are %i, none of them empty', (lines, count) => {
    const { pages } = draw(withLines(lines));
    expect(pages).toHaveLength(count);
    expect(pages.filter((page) => !carries(page))).toEqual([]);
  });

  it('are not one more for the names of who signs, as long as they may be', () => {
    const name = FULL_TEXTS.words.repeat(9).slice(0, 200).trim();
    const [place, position] = [name.slice(0, 60).trim(), 'W'.repeat(60)];
    const signed = { NOMBRE_DECLARANTE: name, LUGAR_DECLARACION: place, CARGO_DECLARANTE: position };
    for (const lines of [1, 43, 44, 45, 88]) {
      const { pages, reports } = draw(withLines(lines, signed));
      expect(reports).toEqual([]);
      expect(pages).toHaveLength(draw(withLines(lines)).pages.length);
    }
  });
});
