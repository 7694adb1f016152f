import { hn } from '../../countries/hn/hn.ts';
import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { TOP } from '../../foundation/print/area.ts';
import { BlockStack } from '../../foundation/print/blockStack.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import { cellsOf, pathOf, textOf } from '../../foundation/print/slots.ts';
import type { PrintStanding } from '../../transmission/printStanding.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';
import { manifestKind } from '../kind.ts';
import type { ManifestPrintOptions } from './options.ts';
import { sectionsOf, type ManifestFacts } from './sections.ts';

const TITLE = 'Manifiesto de carga';

/** Of a manifest nothing is changed or withdrawn at SARAH: the other standings are none of its. */
const STAMPS: Partial<Record<PrintStanding, string>> = {
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  SIN_ACEPTAR: 'SIN REGISTRAR EN SARAH',
  ANULADA: 'ANULADO – SIN VALIDEZ',
};

/** Millimetres that a caption and two lines need. */
const HEIGHT = 9.6;
const cell = cellsOf<ManifestFacts, typeof manifestDataSets>(manifestDataSets);
/** A box that holds the longest text of its field, on as many lines as it has room for. */
const at = (name: Parameters<typeof cell<'MANIFIESTO'>>[1], width: number, lines = 2) =>
  cell('MANIFIESTO', name, width, { style: { lines } });

const stack = new BlockStack<ManifestFacts>(TOP)
  .block('Manifiesto', [
    [
      HEIGHT,
      [
        at('NUMERO_PREIMPRESO', 50),
        at('MANIFIESTO', 50),
        at('FECHA_REGISTRO', 40),
        at('ID_TIPO_MANIFIESTO', 0),
      ],
    ],
    [HEIGHT, [at('ID_ADUANA_INGRESO_SALIDA', 0), at('ID_PAIS_PROCEDENCIA_DESTINO', 60)]],
  ])
  .block('Transportista', [[HEIGHT, [at('IDENTIFICACION_TRANSPORTISTA', 40), at('NOMBRE_TRANSPORTISTA', 0)]]])
  .block('Unidad y viaje', [
    [HEIGHT, [at('ID_UNIDAD_TRANSPORTE', 50), at('MATRICULA_UNIDAD_TRANSPORTE', 0), at('NUMERO_VIAJE', 60)]],
    [
      HEIGHT,
      [
        at('LUGAR_EMBARQUE_LOCODE', 0),
        at('FECHA_SALIDA', 26),
        at('LUGAR_DESEMBARQUE_LOCODE', 66),
        at('FECHA_LLEGADA', 26),
      ],
    ],
  ])
  .block('Carga', [
    [HEIGHT, [at('TOTAL_TITULOS', 50), at('CANTIDAD_BULTOS', 0), at('PESO_BRUTO_BULTOS', 70)]],
  ]);

const drawHead = (canvas: Canvas, kind: string): void =>
  drawSheetHead(canvas, TITLE.toUpperCase(), hn.authority.title, kind);

const firstTemplate = formTemplate(LETTER, (canvas) => {
  drawHead(canvas, 'CARÁTULA');
  stack.draw(canvas);
});
const sheetTemplate = formTemplate(LETTER, (canvas) => drawHead(canvas, 'HOJA DE CONTINUACIÓN'));

/** SARAH's number once there is one, the form's until then; mark of a print without validity, page n of m. */
const drawFrame = (page: Canvas, { body, options, version }: ManifestFacts, pages: number): void =>
  drawSheetValues(page, {
    number: manifestKind.called({ ...body.MANIFIESTO }),
    path: `MANIFIESTO.${body.MANIFIESTO.MANIFIESTO === '' ? 'NUMERO_PREIMPRESO' : 'MANIFIESTO'}`,
    stamp: STAMPS[options.standing],
    pages,
    version,
  });

const GAP = 4;

/** The printed manifest, for the server and the live preview: a cover, and its lists over as many pages as they need. */
export const manifestForm: PrintedForm<ManifestBody, ManifestPrintOptions> = {
  layout: (facts) =>
    flowedForm({
      first: firstTemplate,
      sheet: sheetTemplate,
      sections: (first) => sectionsOf(first, facts),
      start: stack.end + GAP,
      frame: (page, pages) => drawFrame(page, facts, pages),
      boxes: (first) => {
        for (const slot of stack.slots)
          first.value(slot.box, textOf(slot, facts), { ...slot.style, path: pathOf(slot) });
      },
    }),
  info: ({ body }, author, createdAt) => ({
    title: `${TITLE} ${manifestKind.called({ ...body.MANIFIESTO })}`.trim(),
    language: hn.locale,
    author,
    createdAt,
  }),
  // While SARAH is down the office takes this paper in the message's place: what it cannot show whole bars it.
  problems: (reports) => paperProblems(manifestDataSets, 'MANIFIESTO', reports),
};
