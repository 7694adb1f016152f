import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { calculateDuca } from '../calculate.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { Base64Encoder } from './base64.ts';
import { supportFileProblems } from './checks.ts';
import { NO_FILE } from '../../foundation/files/facts.ts';
import { FILE_FORMATS, formatOf, recognise } from '../../foundation/files/formats.ts';
import { storedName } from '../../foundation/files/storedName.ts';
import { readPages } from '../../foundation/files/readPages.ts';
import { fileRule, takenFormats } from '../../catalogues/fileRules.ts';
import { authorityNames } from './names.ts';
import { fileIsAsked } from './rules.ts';
import type { SupportDocument } from './supportDocument.ts';
import { sizeText } from '../../foundation/text/sizeText.ts';

const reference = sampleReference();
const whole = ducaFromDvas(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }), reference);
const [first] = whole.DOCUMENTOS;

const attached = (values: Partial<SupportDocument> = {}): SupportDocument => ({
  ...first!,
  ID_ARCHIVO: 'arc-1',
  NOMBRE_ARCHIVO: 'factura.pdf',
  FORMATO_ARCHIVO: 'PDF',
  BYTES_ARCHIVO: '1000',
  PAGINAS_ARCHIVO: '1',
  HUELLA_ARCHIVO: 'aa',
  ...values,
});
const found = (DOCUMENTOS: SupportDocument[], duca: Partial<typeof whole.DUCA> = {}) =>
  supportFileProblems({ ...whole, DOCUMENTOS, DUCA: { ...whole.DUCA, ...duca } }, reference);
const codes = (...from: Parameters<typeof found>) =>
  found(...from).map(({ code, path, severity }) => `${severity} ${code} ${path}`);

describe('recognise', () => {
  it('goes by the first and last bytes, not by a name', () => {
    for (const format of FILE_FORMATS) {
      const bytes = Uint8Array.from([...format.magic, 1, 2, 3, ...(format.end ?? [])]);
      expect(recognise(bytes)?.code).toBe(format.code);
      expect(recognise(Uint8Array.from([0, ...bytes]))).toBeUndefined();
      if (format.end) expect(recognise(bytes.subarray(0, bytes.length - 3))).toBeUndefined();
    }
    expect(recognise(new TextEncoder().encode('MZ%PDF-'))).toBeUndefined();
    expect(recognise(new Uint8Array(0))).toBeUndefined();
  });

  it('lets a scanner add line ends after the picture', () => {
    const { magic, end } = formatOf('JPEG')!;
    expect(recognise(Uint8Array.from([...magic, 9, ...end!, 0x0d, 0x0a]))?.code).toBe('JPEG');
  });
});

describe('names', () => {
  it.each([
    ['Factura Nº 12 (año).PDF', 'PDF', 'Factura_N_12_ano.pdf'],
    ['C:\\escaneos\\BL final.pdf.exe', 'PDF', 'BL_finalpdfexe.pdf'],
    ['foto.jpeg', 'JPEG', 'foto.jpeg'],
    ['foto.png', 'JPEG', 'foto.jpg'],
    ['¡¿?!', 'PNG', 'archivo.png'],
  ])('keeps %s (%s) as %s', (original, code, name) => {
    expect(storedName(original, formatOf(code)!)).toBe(name);
  });

  it('names each file for the authority by order, kind and sequence, and lines without file not at all', () => {
    const documents = [
      attached({ CODIGO_DOCUMENTO: '380' }),
      { ...first!, ...NO_FILE },
      attached({ CODIGO_DOCUMENTO: '380', FORMATO_ARCHIVO: 'JPEG' }),
      attached({ CODIGO_DOCUMENTO: '705' }),
    ];
    expect(authorityNames('123-6000567', documents)).toEqual([
      '1236000567_380_01.pdf',
      '',
      '1236000567_380_02.jpg',
      '1236000567_705_01.pdf',
    ]);
    expect(authorityNames('', documents)).toEqual(['', '', '', '']);
    const named = calculateDuca({ ...whole, DOCUMENTOS: documents }, reference);
    expect(named.DOCUMENTOS.map((each) => each.NOMBRE_ARCHIVO_SAT)).toEqual(
      authorityNames(whole.DUCA.NO_ORDEN, documents),
    );
    expect(calculateDuca(named, reference)).toBe(named);
  });
});

