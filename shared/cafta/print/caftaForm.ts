import { gt } from '../../countries/gt/gt.ts';
import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedFacts, PrintedForm } from '../../foundation/documents/printedForm.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { fingerprint } from '../../foundation/pdf/fingerprint.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { TOP } from '../../foundation/print/area.ts';
import { BlockStack } from '../../foundation/print/blockStack.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { listTablesOf } from '../../foundation/print/listTable.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import { cellsOf, pathOf, textOf, type Row } from '../../foundation/print/slots.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import { caftaDataSets, type CertificationBody } from '../dataSets.ts';
import type { Certificate } from '../procedures.ts';
import { certificateSection, statementSection } from './statement.ts';

export interface CaftaPrintOptions {
  /** Issued; whole and not issued; one that may have holes; annulled. */
  standing: 'ENTERA' | 'SIN_EMITIR' | 'BORRADOR' | 'ANULADA';
  /** What a certifier gave the version. */
  certificate?: { by: string; number: string; signature: string; at: string };
}

/** What a certifier said of a version, as it is printed. */
export const printedCertificate = ({
  CERTIFICADOR: by,
  NUMERO: number,
  FIRMA: signature,
  FECHA: at,
}: Pick<Certificate, 'CERTIFICADOR' | 'NUMERO' | 'FIRMA' | 'FECHA'>): NonNullable<
  CaftaPrintOptions['certificate']
> => ({ by, number, signature, at });

/**
 * Options of a print. What proves origin is what was issued or certified: not a version of before, nor one that was taken
 * back to be written again.
 * @param of.newest whether it is the version of now, of which the state tells.
 * @param draft whether it may have holes.
 */
export function caftaPrintOptions(
  {
    state,
    newest,
    certificate,
  }: { state: string; newest: boolean; certificate: CaftaPrintOptions['certificate'] },
  draft: boolean,
): CaftaPrintOptions {
  const given = certificate === undefined ? {} : { certificate };
  if (state === 'ANULADA') return { ...given, standing: 'ANULADA' };
  if (draft) return { ...given, standing: 'BORRADOR' };
  const isIssued = state === 'EMITIDA' && newest;
  return { ...given, standing: isIssued || certificate !== undefined ? 'ENTERA' : 'SIN_EMITIR' };
}

type Facts = PrintedFacts<CertificationBody, CaftaPrintOptions>;

const TITLE = 'Certificación de origen';
const STAMPS = {
  ENTERA: undefined,
  SIN_EMITIR: 'SIN EMITIR – SIN VALIDEZ',
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  ANULADA: 'ANULADA – SIN VALIDEZ',
} as const;
const LETTERS = { ENTERA: 'e', SIN_EMITIR: 's', BORRADOR: 'b', ANULADA: 'a' } as const;

/** Name of a print: the same version and options always give the same one. */
export const printName = (version: number, { standing, certificate }: CaftaPrintOptions): string =>
  `v${version}-${LETTERS[standing]}${certificate ? `-${nameOf(certificate)}` : ''}`;

/** A signature may come after the number: then it is another print. */
const nameOf = (certificate: NonNullable<CaftaPrintOptions['certificate']>): string =>
  fingerprint(new TextEncoder().encode(JSON.stringify(certificate)))
    .slice(0, 12)
    .toLowerCase();

const cell = cellsOf<Facts, typeof caftaDataSets>(caftaDataSets);
const at = (name: Parameters<typeof cell<'CERTIFICACION'>>[1], width: number, lines = 1) =>
  cell('CERTIFICACION', name, width, lines > 1 ? { style: { lines } } : {});

const IDENTITY: Row<Facts>[] = [
  [
    8,
    [
      at('NUMERO_CERTIFICACION', 50),
      at('ACUERDO', 0),
      at('FECHA_CERTIFICACION', 34),
      at('FECHA_VENCIMIENTO', 34),
    ],
  ],
  [8, [at('CERTIFICA', 50), at('ALCANCE', 0), at('PERIODO_DESDE', 34), at('PERIODO_HASTA', 34)]],
];
const EXPORTER: Row<Facts>[] = [
  [8, [at('NOMBRE_EXPORTADOR', 0), at('IDENTIFICACION_EXPORTADOR', 44), at('ID_PAIS_EXPORTADOR', 44)]],
  [8, [at('DIRECCION_EXPORTADOR', 0)]],
];
const PRODUCER: Row<Facts>[] = [[8, [at('NOMBRE_PRODUCTOR', 80), at('DIRECCION_PRODUCTOR', 0)]]];
const IMPORTER: Row<Facts>[] = [
  [8, [at('NOMBRE_IMPORTADOR', 0), at('NIT_IMPORTADOR', 44), at('FACTURA', 44)]],
  [8, [at('DIRECCION_IMPORTADOR', 0)]],
];

const stack = new BlockStack<Facts>(TOP)
  .block('Certificación', IDENTITY)
  .block('Exportador', EXPORTER)
  .block('Productor', PRODUCER)
  .block('Importador', IMPORTER);

const goodsTable = listTablesOf(caftaDataSets)('MERCANCIAS', [
  ['CLASIFICACION_ARANCELARIA', 24],
  ['DESCRIPCION', 0],
  ['CRITERIO_ORIGEN', 42],
  ['VALOR_CONTENIDO_REGIONAL', 24],
  ['OTRAS_INSTANCIAS', 22],
  ['PAIS_ORIGEN', 24],
  ['FACTURA', 18],
]);

const head = (canvas: Canvas, kind: string): void =>
  drawSheetHead(canvas, TITLE.toUpperCase(), 'Tratado de Libre Comercio, capítulo cuatro', kind);

const firstTemplate = formTemplate(LETTER, (canvas) => {
  head(canvas, 'CARÁTULA');
  stack.draw(canvas);
});
const sheetTemplate = formTemplate(LETTER, (canvas) => head(canvas, 'HOJA DE CONTINUACIÓN'));

const drawFrame = (page: Canvas, { body, options, version }: Facts, pages: number): void =>
  drawSheetValues(page, {
    number: body.CERTIFICACION.NUMERO_CERTIFICACION,
    path: 'CERTIFICACION.NUMERO_CERTIFICACION',
    stamp: STAMPS[options.standing],
    pages,
    version,
  });

const GAP = 4;

/** The printed certification: who certifies to whom, the goods over as many pages as they need, statement and signature. */
const caftaLayout = (facts: Facts): FormLayout =>
  flowedForm({
    first: firstTemplate,
    sheet: sheetTemplate,
    sections: (first) => [
      tableSection(first, facts, goodsTable, [...facts.body.MERCANCIAS.keys()]),
      ...statementSection(first, facts),
      ...certificateSection(first, facts.options.certificate),
    ],
    start: stack.end + GAP,
    frame: (page, pages) => drawFrame(page, facts, pages),
    boxes: (first) => {
      for (const slot of stack.slots)
        first.value(slot.box, textOf(slot, facts), { ...slot.style, path: pathOf(slot) });
    },
  });

/** The printed certification, for the server and the live preview. */
export const caftaForm: PrintedForm<CertificationBody, CaftaPrintOptions> = {
  layout: caftaLayout,
  info: ({ body }, author, createdAt) => ({
    title: `${TITLE} ${body.CERTIFICACION.NUMERO_CERTIFICACION}`.trim(),
    language: gt.locale,
    author,
    createdAt,
  }),
  problems: (reports) => paperProblems(caftaDataSets, 'CERTIFICACION', reports),
};
