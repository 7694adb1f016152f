import { correction, generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import type { DisplayPage } from '../../foundation/pdf/displayList.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import type { Operation } from '../../transmission/operations.ts';
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
const printed = (state: string, draft: boolean, operation?: Operation): DisplayPage[] => {
  const options = ducaPrintOptions({ state, operation, answered: true }, draft, SEAL);
  return renderDisplay(ducaForm.layout({ body: sample(), reference, options })).pages;
};
const blank = formTemplate(LETTER, () => undefined);
const SIDE = 30;
/** Millimetres; what a telephone reads at arm's length, and a printer of 300 dots an inch draws with five of them. */
const SMALLEST_MODULE = 0.4;

interface Matrix {
  size: number;
  dark: (x: number, y: number) => boolean;
  module: number;
}

/** The matrix that stands on a page, read back module by module from the middle of each. */
function readBack(page: DisplayPage): Matrix {
  const rects = page.content.rects.filter((each) => each.fill === 0);
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

/** Modules that differ from what a text should look like. */
function differences({ size, dark }: Matrix, text: string): string[] {
  const wanted = generate(text, { minCorrectionLevel: correction.M });
  expect(size).toBe(wanted.size);
  const found: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (dark(x, y) !== wanted.get(x, y)) found.push(`${x},${y}`);
  }
  return found;
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
      `SELLO SHA-256 ${SEAL}`,
    ]);
    const body = sample();
    const channelled = { ...body, DUCA: { ...body.DUCA, CANAL_SELECTIVO: 'ROJO' } };
    expect(qrText(channelled, SEAL)).toBe(text);
  });

  it('stands on the page as the encoder made it, with its quiet zone', () => {
    const { pages } = renderDisplay((book) => drawQr(book.page(blank), 10, 20, SIDE, text));
    const { size, module } = readBack(pages[0]!);
    expect(differences(readBack(pages[0]!), text)).toEqual([]);
    expect((size + 2 * QUIET_ZONE) * module).toBeCloseTo(SIDE, 6);
  });

  it('says on the printed declaration the whole hash of its seal, in modules that a telephone reads', () => {
    const [page] = printed('VERDE', false);
    const matrix = readBack(page!);
    expect(differences(matrix, text)).toEqual([]);
    expect(text).toContain(SEAL);
    expect(matrix.module).toBeGreaterThanOrEqual(SMALLEST_MODULE);
  });

  it('says what the authority gave for it, where it gave something', () => {
    const body = sample();
    const CODIGO_QR = 'https://verificacion.example/duca?n=GTPRQPQ2600123400015';
    const given = { ...body, DUCA: { ...body.DUCA, CODIGO_QR } };
    expect(qrText(given, SEAL)).toBe(CODIGO_QR);
    const options = ducaPrintOptions({ state: 'VERDE', answered: true }, false, SEAL);
    const [page] = renderDisplay(ducaForm.layout({ body: given, reference, options })).pages;
    expect(differences(readBack(page!), CODIGO_QR)).toEqual([]);
  });

  it('stands over the hash in figures, whole, for who has no reader', () => {
    const [page] = printed('VERDE', false);
    const { texts } = page!.content;
    const from = texts.findIndex((each) => each.text.startsWith('SHA-256'));
    const figures = texts.slice(from).map((each) => each.text);
    expect(figures.join('').replace('SHA-256', '').trim().slice(0, 64)).toBe(SEAL);
  });

  it('is printed for an accepted declaration alone', () => {
    const squares = (state: string, draft: boolean, operation?: Operation): number => {
      const [page] = printed(state, draft, operation);
      return page!.content.rects.filter((each) => each.fill === 0).length;
    };
    expect(squares('VERDE', false)).toBeGreaterThan(300);
    // What is asked to be withdrawn stands until that is accepted, and says so.
    expect(squares('TRANSMITIENDO', false, 'D')).toBeGreaterThan(300);
    expect(JSON.stringify(printed('TRANSMITIENDO', false, 'D'))).toContain('ANULACIÓN EN TRÁMITE');
    expect(squares('TRANSMITIENDO', false, 'M')).toBe(0);
    expect([squares('VERDE', true), squares('LISTA', false), squares('RECHAZADA', false)]).toEqual([0, 0, 0]);
  });
});
