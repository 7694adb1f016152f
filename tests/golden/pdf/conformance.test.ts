import { deflateSync } from 'node:zlib';
import {
  type PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { PrintFacts } from '../../../shared/dva/print/facts.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { summaryLayout } from '../../../shared/dva/summary/summaryLayout.ts';
import { summaryOf } from '../../../shared/dva/summary/summaryOf.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { FormLayout } from '../../../shared/foundation/pdf/book.ts';
import type { PdfInfo } from '../../../shared/foundation/pdf/pdfInfo.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { archiveProblems } from './conformance/archiveProblems.ts';
import { bytesOf, get } from './conformance/objects.ts';

const deflate = (bytes: Uint8Array, quick = false): Uint8Array =>
  deflateSync(bytes, { level: quick ? 1 : 6 });

const infoOf = (facts: PrintFacts): PdfInfo =>
  dvaPdfInfo(facts, 'Agencia «Ñandú» & Cía.', new Date('2026-11-20T16:00:00Z'));

const archived = async (layout: FormLayout, info: PdfInfo, fonts = ARIMO_FONTS): Promise<Uint8Array> =>
  (await renderPdf(layout, { info, deflate, fonts })).bytes;

async function print(lines: number, invoices: number, mode = 0, draft = false, fonts = ARIMO_FONTS) {
  const reference = sampleReference();
  const body = sampleDva(lines, invoices, reference);
  const facts: PrintFacts = { body, reference, options: printOptions(mode, draft), version: 3 };
  return archived(dvaLayout(facts), infoOf(facts), fonts);
}

/** Words over two and three lines, among others, with hyphens and with what a string of a PDF escapes. */
async function printLongWords(): Promise<Uint8Array> {
  const reference = sampleReference();
  const body = sampleDva(3, 1, reference);
  body.MERCANCIAS[0]!.MODELO_ESTILO = 'QX-MODELO-7788990011-AB-9';
  body.MERCANCIAS[1]!.MODELO_ESTILO = 'SERIE (ZZ1000AAAABBBBCCCCDDDDEEEEFFFFÑ9)\\1 FIN';
  body.DVA.NOMBRE_IMPORTADOR = 'LARGA'.repeat(60);
  const facts: PrintFacts = { body, reference, options: printOptions(0, false), version: 3 };
  return archived(dvaLayout(facts), infoOf(facts));
}

describe('archive quality of the printed DVA', () => {
  it.each([
    ['first page, goods and annex', 60, 60, 0, false],
    ['three lines', 3, 1, 0, false],
    ['annex that is empty', 0, 0, 2, false],
    ['draft of the header', 3, 1, 3, true],
    ['five hundred lines', 500, 120, 0, true],
  ])('%s', async (_, lines, invoices, mode, draft) => {
    expect(await archiveProblems(await print(lines, invoices, mode, draft))).toEqual([]);
  });

  it('sheets for what its boxes cannot hold', async () => {
    const reference = sampleReference();
    const body = sampleDva(3, 1, reference);
    body.DVA.NOMBRE_IMPORTADOR = `CORPORACIÓN CENTROAMERICANA, ${'MATERIALES, '.repeat(13)}S.A.`;
    body.DVA.CIUDAD_IMPORTADOR = `SAN JOSÉ DEL GOLFO, ${'ALDEA '.repeat(13)}`.trim();
    const facts: PrintFacts = { body, reference, options: printOptions(0, false), version: 3 };
    expect(await archiveProblems(await archived(dvaLayout(facts), infoOf(facts)))).toEqual([]);
  });

  it('words that are longer than their column or their box', async () => {
    expect(await archiveProblems(await printLongWords())).toEqual([]);
  });

  it("Honduras' summary", async () => {
    const reference = sampleReference('HN');
    const sources = Array.from({ length: 45 }, (_, index) => ({
      id: `dva-${index}`,
      header: sampleDva(1 + (index % 4), 1, reference).DVA,
    }));
    const body = summaryOf(sources, '123-6000567', reference);
    const info = { title: 'Resumen', language: 'es-HN', author: 'Agencia', createdAt: new Date(0) };
    const file = await archived(summaryLayout({ body, country: 'HN', draft: true }), info);
    expect(await archiveProblems(file)).toEqual([]);
  });

  it('has the same bytes every time', async () => {
    const [first, second] = [await print(60, 60), await print(60, 60)];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('has nothing but a size to pay for a table of many pages', async () => {
    const [short, long] = [await print(44, 1), await print(880, 1)];
    expect(long.length).toBeLessThan(short.length * 12);
  });
});

const name = PDFName.of;

/** Replaces the content of a page by what `change` makes of it. */
function rewrite(document: PDFDocument, page: number, change: (content: string) => string): void {
  const { node } = document.getPage(page);
  const content = Buffer.from(bytesOf(get(node, 'Contents'))!).toString('latin1');
  const changed = change(content);
  if (changed === content) throw new Error('The mutation changed nothing');
  node.set(
    name('Contents'),
    document.context.register(document.context.stream(Buffer.from(changed, 'latin1'))),
  );
}

const firstOf = (document: PDFDocument, holds: (dictionary: PDFDict) => boolean): PDFDict => {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFRawStream ? object.dict : object;
    if (dictionary instanceof PDFDict && holds(dictionary)) return dictionary;
  }
  throw new Error('The file has no such object');
};
const typed = (key: string, value: string) => (dictionary: PDFDict) =>
  dictionary.get(name(key)) === name(value);

/** Each breaks one clause, and must be noticed with these words. */
const MUTATIONS: [string, string, (document: PDFDocument) => void][] = [
  ['language', 'no language', ({ catalog }) => catalog.delete(name('Lang'))],
  ['mark', 'not said to be tagged', ({ catalog }) => catalog.delete(name('MarkInfo'))],
  ['structure', 'no structure', ({ catalog }) => catalog.delete(name('StructTreeRoot'))],
  ['title shown', 'title is not displayed', ({ catalog }) => catalog.delete(name('ViewerPreferences'))],
  ['title', 'dc:title', (document) => document.setTitle('Otro')],
  ['packet', 'no XMP packet', ({ catalog }) => catalog.delete(name('Metadata'))],
  ['intent', 'no output intent', ({ catalog }) => catalog.delete(name('OutputIntents'))],
  [
    'script',
    'catalogue has OpenAction',
    (document) =>
      document.catalog.set(
        name('OpenAction'),
        document.context.obj({ S: 'JavaScript', JS: PDFString.of('1') }),
      ),
  ],
  ['identifier', 'no file identifier', ({ context }) => delete context.trailerInfo.ID],
  [
    'font',
    'is not embedded',
    (document) => firstOf(document, typed('Type', 'FontDescriptor')).delete(name('FontFile2')),
  ],
  [
    'Unicode',
    'no ToUnicode',
    (document) => firstOf(document, typed('Type', 'Font')).delete(name('ToUnicode')),
  ],
  [
    'width',
    'width of byte 65',
    (document) =>
      (firstOf(document, typed('Type', 'Font')).lookup(name('Widths')) as PDFArray).set(
        65 - 32,
        PDFNumber.of(400),
      ),
  ],
  ['scope', 'TH without a scope', (document) => firstOf(document, typed('S', 'TH')).delete(name('A'))],
  [
    'parent',
    'does not name its parent',
    (document) => firstOf(document, typed('S', 'TD')).set(name('P'), PDFRef.of(1)),
  ],
  [
    'cell',
    'rows of a table differ',
    (document) => (firstOf(document, typed('S', 'TR')).lookup(name('K')) as PDFArray).remove(0),
  ],
  ['owner', 'has no owner', (document) => firstOf(document, typed('S', 'TD')).delete(name('K'))],
  [
    'title tag',
    'not one title first',
    (document) => firstOf(document, typed('S', 'H1')).set(name('S'), name('P')),
  ],
  [
    'parent tree',
    'parent tree and contents differ',
    (document) => document.getPage(1).node.delete(name('StructParents')),
  ],
  [
    'transparency',
    'resources have ExtGState',
    (document) =>
      (document.getPage(0).node.lookup(name('Resources')) as PDFDict).set(
        name('ExtGState'),
        document.context.obj({}),
      ),
  ],
  [
    'mask',
    'an object has SMask',
    (document) => document.context.register(document.context.obj({ SMask: 'None' })),
  ],
  [
    'rule',
    'f outside',
    (document) =>
      rewrite(document, 1, (text) => text.replace(/\/Artifact<<\/Type\/Layout>>BDC\n([\s\S]*?)EMC\n/, '$1')),
  ],
  [
    'word',
    'Tj outside of marked content',
    (document) => rewrite(document, 1, (text) => text.replace(/\nET\n$/, '\n(x)Tj\nET\n')),
  ],
  [
    'number',
    'a content number twice',
    (document) => rewrite(document, 1, (text) => text.replace('/MCID 3>>', '/MCID 2>>')),
  ],
  [
    'colour',
    'operator k',
    (document) => rewrite(document, 1, (text) => text.replace(/ g\n/, ' g 0 0 0 1 k\n')),
  ],
  ['nesting', 'left open', (document) => rewrite(document, 1, (text) => text.replace(/EMC\nET\n$/, 'ET\n'))],
  [
    'template',
    'Do outside of marked content',
    (document) => rewrite(document, 2, (text) => text.replace(/^.*BDC\n(\/T\d Do)\nEMC/, '$1')),
  ],
];

/** What a span may say wrongly: the words of the problem, and the change of a page. */
const WRONG_SPANS: [string, string, (content: string) => string][] = [
  [
    'another word',
    'and shows QX-MODELO',
    (text) => text.replace('ActualText<FEFF0051', 'ActualText<FEFF0052'),
  ],
  ['a letter of private use', 'private use', (text) => text.replace('<FEFF0051', '<FEFFE000')],
  ['no text', 'a span with the properties', (text) => text.replace('/ActualText<FEFF>', '/ActualText()')],
  [
    'nothing of its word',
    'hides what nothing says',
    (text) => text.replace(/ActualText<FEFF0051[^>]*>/, 'ActualText<FEFF>'),
  ],
  [
    'more than its content',
    'outside of tagged content',
    (text) => text.replace(/(\/TD<<\/MCID \d+>>BDC\n)((?:(?!BDC).)*)(\/Span<<)/s, '$1$2\nEMC\n$3'),
  ],
  [
    'a word in a word',
    'inside of a span',
    (text) => text.replace(/(\/Span<<[^\n]*BDC\n)(.*?EMC\n)/s, '$1$1$2EMC\n'),
  ],
];

describe('checker of archived files', () => {
  const broken = async (change: (document: PDFDocument) => void, file = print(60, 60)): Promise<string> => {
    const document = await PDFDocument.load(await file, { updateMetadata: false });
    change(document);
    const bytes = await document.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
    });
    return (await archiveProblems(bytes)).join('\n');
  };

  it('finds nothing in a file that is only written again', async () => {
    expect(await broken(() => undefined)).toBe('');
  });

  it.each(MUTATIONS)('notices: %s', async (_, words, change) => {
    expect(await broken(change)).toContain(words);
  });

  it.each(WRONG_SPANS)('notices a span that says %s', async (_, words, change) => {
    expect(await broken((document) => rewrite(document, 1, change), printLongWords())).toContain(words);
  });

  it('notices the standard fonts', async () => {
    const { STANDARD_FONTS } = await import('../../../shared/foundation/pdf/standardFonts.ts');
    const problems = await archiveProblems(await print(3, 1, 0, false, STANDARD_FONTS));
    expect(problems).toContain('no structure');
    expect(problems.join('\n')).toContain('is not embedded');
  });
});