describe('supportFileProblems', () => {
  it('finds nothing in a whole declaration', () => {
    expect(found(whole.DOCUMENTOS)).toEqual([]);
    expect(found([attached()])).toEqual([]);
  });

  it('takes lines that were saved before files were kept', () => {
    const old = Object.fromEntries(Object.entries(first!).filter(([name]) => !name.includes('_ARCHIVO')));
    expect(found([old as SupportDocument, old as SupportDocument])).toEqual([]);
    expect(authorityNames('1236000567', [old as SupportDocument])).toEqual(['']);
  });

  it('compares the end of a document with the acceptance, or with today while there is none', () => {
    const until = (day: string) => [
      { ...first!, FECHA_EMISION: '2020-01-01', FECHA_VENCIMIENTO_DOCUMENTO: day },
    ];
    const expired = 'error duca.document-expired DOCUMENTOS[0].FECHA_VENCIMIENTO_DOCUMENTO';
    expect(codes(until(reference.today))).toEqual([]);
    expect(codes(until('2020-02-01'))).toEqual([expired]);
    expect(codes(until('2020-02-01'), { FECHA_ACEPTACION: '2020-01-31T10:00:00' })).toEqual([]);
    expect(codes(until('2020-02-01'), { FECHA_ACEPTACION: '2020-02-02T10:00:00' })).toEqual([expired]);
    expect(codes(until('2019-12-31'))).toEqual([
      'error duca.document-dates DOCUMENTOS[0].FECHA_VENCIMIENTO_DOCUMENTO',
    ]);
  });

  it('warns of a missing date and of a file that the modality asks for', () => {
    expect(codes([{ ...first!, FECHA_EMISION: '' }])).toEqual([
      'warning duca.document-date DOCUMENTOS[0].FECHA_EMISION',
    ]);
    const permit = { ...first!, CODIGO_DOCUMENTO: '851' };
    expect(codes([permit])).toEqual(['warning duca.document-file DOCUMENTOS[0].CODIGO_DOCUMENTO']);
    expect(codes([{ ...attached(), CODIGO_DOCUMENTO: '851' }])).toEqual([]);
    // A paper of fractions that do not follow each other is two lines with one file.
    const apart = [
      { ...permit, LINEA: '1' },
      { ...permit, LINEA: '4' },
    ];
    expect(codes(apart)).toEqual(['warning duca.document-file DOCUMENTOS[0].CODIGO_DOCUMENTO']);
    expect(
      codes(
        [{ ...attached(), ...apart[0]! }, apart[1]!].map((each, at) => ({
          ...each,
          ID_ARCHIVO: at === 0 ? 'f' : '',
        })),
      ),
    ).toEqual([]);
    expect(codes([permit, { ...permit, NUMERO_DOCUMENTO: 'OTRO' }])).toHaveLength(2);
    expect(fileIsAsked('ID', '380', reference)).toBe(false);
  });

  it('holds files to their limits: size, pages, weight of a page, total, twice the same', () => {
    const limit = fileRule({ code: 'PDF' }, reference)!;
    const path = 'DOCUMENTOS[0].CODIGO_DOCUMENTO';
    const many = { PAGINAS_ARCHIVO: '60' };
    expect(codes([attached({ BYTES_ARCHIVO: String(limit.maxBytes), ...many })])).toEqual([]);
    expect(codes([attached({ BYTES_ARCHIVO: String(limit.maxBytes + 1), ...many })])).toEqual([
      `error duca.file-size ${path}`,
    ]);
    expect(codes([attached({ PAGINAS_ARCHIVO: '61' })])).toEqual([`error duca.file-pages ${path}`]);
    expect(codes([attached({ BYTES_ARCHIVO: String(limit.pageBytes + 1) })])).toEqual([
      `warning duca.file-page-size ${path}`,
    ]);
    const heavy = Array.from({ length: 6 }, (_, index) =>
      attached({ BYTES_ARCHIVO: String(limit.maxBytes), HUELLA_ARCHIVO: String(index), ...many }),
    );
    expect(codes(heavy)).toEqual(['error duca.files-total DOCUMENTOS']);
    expect(codes([attached(), attached()])).toEqual([
      'warning duca.file-twice DOCUMENTOS[1].CODIGO_DOCUMENTO',
    ]);
  });
});

describe('rules', () => {
  it('say what is taken, in words', () => {
    expect(takenFormats(reference)).toBe('PDF, JPEG, PNG');
    expect([sizeText(5 * 1024 * 1024), sizeText(300 * 1024), sizeText(12), sizeText(1536)]).toEqual([
      '5 MB',
      '300 KB',
      '12 bytes',
      '1.5 KB',
    ]);
  });
});

describe('readPages', () => {
  it.each([
    ['1-3, 5', 8, [1, 2, 3, 5]],
    ['5,1', 8, [5, 1]],
    ['2,2-3', 3, [2, 3]],
    ['0', 8, undefined],
    ['9', 8, undefined],
    ['3-1', 8, undefined],
    ['', 8, undefined],
    ['1,', 8, undefined],
    ['uno', 8, undefined],
  ])('reads «%s» of %i', (text, pages, chosen) => {
    expect(readPages(text, pages)).toEqual(chosen);
  });
});

describe('Base64Encoder', () => {
  it('says the same however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 10 }), (pieces) => {
        const encoder = new Base64Encoder();
        const out = [...pieces.map((each) => encoder.push(each)), encoder.end()];
        expect(Buffer.concat(out).toString()).toBe(Buffer.concat(pieces).toString('base64'));
      }),
    );
  });
});
