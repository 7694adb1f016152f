import { catalogue } from '../../catalogues/names.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { LEFT, RIGHT, TOP } from '../../foundation/print/area.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { listTablesOf } from '../../foundation/print/listTable.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import { dottedTariff, plainTariff } from '../../foundation/text/tariffCode.ts';
import { codeFacts } from '../codeFacts.ts';
import { chapterOf } from '../sections.ts';

const dataSets = {
  INCISOS: many('Incisos', 'ID', {
    ID: field.key(),
    CODIGO: field.text('Inciso'),
    DESCRIPCION: field.text('Descripción'),
    TRIBUTOS: field.text('Tributos'),
    UNIDAD: field.text('Unidad'),
    PERMISOS: field.text('Permisos'),
  }),
};
const list = listTablesOf(dataSets)('INCISOS', [
  ['CODIGO', 24],
  ['DESCRIPCION', 0],
  ['TRIBUTOS', 32],
  ['UNIDAD', 22],
  ['PERMISOS', 40],
]);

/** Line that says from where the list is. */
const SOURCE_HEIGHT = 4;
const SAMPLE = 'MUESTRA: NO ES EL ARANCEL OFICIAL';

/** Name of a chapter as people say it: «Capítulo 84: Máquinas y aparatos». */
export function chapterTitle(code: string): string {
  const title = chapterOf(code)?.chapter.title;
  return title ? `Capítulo ${code}: ${title}` : `Capítulo ${code}`;
}

function toldOf(reference: Reference, row: CatalogueRow, at: number) {
  const facts = codeFacts(reference, plainTariff(row.CLAVE));
  return {
    ID: String(at),
    CODIGO: dottedTariff(row.CLAVE),
    DESCRIPCION: row.VALOR,
    TRIBUTOS: (facts?.taxes ?? []).map(({ tax, rate }) => `${tax} ${rate} %`).join(', '),
    UNIDAD: facts?.unit ?? '',
    PERMISOS: (facts?.permits ?? [])
      .map(({ what, office }) => (office === '' ? what : `${what} (${office})`))
      .join('; '),
  };
}

/**
 * A chapter of the tariff on paper (spec 2): each code with what it says, the taxes that it owes
 * by percentage on the reference's day, its unit and the permits of other offices; from where the list is and since when.
 * A list that is no official edition says so on every page.
 */
export function chapterLayout(
  reference: Reference,
  { code, agency, rows }: { code: string; agency: string; rows: readonly CatalogueRow[] },
): FormLayout {
  const origin = reference.origin(catalogue.tariff);
  const place = chapterOf(code);
  const template = formTemplate(LETTER, (canvas) => drawSheetHead(canvas, 'ARANCEL', agency, ''));
  const source = origin ? `${origin.source}, desde el ${formatDate(origin.validFrom)}` : '';
  const title = place ? `Sección ${place.section.number} · ${chapterTitle(code)}` : chapterTitle(code);
  const INCISOS = rows.map((row, at) => toldOf(reference, row, at));
  const facts = { body: { INCISOS }, reference, options: {} };
  return flowedForm({
    first: template,
    sheet: template,
    sections: (first) => [tableSection(first, facts, { ...list, title }, [...INCISOS.keys()])],
    start: TOP + SOURCE_HEIGHT,
    boxes: (first) =>
      first.text(LEFT, TOP + 2, source, { size: 7, overflow: 'squeeze', maxWidth: RIGHT - LEFT }),
    frame: (page, pages) =>
      drawSheetValues(page, {
        number: `Capítulo ${code}`,
        path: 'CAPITULO',
        stamp: origin?.sample ? SAMPLE : undefined,
        pages,
        version: undefined,
      }),
  });
}
