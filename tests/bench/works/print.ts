import { printStreams } from '../../../functions/runtime/prints/deflateBeside.ts';
import { deflateHere } from '../../../functions/runtime/prints/deflateHere.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import type { PrintFacts } from '../../../shared/dva/print/facts.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';
import type { PrintFonts } from '../../../shared/foundation/pdf/printFont.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { STANDARD_FONTS } from '../../../shared/foundation/pdf/standardFonts.ts';
import type { Work } from '../work.ts';
import { drawTextRun, pdfkitRun, pdfmakeRun, reactPdfRun } from './printContenders.ts';

/** A DVA whose lines all differ: the sample's words with numbers of each line's own. */
function factsOf(size: number): PrintFacts {
  const reference = sampleReference();
  const body = sampleDva(size, 1, reference);
  body.MERCANCIAS.forEach((line, index) => {
    line.NOMBRE_COMERCIAL = `${line.NOMBRE_COMERCIAL.slice(0, 20).trim()} ${index * 7919}`;
    line.CARACTERISTICAS = line.CARACTERISTICAS.slice(0, 26).trim();
    line.MODELO_ESTILO = `M-${(index * 2_654_435) % 99_991}`;
    line.PAIS_ORIGEN = line.PAIS_ORIGEN.slice(0, 12);
  });
  return { body, reference, options: printOptions(0, false), version: 1 };
}

const print = (facts: PrintFacts, fonts: PrintFonts, keep?: Deflate) =>
  renderPdf(dvaLayout(facts), {
    info: dvaPdfInfo(facts, 'Agencia de muestra', new Date('2026-11-20T16:00:00Z')),
    deflate: keep ?? deflateHere,
    streams: keep ? undefined : printStreams(),
    fonts,
  });

/** The finished contents of all pages, as they were before they were deflated. */
async function contentsOf(facts: PrintFacts, fonts: PrintFonts): Promise<Uint8Array[]> {
  const contents: Uint8Array[] = [];
  await print(facts, fonts, (bytes, quick) => {
    if (/^(q|BT|\/T\d|\/Artifact)/.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))) {
      contents.push(bytes.slice());
    }
    return deflateHere(bytes, quick);
  });
  return contents;
}

/**
 * The DVA from its stored fields to its file. The others are handed what they need: pdfkit and pdf-lib every text and
 * rule with its place worked out, pdfmake and react-pdf the cells of the table; in standard fonts, without tags.
 */
export const printWork: Work = {
  name: 'print',
  sizes: [44, 1_000, 5_000],
  /** At 5,000 lines react-pdf needs minutes and more memory than a function has. */
  upTo: { '@react-pdf/renderer': 1_000 },
  contenders: {
    floor: async (size) => {
      const contents = await contentsOf(factsOf(size), ARIMO_FONTS);
      return () => contents.map((bytes) => deflateHere(bytes));
    },
    'floor-plain': async (size) => {
      const contents = await contentsOf(factsOf(size), STANDARD_FONTS);
      return () => contents.map((bytes) => deflateHere(bytes));
    },
    despacho: (size) => {
      const facts = factsOf(size);
      return () => print(facts, ARIMO_FONTS);
    },
    'despacho-plain': (size) => {
      const facts = factsOf(size);
      return () => print(facts, STANDARD_FONTS);
    },
    pdfkit: (size) => pdfkitRun(renderDisplay(dvaLayout(factsOf(size))).pages),
    pdfmake: (size) => pdfmakeRun(renderDisplay(dvaLayout(factsOf(size))).pages),
    '@react-pdf/renderer': (size) => reactPdfRun(renderDisplay(dvaLayout(factsOf(size))).pages),
    'pdf-lib drawText': (size) => drawTextRun(renderDisplay(dvaLayout(factsOf(size))).pages),
  },
  facts: async (size) => {
    const facts = factsOf(size);
    const [archived, plain] = [await print(facts, ARIMO_FONTS), await print(facts, STANDARD_FONTS)];
    return {
      pages: archived.pageCount,
      bytes: archived.bytes.length,
      'bytes without tags and fonts': plain.bytes.length,
    };
  },
};
