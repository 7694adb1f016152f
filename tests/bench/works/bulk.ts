import { isDeepStrictEqual } from 'node:util';
import Papa from 'papaparse';
import * as z from 'zod';
import { sampleReference } from '../../../shared/catalogues/sampleReference.fixture.ts';
import { tariffSample } from '../../../shared/catalogues/lists/tariff.ts';
import { bulkColumns } from '../../../shared/foundation/documents/bulk.ts';
import type { CsvColumn, CsvProblem, CsvRow } from '../../../shared/foundation/fields/csv.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { readText } from '../../../shared/foundation/fields/readText.ts';
import { unshield } from '../../../shared/foundation/fields/shield.ts';
import { cleanText } from '../../../shared/foundation/text/clean.ts';
import { withoutPoint } from '../../../shared/foundation/text/withoutPoint.ts';
import { productDataSets } from '../../../shared/products/summary.ts';
import { readBulk } from '../../../shared/foundation/documents/readBulk.ts';
import type { Work } from '../work.ts';

const columns = bulkColumns(productDataSets.PRODUCTO);
const MARKS = ['Kaneq', 'Bright & Co.', 'Señorial', ''];
const STATES = sampleReference.rows('cat_sys_estados_mercancia').map(({ CLAVE }) => CLAVE);
const UNITS = ['C62', 'KGM', 'unidad', 'PZA', 'LTR'];
const ORIGINS = ['CN', 'US', 'México', 'DE', 'GT'];

/** A list of products as a supplier of many things sends it: accents, quotes, one row in fifty wrong. */
function fileOf(rows: number): string {
  const entries = tariffSample.rows;
  const lines = Array.from({ length: rows }, (_, at): string[] => {
    const entry = entries[at % entries.length]!;
    const wrong = at % 50 === 7;
    return [
      `${wrong ? 'X'.repeat(61) : 'PRD'}-${at}`,
      at % 20 === 3 ? `${entry.VALOR}, modelo "${at}"` : `${entry.VALOR} número ${at}`,
      at % 100 === 57 ? 'ocho' : entry.CLAVE.replace(/^(\d{4})(\d\d)(\d\d)/, '$1.$2.$3.'),
      `Material de uso común, medida ${at % 97} × ${at % 31} cm`,
      MARKS[at % MARKS.length]!,
      `M-${at % 500}`,
      STATES[at % STATES.length]!,
      at % 150 === 9 ? 'NADA' : UNITS[at % UNITS.length]!,
      ORIGINS[at % ORIGINS.length]!,
      `PROV-${at % 300}`,
      `Proveedor ${at % 300}, S.A.`,
      at % 3 === 0 ? 'Sí' : '1',
      '',
    ];
  });
  return Papa.unparse([columns.map(({ name }) => name), ...lines], { newline: '\r\n' });
}

/** The same rules as a schema: what each column takes, and why it does not. */
function schemaOf(own: readonly CsvColumn[]) {
  return z.object(
    Object.fromEntries(
      own.map(({ name, field }) => [
        name,
        z.string().transform((cell, context): string => {
          const text = unshield(cell.trim());
          if (text === '') return '';
          const read = readText(text, field, sampleReference);
          const reason = read.ok
            ? read.value === ''
              ? undefined
              : kinds[field.kind].check(read.value, field, sampleReference)
            : read.reason;
          if (read.ok && reason === undefined) return read.value;
          context.addIssue({
            code: 'custom',
            message: reason ?? '',
            params: { cell },
          });
          return z.NEVER;
        }),
      ]),
    ),
  );
}

/** What people would write of the two libraries: cells as objects of the heading, a schema for each. */
function withLibraries(text: string): { rows: CsvRow[]; problems: CsvProblem[] } {
  const schema = schemaOf(columns);
  const labels = new Map(columns.map(({ name, field }) => [name, field.label]));
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  Papa.parse<Record<string, string>>(text, { header: true, delimiter: ',' }).data.forEach((line, index) => {
    const row = index + 2;
    const read = schema.safeParse(line);
    if (read.success) rows.push({ row, values: read.data });
    else
      for (const { path, message } of read.error.issues) {
        const name = String(path[0]);
        problems.push({
          row,
          column: cleanText(name),
          value: line[name] ?? '',
          message: `Fila ${row}, ${labels.get(name)}: ${withoutPoint(message)}.`,
        });
      }
  });
  return { rows, problems };
}

/** A file of products read and judged whole, from its text to rows that can be sent and errors that can be told. */
export const bulkWork: Work = {
  name: 'bulk',
  sizes: [50_000],
  contenders: {
    floor: (size) => {
      const text = fileOf(size);
      // What cannot be had for less: every character looked at once.
      return () => {
        let sum = 0;
        for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
        return sum;
      };
    },
    despacho: (size) => {
      const text = fileOf(size);
      return () => readBulk(text, columns, sampleReference);
    },
    'papaparse + zod': (size) => {
      const text = fileOf(size);
      return () => withLibraries(text);
    },
  },
  facts: (size) => {
    const text = fileOf(size);
    const ours = readBulk(text, columns, sampleReference);
    const theirs = withLibraries(text);
    return Promise.resolve({
      'rows accepted': ours.rows.length,
      'errors told': ours.problems.length,
      'accepted rows that differ': ours.rows.filter((row, at) => !isDeepStrictEqual(row, theirs.rows[at]))
        .length,
      'errors that differ': ours.problems.filter((each, at) => !isDeepStrictEqual(each, theirs.problems[at]))
        .length,
      'rows and errors more or fewer':
        Math.abs(ours.rows.length - theirs.rows.length) +
        Math.abs(ours.problems.length - theirs.problems.length),
    });
  },
};
