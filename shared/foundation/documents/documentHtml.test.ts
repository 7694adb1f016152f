import { describe, expect, it } from 'vitest';
import { blankRecord, many, one } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';
import { documentHtml } from './documentHtml.ts';
import type { Reference } from './reference.ts';

const reference = {
  row: (_list: string, code: string) => (code === 'GT' ? { CLAVE: 'GT', VALOR: 'Guatemala' } : undefined),
} as unknown as Reference;

const dataSets = {
  CABEZA: one('Encabezado', {
    NUMERO: field.text('Número', { box: '1' }),
    PAIS: field.choice('País', { catalogue: 'paises' }),
    TOTAL: field.decimal('Total', { decimals: 2 }),
    OTRO: field.text('Otro', { when: { field: 'PAIS', is: ['XX'] } }),
    CLAVE: field.text('Clave', { hidden: true }),
  }),
  LINEAS: many('Líneas', 'ID', {
    ID: field.key(),
    NOMBRE: field.text('Nombre'),
    NOTA: field.text('Nota'),
  }),
};

describe('documentHtml', () => {
  it('shows what is filled under its label, codes with their text, and nothing that is hidden or not asked', () => {
    const body = {
      CABEZA: { NUMERO: 'A<1>', PAIS: 'GT', TOTAL: '1234.50', OTRO: 'no', CLAVE: 'secreta' },
      LINEAS: [
        { ID: '1', NOMBRE: 'Uno & dos', NOTA: '' },
        { ID: '2', NOMBRE: 'Tres', NOTA: '' },
      ],
    };
    const page = documentHtml('Prueba "1"', dataSets, body, reference);
    expect(page).toContain('<title>Prueba &quot;1&quot;</title>');
    expect(page).toContain('<dt>1 Número</dt><dd>A&lt;1&gt;</dd><dt>País</dt><dd>GT · Guatemala</dd>');
    expect(page).toContain('<dd>1,234.50</dd>');
    expect(page).toContain('<th scope="col">Nombre</th></tr>');
    expect(page).toContain('<td>Uno &amp; dos</td>');
    for (const absent of ['secreta', '>no<', 'Nota', '<script']) expect(page).not.toContain(absent);
    expect(documentHtml('Prueba "1"', dataSets, body, reference)).toBe(page);
  });

  it('says nothing of a blank document but its title', () => {
    const body = { CABEZA: blankRecord(dataSets.CABEZA), LINEAS: [] };
    expect(documentHtml('Vacío', dataSets, body, reference)).toContain('<body><h1>Vacío</h1></body>');
  });
});
