import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../../catalogues/sampleReference.fixture.ts';
import { rowsOfRanges } from '../../foundation/fields/rowRanges.ts';
import { importParts } from './importParts.ts';
import { readInvoices, type ReadInvoice } from './readInvoices.ts';

const HEAD =
  'FACTURA.NUMERO_FACTURA;FACTURA.NOMBRE_PROVEEDOR;FACTURA.FECHA_FACTURA;ITEMS.NOMBRE_COMERCIAL;ITEMS.CANTIDAD_UNIDADES';
const file = (rows: readonly string[]) => [HEAD, ...rows].join('\n');

/** What the server reads of a file that comes in parts: each with the numbers that its rows have in the file. */
const readByParts = (text: string) => {
  const cut = importParts(text, reference);
  const read = cut.parts.map(({ CSV, FILAS }) => {
    const rows = FILAS === '' ? undefined : rowsOfRanges(FILAS, 10_000)!;
    return readInvoices(CSV, reference, rows ? { rowOf: (index) => rows[index]! } : {});
  });
  return {
    ...cut,
    invoices: read.flatMap(({ invoices }) => invoices),
    told: [...cut.problems, ...read.flatMap(({ problems }) => problems)].sort((a, b) => a.row - b.row),
  };
};

const byRows = (invoices: readonly ReadInvoice[]) => invoices.toSorted((a, b) => a.rows[0]! - b.rows[0]!);

/** Mostly `usual`, once in a while `other`. */
const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, ...other: T[]) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...other) });
const anyRow = mostly(
  20,
  fc
    .tuple(
      mostly(
        12,
        fc.integer({ min: 0, max: 90 }).map((at) => `F-${at}`),
        '',
        'x'.repeat(90),
      ),
      fc.constantFrom('Alfa', 'Alfa', '"Beta; «B»"', ''),
      mostly(300, fc.constantFrom('01/10/2026', ''), '32/10/2026', '02/10/2026', '12/25/2026'),
      fc.constantFrom('', ' ', 'a', '"a;b, c"', '"dice ""sí"""', '"dos\nlíneas"', "'=1+1", 'ñandú', '\t'),
      fc.constantFrom('1', '2.5', '', 'dos'),
      fc.integer({ min: 1, max: 5 }),
    )
    .map(([number, supplier, day, goods, units, length]) =>
      [number, supplier, day, goods, units].slice(0, length),
    ),
  [''],
  ['', '', '', 'sigue', '3'],
  ['', '', '', '', '', ''],
);

