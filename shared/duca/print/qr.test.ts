import { correction, generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';
import { ducaPrintOptions } from './options.ts';
import { drawQr, QUIET_ZONE } from './qr.ts';
import { qrText } from './qrText.ts';

const reference = sampleReference();
const SEAL = 'ab12cd34'.repeat(8);
const sample = () => {
  const body = ducaFromDvas(
    sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 1 }, reference),
    reference,
  );
  return {
    ...body,
    DUCA: { ...body.DUCA, NUMERO_DUCA: 'GTPRQPQ2600123400015', FECHA_ACEPTACION: '2026-11-20T10:15:30' },
  };
};
const blank = formTemplate(LETTER, () => undefined);
const SIDE = 30;

/** The matrix that stands on the page, read back module by module from the middle of each. */
function readBack(text: string): { size: number; dark: (x: number, y: number) => boolean; module: number } {
  const { pages } = renderDisplay((book) => drawQr(book.page(blank), 10, 20, SIDE, text));
  const { rects } = pages[0]!.content;
  const left = Math.min(...rects.map((each) => each.x));
  const top = Math.min(...rects.map((each) => each.y));
  const right = Math.max(...rects.map((each) => each.x + each.width));
  const module = rects[0]!.height;
  return {
    size: Math.round((right - left) / module),
    module,
    dark: (column, row) => {
      const x = left + (column + 0.5) * module;
      const y = top + (row + 0.5) * module;
      return rects.some(
        (each) => x > each.x && x < each.x + each.width && y > each.y && y < each.y + each.height,
      );
    },
  };
}

describe('code of an accepted DUCA', () => {
  const text = qrText(sample(), SEAL);

  it('says number, acceptance, order, declarant, value and the seal, and nothing of the channel', () => {
    expect(text.split('\n')).toEqual([
      'DUCA GTPRQPQ-26-001234-0001-5',
      'ACEPTADA 20/11/2026 10:15:30',
      'ORDEN 123-6000567',
      'DECLARANTE 576937K',
      expect.stringMatching(/^VALOR EN ADUANA USD \d+\.\d\d$/),
      'SELLO SHA-256 ab12cd34ab12cd34ab12cd34ab12cd34',
    ]);
    const body = sample();
    const channelled = { ...body, DUCA: { ...body.DUCA, CANAL_SELECTIVO: 'ROJO' } };
    expect(qrText(channelled, SEAL)).toBe(text);
  });

  it('stands on the page as the encoder made it, big enough, with its quiet zone', () => {
    const wanted = generate(text, { minCorrectionLevel: correction.M });
    const { size, dark, module } = readBack(text);
    expect(size).toBe(wanted.size);
    const differing: string[] = [];
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) if (dark(x, y) !== wanted.get(x, y)) differing.push(`${x},${y}`);
    }
    expect(differing).toEqual([]);
    expect(size * module).toBeGreaterThanOrEqual(20);
    expect((size + 2 * QUIET_ZONE) * module).toBeCloseTo(SIDE, 6);
  });

  it('is printed for an accepted declaration alone', () => {
    const squares = (state: string, draft: boolean): number => {
      const options = ducaPrintOptions(state, true, draft, SEAL);
      const [page] = renderDisplay(ducaForm.layout({ body: sample(), reference, options })).pages;
      return page!.content.rects.filter((each) => each.fill === 0).length;
    };
    expect(squares('VERDE', false)).toBeGreaterThan(300);
    expect([squares('VERDE', true), squares('LISTA', false), squares('RECHAZADA', false)]).toEqual([0, 0, 0]);
  });
});
