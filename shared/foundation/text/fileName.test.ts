import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName } from './fileName.ts';

it.each([
  ['Factura Nº 12 (copia).PDF', 'Factura_N_12_copia.pdf'],
  ['Declaración de mercancías.xml', 'Declaracion_de_mercancias.xml'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\docs\\lista de empaque.xlsx', 'lista_de_empaque.xlsx'],
  ['foto.pdf.exe', 'fotopdfexe'],
  ['v1.2 final.csv', 'v12_final.csv'],
  ['a\tb\u202efdp.pdf', 'a_bfdp.pdf'],
  ['.pdf', 'archivo.pdf'],
  ['', 'archivo'],
  ['???', 'archivo'],
  ['CON.txt', 'CON_.txt'],
  ['guía-aérea_1.jpeg', 'guia-aerea_1.jpeg'],
])('"%s" is stored as "%s"', (name, stored) => {
  expect(cleanFileName(name)).toBe(stored);
});

it('is always a plain, short, stable name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const stored = cleanFileName(name);
      expect(stored).toMatch(/^[A-Za-z0-9_-]+(\.[a-z]+)?$/);
      expect(stored.length).toBeLessThanOrEqual(120);
      expect(cleanFileName(stored)).toBe(stored);
    }),
  );
});
