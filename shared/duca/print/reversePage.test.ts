import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaForm } from './ducaForm.ts';

const reference = sampleReference();

/** The reference with another value in the column TRANSITO of one row. */
const ruled = (list: string, code: string, TRANSITO: string): Reference => ({
  ...reference,
  row: (name, key) => {
    const row = reference.row(name, key);
    return row && name === list && key === code ? { ...row, TRANSITO } : row;
  },
});

function reverseOf(modality: string, known: Reference): string[] | undefined {
  const shape = { lines: 1, invoices: 1, suppliers: 1, containers: 2, modality };
  const body = ducaFromDvas(sampleSources(shape, known), known);
  const options = { standing: 'SIN_ACEPTAR', seal: '' } as const;
  const { pages } = renderDisplay(ducaForm.layout({ body, reference: known, options }));
  const reverse = pages.find((page) => page.template.texts.some(({ text }) => text.startsWith('REVERSO')));
  expect(reverse === undefined || reverse === pages.at(-1)).toBe(true);
  return reverse?.content.texts.map(({ text }) => text);
}

describe('reverse of a transit', () => {
  it('comes last and names departure and seals', () => {
    const texts = reverseOf('TR', reference);
    expect(texts).toContain('SANTO TOMÁS DE CASTILLA');
    expect(texts).toContain('SL-90001, SL-90002');
  });

  it('is ruled by the lists of modalities and regimes, not by a code', () => {
    expect(reverseOf('ID', reference)).toBeUndefined();
    expect(reverseOf('ID', ruled(catalogue.modalities, 'ID', '1'))).toBeDefined();
    expect(reverseOf('ID', ruled(catalogue.regimes, 'IM', '1'))).toBeDefined();
    expect(reverseOf('TR', ruled(catalogue.regimes, 'TR', '0'))).toBeUndefined();
  });
});
