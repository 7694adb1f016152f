import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guatemalanRates } from '../../shared/catalogues/lists/taxes.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { sampleReference, sampleReferenceOf } from '../../shared/catalogues/sampleReference.fixture.ts';
import { writeCatalogueCsv } from '../../shared/catalogues/writeCatalogueCsv.ts';
import { readRulesCsv, writeRulesCsv } from '../../shared/duca/matrix/readRulesCsv.ts';
import { ruleOf } from '../../shared/duca/matrix/ruleRow.ts';
import { bulkColumns } from '../../shared/foundation/documents/bulk.ts';
import { writeCsv, type CsvColumn } from '../../shared/foundation/fields/csv.ts';
import { invoiceColumnsOfCsv } from '../../shared/invoices/csv/columns.ts';
import { readInvoices } from '../../shared/invoices/csv/readInvoices.ts';
import { readTitles, titleColumns } from '../../shared/manifests/readTitles.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { registerDataSets } from '../../shared/registers/summary.ts';
import { productDataSets } from '../../shared/products/summary.ts';
import { readBulk } from '../../shared/foundation/documents/readBulk.ts';
import { LARGEST_CSV, readRowsFile } from '../../web/kit/readFile.ts';
import { startDemoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi(['admin.gt', 'agente.gt']);
});
afterAll(() => api.stop());

const ask = async (name: string, params: unknown, login?: string) =>
  (await api.ask(name, params, login)).body as {
    result?: never;
    error?: { message: string; problems: { message: string }[] };
  };

interface Looked {
  /** Texts of the rows that may be taken. */
  texts: string[];
  problems: string[];
}

/** A way in which people bring many rows at once. */
interface Load {
  name: string;
  head: readonly string[];
  /** A good row of that key, with a text. */
  row: (key: number, text: string) => readonly string[];
  /** What is said of a file before anything is changed. */
  look: (text: string) => Promise<Looked>;
  /** Takes the file, as far as it is taken. */
  take: (text: string) => Promise<void>;
  /** What there is; a file that was refused leaves it as it was. */
  there: () => Promise<unknown>;
  /** What is said of one key in two rows; undefined where the second row changes what the first made. */
  twice?: RegExp;
  /** The text as its own export writes it. */
  written: (text: string) => string;
}

const columnsText = (columns: readonly CsvColumn[], name: string) => (text: string) =>
  writeCsv(
    columns.filter((each) => each.name === name),
    [{ [name]: text }],
  );

/** A list of the system, which the server reads. */
const catalogueLoad = (name: string, table: string, shape: Pick<Load, 'head' | 'row' | 'twice'>): Load => ({
  name,
  ...shape,
  look: async (CSV) => {
    const { result, error } = await ask('catalogues/previewCsv', { TABLA: table, CSV }, 'admin.gt');
    if (error) return { texts: [], problems: [error.message] };
    const { CAMBIOS, problems } = result! as {
      CAMBIOS: { VALOR: string }[];
      problems: { message: string }[];
    };
    return { texts: CAMBIOS.map(({ VALOR }) => VALOR), problems: problems.map(({ message }) => message) };
  },
  take: async (CSV) => {
    const facts = { TABLA: table, FUENTE: 'Prueba', VIGENTE_DESDE: '2026-01-01', MUESTRA: '0', CSV };
    await ask('catalogues/importCsv', facts, 'admin.gt');
  },
  there: async () => (await ask('catalogues/load', { TABLAS: table })).result,
  written: (text) => writeCatalogueCsv([{ CLAVE: '1', VALOR: text }], []),
});

/** Cards and products: read here, sent in parts. */
const bulkLoad = (
  group: 'products' | 'parties' | 'registers',
  columns: readonly CsvColumn[],
  field: string,
  shape: Pick<Load, 'head' | 'row'>,
): Load => {
  const read = (text: string) => readBulk(text, columns, sampleReference);
  return {
    name: group,
    ...shape,
    look: (text) => {
      const { rows, problems } = read(text);
      return Promise.resolve({
        texts: rows.map(({ values }) => values[field]!),
        problems: problems.map(({ message }) => message),
      });
    },
    take: async (text) => {
      const { rows, fatal } = read(text);
      if (fatal.length === 0 && rows.length > 0) await ask(`${group}/importRows`, { FILAS: rows });
    },
    there: async () => (await ask(`${group}/count`, {})).result ?? (await ask(`${group}/totals`, {})).result,
    written: columnsText(columns, field),
  };
};

