import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import type { DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';

const reference = sampleReference();
/** Letters as a signature has them, and none of them twice in a row. */
const BASE64 = 'MEUCIQDxK3pTq9vZ0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uVwXyZ+/';
/** Characters of a signature in base64 with an RSA key of 2,048, 3,072 and 4,096 bits, and some between. */
const SIGNATURES = [0, 160, 344, 400, 512, 600, 684];

function sample(lines: number): DucaBody {
  const body = ducaFromDvas(
    sampleSources({ lines, invoices: 1, suppliers: 1, containers: 1, distinct: true }, reference),
    reference,
  );
  return {
    ...body,
    EXPORTADOR: { ...body.EXPORTADOR, DOMICILIO: 'SHENZHEN' },
    DUCA: { ...body.DUCA, NUMERO_DUCA: 'GTPRQPQ2600123400015', FECHA_ACEPTACION: '2026-11-20T10:15:30' },
  };
}

function pagesOf(body: DucaBody, length: number) {
  const FIRMA_ELECTRONICA = BASE64.repeat(50).slice(0, length);
  const options = { standing: 'ACEPTADA', seal: 'ab'.repeat(32) } as const;
  const signed = { ...body, DUCA: { ...body.DUCA, FIRMA_ELECTRONICA } };
  const { pages, reports } = renderDisplay(ducaForm.layout({ body: signed, reference, options }));
  expect(reports).toEqual([]);
  const texts = pages.map(({ content }) => content.texts.map(({ text }) => text).join(''));
  expect(texts.join('').replaceAll(' ', '')).toContain(FIRMA_ELECTRONICA);
  return texts;
}

describe('pages of a DUCA', () => {
  it.each([1, 2, 7, 8, 9, 15, 16])('of %i fractions are not one more for the signature', (lines) => {
    const body = sample(lines);
    const counts = SIGNATURES.map((length) => pagesOf(body, length).length);
    expect(new Set(counts).size, counts.join(', ')).toBe(1);
  });

  it('go on with a signature longer than its box, whole, and no page is empty', () => {
    const pages = pagesOf(sample(1), 2000);
    expect(pages).toHaveLength(2);
    expect(pages[1]!.length).toBeGreaterThan(2000);
  });
});
