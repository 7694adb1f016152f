import type { PDFDocument } from 'pdf-lib';
import { SaxesParser } from 'saxes';
import { bytesOf, get, named, raw, text } from './objects.ts';
import { PDFArray } from 'pdf-lib';

/** Texts of an XMP packet by the names of the elements around them, the nearest that is not of RDF first. */
function readPacket(packet: string): Map<string, string> {
  const values = new Map<string, string>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => void open.push(name));
  parser.on('closetag', () => void open.pop());
  parser.on('text', (value) => {
    const name = open.findLast((each) => !each.startsWith('rdf:'));
    if (name && value.trim() !== '') values.set(name, value);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(packet.replace(/^\ufeff/, '')).close();
  return values;
}

const date = (pdf: string | undefined): string | undefined =>
  pdf?.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z');

function packetProblems(document: PDFDocument): string[] {
  const metadata = get(document.catalog, 'Metadata');
  const bytes = bytesOf(metadata);
  if (!bytes) return ['no XMP packet'];
  if (named(get(metadata, 'Subtype')) !== 'XML' || get(metadata, 'Filter'))
    return ['XMP packet is not plain XML'];
  let xmp: Map<string, string>;
  try {
    xmp = readPacket(new TextDecoder().decode(bytes));
  } catch {
    return ['XMP packet is not well formed'];
  }
  const info = document.context.lookup(document.context.trailerInfo.Info);
  const expected: [string, string | undefined][] = [
    ['pdfaid:part', '2'],
    ['pdfaid:conformance', 'A'],
    ['pdfuaid:part', '1'],
    ['pdfaSchema:prefix', 'pdfuaid'],
    ['dc:title', text(get(info, 'Title'))],
    ['dc:creator', text(get(info, 'Author'))],
    ['pdf:Producer', text(get(info, 'Producer'))],
    ['xmp:CreatorTool', text(get(info, 'Creator'))],
    ['xmp:CreateDate', date(text(get(info, 'CreationDate')))],
    ['xmp:ModifyDate', date(text(get(info, 'ModDate')))],
    ['dc:language', text(get(document.catalog, 'Lang'))],
  ];
  return expected
    .filter(([name, value]) => value === undefined || xmp.get(name) !== value)
    .map(([name]) => `${name} of the XMP packet is not what the file says`);
}

function intentProblems(document: PDFDocument): string[] {
  const intents = get(document.catalog, 'OutputIntents');
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  const stream = get(intent, 'DestOutputProfile');
  const profile = bytesOf(stream);
  if (named(get(intent, 'S')) !== 'GTS_PDFA1' || !profile) return ['no output intent'];
  const view = Buffer.from(profile);
  const tags = Array.from({ length: view.readUInt32BE(128) }, (_, index) => 132 + 12 * index);
  const names = tags.map((at) => view.toString('latin1', at, at + 4));
  const required = ['desc', 'cprt', 'wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC', 'chad'];
  const sound =
    view.readUInt32BE(0) === view.length &&
    view.toString('latin1', 36, 40) === 'acsp' &&
    view.toString('latin1', 12, 20) === 'mntrRGB ' &&
    required.every((name) => names.includes(name)) &&
    tags.every((at) => view.readUInt32BE(at + 4) + view.readUInt32BE(at + 8) <= view.length);
  return sound && String(get(stream, 'N')) === '3' ? [] : ['the profile of the output intent is unsound'];
}

/** Clauses about the file as a whole: language, title, metadata, colour, nothing that runs. */
export function metadataProblems(document: PDFDocument, bytes: Uint8Array): string[] {
  const { catalog, context } = document;
  const problems = [...packetProblems(document), ...intentProblems(document)];
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const start = Buffer.from(bytes.subarray(0, 14));
  demand(/^%PDF-1\.7\n%$/.test(start.toString('latin1', 0, 10)), 'no header');
  demand(
    [...start.subarray(10, 14)].every((byte) => byte > 127),
    'no binary mark behind the header',
  );
  demand(/%%EOF\r?\n?$/.test(Buffer.from(bytes.subarray(-8)).toString('latin1')), 'something behind the end');
  demand(/^es-(GT|HN)$/.test(text(get(catalog, 'Lang')) ?? ''), 'no language');
  demand(String(get(get(catalog, 'MarkInfo'), 'Marked')) === 'true', 'not said to be tagged');
  const preferences = get(catalog, 'ViewerPreferences');
  demand(String(get(preferences, 'DisplayDocTitle')) === 'true', 'title is not displayed');
  const id = context.trailerInfo.ID;
  demand(id instanceof PDFArray && id.size() === 2, 'no file identifier');
  demand(!context.trailerInfo.Encrypt, 'encrypted');
  for (const key of ['OpenAction', 'AA', 'Names', 'AcroForm', 'Requirements', 'OCProperties', 'Perms']) {
    demand(raw(catalog, key) === undefined, `catalogue has ${key}`);
  }
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const key of ['JS', 'SMask', 'EF', 'OPI', 'FFilter', 'Ref', 'BM', 'ca', 'CA']) {
      demand(raw(object, key) === undefined, `an object has ${key}`);
    }
    demand(named(get(object, 'Filter')) !== 'LZWDecode', 'LZW');
    demand(named(get(get(object, 'Group'), 'S')) !== 'Transparency', 'transparency');
  }
  return problems;
}