const RATE_COLUMNS = Object.keys(guatemalanRates.rows[0]!).filter(
  (name) => name !== 'CLAVE' && name !== 'VALOR',
);

const loads: readonly Load[] = [
  catalogueLoad('catalogues', 'cat_sys_permisos_no_arancelarios', {
    head: ['CLAVE', 'VALOR', 'PREFIJO', 'ENTIDAD'],
    row: (key, text) => [`P${key}`, text, '8471', 'SIT'],
    twice: /«P1» ya está en la línea 2; deje una de las dos/,
  }),
  catalogueLoad('holidays', catalogue.holidays, {
    head: ['CLAVE', 'VALOR', 'DIA', 'TRASLADO', 'VIGENTE_DESDE', 'VIGENTE_HASTA', 'FUENTE'],
    row: (key, text) => [`DIA-${key}`, text, '05-01', '', '', '', ''],
    twice: /«DIA-1» ya está en la línea 2; deje una de las dos/,
  }),
  catalogueLoad('rates', catalogue.taxRates, {
    head: ['CLAVE', 'VALOR', ...RATE_COLUMNS],
    row: (key, text) => {
      const cells: Record<string, string> = { TRIBUTO: 'DAI', PREFIJO: `847${key}`, TASA: '5.00' };
      return [`T${key}`, text, ...RATE_COLUMNS.map((name) => cells[name] ?? '')];
    },
    twice: /«T1» ya está en la línea 2; deje una de las dos/,
  }),
  catalogueLoad('tariff', 'cat_sac', {
    head: ['Código', 'Descripción', 'DAI'],
    row: (key, text) => [`010121000${key}`, text, '5'],
    twice: /0101210001 ya está en la línea 2; deje uno/,
  }),
  bulkLoad('products', bulkColumns(productDataSets.PRODUCTO), 'DESCRIPCION', {
    head: ['Código', 'Descripción', 'Marca'],
    row: (key, text) => [`MALO-${key}`, text, 'Kaneq'],
  }),
  bulkLoad('parties', bulkColumns(partyDefinition.dataSets['FICHA']!), 'NOMBRE', {
    head: ['ID_ROL', 'NOMBRE', 'CIUDAD', 'IDENTIFICACION'],
    row: (key, text) => ['PROVEEDOR', text, 'Cobán', `MALO-${key}`],
  }),
  bulkLoad('registers', bulkColumns(registerDataSets.REGISTRO), 'NOMBRE', {
    head: ['ID_TIPO', 'NUMERO', 'NOMBRE', 'CONTRAPARTE'],
    row: (key, text) => ['CONTRATO', `MALO-${key}`, text, 'Naviera'],
  }),
  {
    name: 'rules',
    head: ['ID_NODO', 'FUENTE', 'NODO_PADRE', 'NODO', 'CLASE', 'REGIMEN', 'TIPO'],
    row: (key, text) => [
      String(key),
      text,
      'duca',
      ['control', 'equipos', 'fracciones'][key - 1]!,
      '*',
      'ID',
      'CONDICIONAL',
    ],
    look: (file) => {
      const { rules, problems } = readRulesCsv(file, sampleReference);
      return Promise.resolve({
        texts: rules.map(({ FUENTE }) => FUENTE),
        problems: problems.map(({ message }) => message),
      });
    },
    take: async (CSV) => {
      const facts = { FUENTE: 'Prueba', VIGENTE_DESDE: '2026-01-01', MUESTRA: '0', CSV };
      await ask('duca/importMatrix', facts, 'admin.gt');
    },
    there: async () => (await ask('duca/matrixHistory', {}, 'admin.gt')).result,
    twice: /la misma regla ya está en la línea 2; deje una de las dos/,
    written: (text) => writeRulesCsv([ruleOf({ ID_NODO: '1', FUENTE: text })]),
  },
  {
    name: 'titles',
    head: ['Título', 'Contenido', 'Piezas'],
    row: (key, text) => [`T-${key}`, text, '1'],
    look: (file) => {
      const { rows, problems } = readTitles(file, sampleReferenceOf('HN'));
      return Promise.resolve({
        texts: rows.map(({ values }) => values['DESCRIPCION']!),
        problems: problems.map(({ message }) => message),
      });
    },
    // They go into the open document by hand, and only without a problem.
    take: () => Promise.resolve(),
    there: () => Promise.resolve(undefined),
    twice: /Fila 3, Título: «T-1» ya está en la fila 2; deje una de las dos/,
    written: columnsText(titleColumns, 'DESCRIPCION'),
  },
  {
    name: 'lines',
    head: ['FACTURA.NUMERO_FACTURA', 'ITEMS.NOMBRE_COMERCIAL', 'ITEMS.CANTIDAD_UNIDADES'],
    row: (key, text) => [`MALA-${key}`, text, '1'],
    look: (file) => {
      const { invoices, problems } = readInvoices(file, sampleReference);
      return Promise.resolve({
        texts: invoices.flatMap(({ body }) => body.ITEMS.map((item) => item.NOMBRE_COMERCIAL)),
        problems: problems.map(({ message }) => message),
      });
    },
    take: async (CSV) => void (await ask('invoices/importCsv', { ID_ORDEN: '', CSV, CONFIRMAR: '1' })),
    there: async () => (await ask('invoices/totals', {})).result,
    written: columnsText(invoiceColumnsOfCsv, 'ITEMS.NOMBRE_COMERCIAL'),
  },
];

