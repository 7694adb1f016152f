import { byCountry } from '../../../countries/byCountry.ts';
import type { CountryCode } from '../../../countries/country.ts';
import { countries } from '../../../countries/countries.ts';
import type { Book } from '../../../foundation/pdf/book.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { formTemplate, type FormTemplate } from '../../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../../foundation/pdf/geometry.ts';
import type { Frame } from '../../../foundation/pdf/pageFrame.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import type { BandStyle } from '../../../foundation/print/band.ts';
import { BlockStack } from '../../../foundation/print/blockStack.ts';
import { pathOf, textOf } from '../../../foundation/print/slots.ts';
import { dvaCountries } from '../../countries.ts';
import { drawOrSend, type Overflow } from '../additional/overflow.ts';
import type { PrintFacts } from '../facts.ts';
import { drawFrameValues, drawHead } from '../frame.ts';
import { customs, importer, intermediary, supplier } from './partyBoxes.ts';
import { transaction } from './transactionBoxes.ts';
import { CONDITIONS_HEIGHT, conditionValues, drawConditionRules } from './conditionsBlock.ts';
import { drawSignatureRules, SIGNATURE_HEIGHT, signatureValues } from './signatureBlock.ts';
import { drawValueRules, drawValueValues, VALUE_HEIGHT } from './valueBlock.ts';

const FRAME: Frame = { left: LEFT, right: LEFT + WIDTH, top: 8.5, foot: 272 };
const PART = 4.2;
const FIRST_PART = 20.4;
/** Sub-heading of the boxes of part I. */
const HEADING: BandStyle = {
  height: 3.3,
  fill: 0.93,
  indent: 1.2,
  baseline: 2.4,
  size: 6.25,
  gray: 0.15,
  capitals: false,
};

interface Sheet {
  boxes: BlockStack<PrintFacts>;
  conditions: number;
  value: number;
  signature: number;
  template: FormTemplate;
}

function drawPart(canvas: Canvas, y: number, title: string, note = ''): void {
  canvas.rect(LEFT, y, WIDTH, PART, { fill: 0.2 });
  canvas.text(LEFT + 1.2, y + 2.95, title.toUpperCase(), { size: 7, font: 'bold', gray: 1, role: 'heading' });
  if (note) canvas.text(LEFT + WIDTH - 1.2, y + 2.9, note, { size: 6, gray: 1, align: 'right' });
}

function sheetOf(country: CountryCode): Sheet {
  const answers = dvaCountries[country];
  const { formatTaxId } = countries[country];
  const boxes = new BlockStack<PrintFacts>(FIRST_PART + PART, { band: HEADING, size: 8 })
    .block('A. Aduana', customs)
    .block('B. Importador', importer(answers.taxIdCaption, formatTaxId))
    .block('C. Proveedor', supplier)
    .block('D. Intermediario', intermediary)
    .block('E. Características de la transacción', transaction);
  const second = boxes.end + 0.8;
  const conditions = second + PART;
  const third = conditions + CONDITIONS_HEIGHT + 0.8;
  const value = third + PART;
  const fourth = value + VALUE_HEIGHT + 0.8;
  const signature = fourth + PART;
  const template = formTemplate(LETTER, (canvas) => {
    drawHead(canvas, FRAME, country, 'formulario de valor');
    drawPart(canvas, FIRST_PART, 'I. Información general');
    boxes.draw(canvas);
    drawPart(canvas, second, 'II. Condiciones de la transacción');
    drawConditionRules(canvas, conditions);
    drawPart(canvas, third, 'III. Determinación del valor en aduana', 'En pesos centroamericanos (US$)');
    drawValueRules(canvas, value);
    drawPart(canvas, fourth, 'IV. Declaración jurada');
    drawSignatureRules(canvas, signature, answers);
    const frames = [
      [FIRST_PART, boxes.end],
      [second, conditions + CONDITIONS_HEIGHT],
      [third, value + VALUE_HEIGHT],
      [fourth, signature + SIGNATURE_HEIGHT],
    ] as const;
    for (const [top, end] of frames) canvas.rect(LEFT, top, WIDTH, end - top, { stroke: 0, width: 0.35 });
  });
  return { boxes, conditions, value, signature, template };
}

/** One sheet a country, made once: the template keeps its identity from print to print. */
const sheets = byCountry(sheetOf);

/** The first page once it is begun: what must go to the additional sheet, and its values once the pages are counted. */
export interface FirstPage {
  page: Canvas;
  sent: Overflow[];
  draw: (pages: number) => void;
}

/** Boxes 1 to 29 and 39 to 46, with the sworn declaration: one portrait page. */
export function beginFirstPage(book: Book, facts: PrintFacts): FirstPage {
  const { boxes, conditions, value, signature, template } = sheets[facts.reference.country];
  const page = book.page(template);
  const sent: Overflow[] = [];
  const draws = [
    ...boxes.slots.map((slot) => {
      const { box, style } = slot;
      return drawOrSend(page, { box, path: pathOf(slot), text: textOf(slot, facts), style }, sent);
    }),
    conditionValues(page, conditions, facts, sent),
    () => drawValueValues(page, value, facts),
    signatureValues(page, signature, facts, sent),
  ];
  return {
    page,
    sent,
    draw: (pages) => {
      drawFrameValues(page, FRAME, facts, pages, { declaration: false });
      for (const draw of draws) draw();
    },
  };
}
