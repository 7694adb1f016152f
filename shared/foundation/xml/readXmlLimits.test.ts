import { describe, expect, it } from 'vitest';
import { child, childText, decode, readXml, soapBody, type XmlNode } from './readXml.ts';

const MEGABYTE = 1024 * 1024;
const read = (text: string) => readXml(Buffer.from(text));
const kind = (text: string) => read(text).kind;
const rootOf = (text: string): XmlNode => {
  const reading = read(text);
  if (reading.kind !== 'tree') throw new Error(reading.kind);
  return reading.root;
};

describe('the limits of an answer (fault row 29)', () => {
  it('are five megabytes and not a byte more', () => {
    const largest = `<a>${'x'.repeat(5 * MEGABYTE - 7)}</a>`;
    expect(Buffer.byteLength(largest)).toBe(5 * MEGABYTE);
    expect(kind(largest)).toBe('tree');
    expect(kind(`${largest} `)).toBe('hostile');
  });

  it('are 63 levels under the document', () => {
    const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
    expect(kind(nested(63))).toBe('tree');
    expect(kind(nested(64))).toBe('hostile');
  });

  it('are a hundred thousand elements', () => {
    expect(kind(`<a>${'<b/>'.repeat(99_999)}</a>`)).toBe('tree');
    expect(kind(`<a>${'<b/>'.repeat(100_000)}</a>`)).toBe('hostile');
  });

  it('are twenty thousand references', () => {
    expect(kind(`<a>${'&#65;'.repeat(20_000)}</a>`)).toBe('tree');
    expect(kind(`<a>${'&#65;'.repeat(20_001)}</a>`)).toBe('hostile');
  });

  it('are 64 attributes of one element, counted anew for each', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');
    expect(kind(`<a ${attributes(64)}><b ${attributes(64)}/></a>`)).toBe('tree');
    expect(kind(`<a ${attributes(65)}/>`)).toBe('hostile');
  });

  it('let no document type or entity in, however it is written', () => {
    for (const declared of ['<!DOCTYPE a>', '<!doctype a>', '<!ENTITY b "c">', '<!entity b "c">'])
      expect(kind(`${declared}<a/>`), declared).toBe('hostile');
  });
});

describe('what is no answer', () => {
  it('is nothing, blanks, or a page', () => {
    const pages = [
      '',
      '  \n ',
      'hola <a/>',
      '<html/>',
      '<HTML><body/></HTML>',
      '<!DOCTYPE   html><html/>',
      '<!-- proxy --> <html/>',
      '<!-- two\nlines --><!doctype html>',
    ];
    for (const page of pages) expect(kind(page), page).toBe('not-xml');
  });

  it('is not an answer that names a page somewhere inside, or begins after blanks', () => {
    expect(kind('<a><html/></a>')).toBe('tree');
    expect(kind(`<a>${'x'.repeat(2000)}</a>`)).toBe('tree');
    expect(kind('\n  <a/>')).toBe('tree');
  });
});

describe('an answer that is read', () => {
  it('keeps names without prefix, text with its CDATA, and children in their order', () => {
    expect(rootOf('<p:a xmlns:p="urn:x">x<b>1</b>y<![CDATA[<z>]]><c/></p:a>')).toEqual({
      name: 'a',
      text: 'xy<z>',
      children: [
        { name: 'b', text: '1', children: [] },
        { name: 'c', text: '', children: [] },
      ],
    });
  });

  it('gives the first child of a name and its text without blanks around it', () => {
    const root = rootOf('<a><b> 1 </b><b>2</b></a>');
    expect(child(root, 'b')?.text).toBe(' 1 ');
    expect(childText(root, 'b')).toBe('1');
    expect([child(root, 'c'), child(undefined, 'b')]).toEqual([undefined, undefined]);
    expect([childText(root, 'c'), childText(undefined, 'b')]).toEqual(['', '']);
  });

  it('is an envelope only by its name and with a body', () => {
    expect(soapBody(rootOf('<Envelope><Header><x/></Header><Body><r/><s/></Body></Envelope>'))?.name).toBe(
      'r',
    );
    expect(soapBody(rootOf('<Other><Body><r/></Body></Other>'))).toBeUndefined();
    expect(soapBody(rootOf('<Envelope><Header/></Envelope>'))).toBeUndefined();
    expect(soapBody(rootOf('<Envelope><Body/></Envelope>'))).toBeUndefined();
  });
});

describe('bytes', () => {
  const text = 'Añ€';
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  it('are UTF-16 by their mark, UTF-8 when they are that, and else the Latin of old servers', () => {
    expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
    expect(decode(swapped(Buffer.from(`\ufeff${text}`, 'utf16le')))).toBe(text);
    expect(decode(Buffer.from(text, 'utf8'))).toBe(text);
    expect(decode(Buffer.from([0x41, 0xf1, 0x80]))).toBe(text);
  });

  it('need both halves of a mark', () => {
    expect(decode(Buffer.from([0xff, 0x41]))).toBe('ÿA');
    expect(decode(Buffer.from([0x41, 0xfe]))).toBe('Aþ');
    expect(decode(Buffer.from([0xfe, 0x41]))).toBe('þA');
    expect(decode(Buffer.from([0x41, 0xff]))).toBe('Aÿ');
  });
});
