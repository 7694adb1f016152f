import { expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

it('separates with commas, ends with CRLF and quotes what needs it', () => {
  expect(
    formatCsv(
      ['Código', 'Nombre'],
      [
        ['1', 'Café, molido'],
        ['2', 'dice "sí"'],
      ],
    ),
  ).toBe('Código,Nombre\r\n1,"Café, molido"\r\n2,"dice ""sí"""\r\n');
});

it.each(['=1+1', '+SUM(A1)', '-cmd', '@x', '\tx', '=HYPERLINK("x")'])('disarms the formula %j', (text) => {
  expect(formatCsv(['a'], [[text]]).split('\r\n')[1]).toMatch(/^"?'/);
});

it.each(['-5.00', '1,234.50', '0101.21', '-1'])('leaves the number %s a number', (text) => {
  expect(formatCsv(['a'], [[text]])).toBe(`a\r\n${text.includes(',') ? `"${text}"` : text}\r\n`);
});