describe('a file in parts', () => {
  it('is one part, as it came, while it is small', () => {
    const text = file(['1;Alfa;01/10/2026;a;1']);
    expect(importParts(text, reference)).toEqual({ parts: [{ CSV: text, FILAS: '' }], problems: [] });
  });

  it('says of each invoice what the whole file says, wherever its lines stand', () => {
    // Invoices whose lines lie among each other, one number of two suppliers, texts with commas, quotes and line ends.
    const rows = Array.from({ length: 9000 }, (_, at) => {
      const number = at % 900;
      const supplier = number % 7 === 0 ? (at % 2 === 0 ? 'Alfa' : '"Beta; «B»"') : 'Gama';
      if (at % 31 === 30) return `;;;"CONTINÚA ""${at}"", de la de arriba\ny sigue";2`;
      return `F-${number};${supplier};01/10/2026;"Artículo ${at}, ñandú";${(at % 40) + 1}`;
    });
    const whole = readInvoices(file(rows), reference);
    expect(whole.problems).toEqual([]);
    const cut = readByParts(file(rows));
    expect(cut.parts.length).toBeGreaterThan(5);
    expect(cut.told).toEqual([]);
    expect(cut.invoices).toEqual(whole.invoices);
  });

  it('names every wrong cell by its row in the file', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `F-${at % 500};Alfa;01/10/2026;a;1`);
    rows[3210] = 'F-210;Alfa;32/10/2026;a;1';
    rows[4321] = 'F-321;Alfa;02/10/2026;a;1';
    rows[0] = ';Alfa;01/10/2026;a;1';
    const whole = readInvoices(file(rows), reference).problems;
    expect(whole.map(({ row }) => row)).toEqual([2, 3212, 4323]);
    expect(readByParts(file(rows)).told).toEqual(whole);
  });

  it('takes a row without its last cells for whole, also where a part ends with it', () => {
    const rows = Array.from({ length: 120 }, (_, at) =>
      at % 2 === 0 ? `F-${at >> 1};Alfa;01/10/2026;a;1` : `F-${at >> 1};Alfa;01/10/2026`,
    );
    for (const text of [`${file(rows)}\n`, file([...rows, 'F-99;Alfa;01/10/2026;a;1'])]) {
      const whole = readInvoices(text, reference);
      expect(whole.problems).toEqual([]);
      const cut = readByParts(text);
      expect(cut.parts.length).toBeGreaterThan(1);
      expect(cut.told).toEqual([]);
      expect(cut.invoices).toEqual(whole.invoices);
    }
    expect(importParts(file(rows), reference).problems[0]!.message).toContain('dentro de la fila 121');
  });

  it('says whatever the file says that is read whole, its rows and its problems', () => {
    let inParts = 0;
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 60, maxLength: 200, size: 'max' }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, end, ended) => {
          const text = [HEAD, ...rows.map((cells) => cells.join(';'))].join(end) + (ended ? end : '');
          const whole = readInvoices(text, reference);
          const cut = readByParts(text);
          if (cut.parts.length > 1) inParts += 1;
          // What is wrong with the file itself keeps it back whole.
          if (cut.parts.length === 0) {
            expect(whole.problems).toEqual(expect.arrayContaining(cut.told));
            return;
          }
          expect(cut.told).toEqual(whole.problems);
          expect(byRows(cut.invoices)).toEqual(byRows(whole.invoices));
        },
      ),
      // Large files: making them smaller takes minutes.
      { numRuns: 60, endOnFailure: true },
    );
    expect(inParts).toBeGreaterThan(5);
  });

  it('is not sent at all when its form is wrong, or one invoice is more than a call takes', () => {
    const many = Array.from({ length: 3000 }, () => 'F-1;Alfa;01/10/2026;a;1');
    const open = importParts(file([...many, '"F-2;Alfa']), reference);
    expect(open.parts).toEqual([]);
    expect(open.problems[0]!.message).toContain('comillas sin cerrar');
    const strange = importParts(file(many).replace('ITEMS.NOMBRE_COMERCIAL', 'COSA'), reference);
    expect([strange.parts, strange.problems[0]!.message]).toEqual([
      [],
      expect.stringContaining('Columna «COSA»: no es de esta plantilla'),
    ]);
    const long = importParts(
      file(Array.from({ length: 10_001 }, () => 'F-9;Alfa;01/10/2026;a;1')),
      reference,
    );
    expect(long.parts).toEqual([]);
    expect(long.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Filas 2-10002: la factura F-9 tiene 10,001 filas y 0\.3 MB, y de una factura se importan hasta 10,000 filas y 3\.9 MB\. Repártala/,
      ),
    ]);
  });

  it('is cut so that each part passes a call, however long its texts are', () => {
    const rows = Array.from(
      { length: 40_000 },
      (_, at) => `F-${at % 2000};Alfa;01/10/2026;"ÁÉÍ ""${'ñ'.repeat(150)}""";1`,
    );
    const { parts } = importParts(file(rows), reference);
    const bytes = parts.map((part) => Buffer.byteLength(JSON.stringify({ ...part, CONFIRMAR: true })));
    expect(Math.max(...bytes)).toBeLessThan(4_000_000);
    expect(parts.flatMap(({ FILAS }) => rowsOfRanges(FILAS, 10_000)!)).toHaveLength(rows.length);
  });
});
