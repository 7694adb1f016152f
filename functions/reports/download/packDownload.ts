import { zipSync } from 'fflate';
import type { Cell } from 'write-excel-file/node';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { escapeHtml } from '../../../shared/foundation/documents/documentHtml.ts';
import { shield, unparseCells } from '../../../shared/foundation/fields/csv.ts';
import {
  asLines,
  asRecord,
  type AnyBody,
  type AnyRecord,
  type DataSet,
} from '../../../shared/foundation/fields/dataSet.ts';
import type { DownloadFormat } from '../../../shared/reports/downloadProcedures.ts';

export interface DownloadedDeclaration<B = AnyBody> {
  ID: string;
  ESTADO: string;
  VERSION: number;
  body: B;
}

/** The same for every declaration, so that the same information is the same bytes. */
const MOMENT = new Date(2000, 0, 1);

const recordsOf = ({ body }: DownloadedDeclaration, name: string, { many }: DataSet): AnyRecord[] =>
  many ? asLines(body[name] ?? []) : [asRecord(body[name] ?? {})];

/** What stands before each line: whose it is, and how that declaration stands, for drafts and annulled ones are there too. */
const WHOSE = ['ID_DECLARACION', 'ESTADO_DECLARACION', 'VERSION_DECLARACION'] as const;

const tableOf = (declarations: readonly DownloadedDeclaration[], name: string, set: DataSet): string[][] => [
  [...WHOSE, ...Object.keys(set.fields)],
  ...declarations.flatMap((each) =>
    recordsOf(each, name, set).map((record) => [
      ...[each.ID, each.ESTADO, String(each.VERSION)],
      ...Object.keys(set.fields).map((field) => record[field] ?? ''),
    ]),
  ),
];

const filled = (sets: AnyDocument['dataSets'], declarations: readonly DownloadedDeclaration[]) =>
  Object.entries(sets)
    .map(([name, set]) => ({ name, table: tableOf(declarations, name, set) }))
    .filter(({ table }) => table.length > 1);

const csvFiles = (sets: AnyDocument['dataSets'], declarations: readonly DownloadedDeclaration[]) =>
  filled(sets, declarations).map(({ name, table }) => {
    const text = `\uFEFF${unparseCells(table.map((row) => row.map(shield)))}\r\n`;
    return [`${name}.csv`, Buffer.from(text)] as const;
  });

/** A spreadsheet takes no longer name of a sheet. */
const LONGEST_SHEET = 31;

async function xlsxFiles(sets: AnyDocument['dataSets'], declarations: readonly DownloadedDeclaration[]) {
  const { default: write } = await import('write-excel-file/node');
  const sheets = filled(sets, declarations).map(({ name, table }) => ({
    sheet: name.slice(0, LONGEST_SHEET),
    // Every cell is a text: a spreadsheet executes none, and keeps zeros in front of codes.
    data: table.map((row) => row.map((value): Cell => ({ type: String, value }))),
  }));
  return [['declaraciones.xlsx', await write(sheets).toBuffer()] as const];
}

function xmlOf(sets: AnyDocument['dataSets'], declaration: DownloadedDeclaration): string {
  const groups = Object.entries(sets).flatMap(([name, set]) =>
    recordsOf(declaration, name, set).map((record) => {
      const fields = Object.keys(set.fields)
        .filter((field) => (record[field] ?? '') !== '')
        .map((field) => `    <${field}>${escapeHtml(record[field]!)}</${field}>\n`);
      return fields.length === 0 ? '' : `  <${name}>\n${fields.join('')}  </${name}>\n`;
    }),
  );
  const { ID, ESTADO, VERSION } = declaration;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<DECLARACION ID="${ID}" ESTADO="${ESTADO}" VERSION="${VERSION}">\n${groups.join('')}</DECLARACION>\n`;
}

const xmlFiles = (sets: AnyDocument['dataSets'], declarations: readonly DownloadedDeclaration[]) =>
  declarations.map((each) => [`${each.ID}.xml`, Buffer.from(xmlOf(sets, each))] as const);

/** The whole information of declarations as a ZIP: a table for each data set, or a file for each declaration. */
export async function packDownload(
  { dataSets }: AnyDocument,
  declarations: readonly DownloadedDeclaration[],
  format: DownloadFormat,
): Promise<Uint8Array> {
  const files =
    format === 'XLSX'
      ? await xlsxFiles(dataSets, declarations)
      : format === 'CSV'
        ? csvFiles(dataSets, declarations)
        : xmlFiles(dataSets, declarations);
  return zipSync(Object.fromEntries(files), { mtime: MOMENT });
}