const quoted = (cell: string): string =>
  /["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const fileOf = (
  { head, row }: Load,
  texts: readonly string[],
  parting = ',',
  keys = (at: number) => at + 1,
) =>
  [head, ...texts.map((text, at) => row(keys(at), text))]
    .map((cells) => cells.map(quoted).join(parting))
    .join('\r\n') + '\r\n';

const utf16 = (text: string, little: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((letter, at) => view.setUint16(2 * at, letter.charCodeAt(0), little));
  return bytes;
};
const encodings: Record<string, (text: string) => BlobPart> = {
  'UTF-8': (text) => text,
  'UTF-8 with a mark': (text) => `\uFEFF${text}`,
  'Latin-1, as Excel in Spanish saves it': (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
  'UTF-16, little end first': (text) => utf16(text, true),
  'UTF-16, big end first': (text) => utf16(text, false),
};

describe.each(loads)('a bad file of $name', (load) => {
  const texts = ['Cañón de 3" y medio, año 2', 'Señal; con tilde'];

  it.each(Object.entries(encodings))('is read alike in %s', async (_name, encode) => {
    const text = await readRowsFile(new Blob([encode(fileOf(load, texts))]));
    expect(await load.look(text)).toMatchObject({ texts: expect.arrayContaining(texts), problems: [] });
  });

  it.each([',', ';', '\t'])('is read alike with its cells parted by %j, quotes and all', async (parting) => {
    expect(await load.look(fileOf(load, texts, parting))).toMatchObject({
      texts: expect.arrayContaining(texts),
      problems: [],
    });
  });

  it('keeps a formula as a text, and never exports it live', async () => {
    const formula = '=HYPERLINK("http://x","Ver")';
    const { texts: read } = await load.look(fileOf(load, [formula]));
    expect(read).toContain(formula);
    expect(load.written(formula)).toContain(`"'=HYPERLINK(`);
  });

  it('with a key twice is refused by both lines, or its second row changes what the first made', async () => {
    const { problems } = await load.look(fileOf(load, ['Uno', 'Dos'], ',', () => 1));
    if (load.twice) expect(problems.join()).toMatch(load.twice);
    else expect(problems).toEqual([]);
  });

  it('of 200 MB is refused before a byte of it is read', async () => {
    const huge = { size: 200 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(huge.size).toBeGreaterThan(LARGEST_CSV);
    await expect(readRowsFile(huge as unknown as Blob)).rejects.toThrow(
      'El archivo pesa 200 MB y se admiten 64. Divídalo en partes, cada una con su encabezado.',
    );
  });

  it('cut in the middle of a row, or within quotes, is said to be and leaves what there was', async () => {
    const whole = fileOf(load, ['Uno', 'Dos', 'Tres, y más']);
    const before = await load.there();
    if (load.name !== 'titles') expect(before).toBeDefined();
    const inQuotes = whole.slice(0, whole.indexOf('Tres') + 2);
    const inRow = whole.slice(0, whole.indexOf('Dos') + 2);
    // As many cells as the heading, the last of which swallowed the rest.
    const { head } = load;
    const cells = load.row(1, 'Uno');
    const last = [...cells.slice(0, -1), `"${cells.at(-1)}`].join(',');
    const inLast = [head.join(','), last, load.row(2, 'Dos').join(',')].join('\r\n');
    for (const cut of [inQuotes, inRow, inLast]) {
      const { problems } = await load.look(cut);
      expect(problems.join()).toMatch(/comillas sin cerrar|parece cortado|columnas y el encabezado/);
      await load.take(cut);
      expect(await load.there()).toEqual(before);
    }
  });
});
