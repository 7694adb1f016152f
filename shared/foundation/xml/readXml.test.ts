import { describe, expect, it } from 'vitest';
import { child, childText, readXml, soapBody } from './readXml.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array => Buffer.from(text, encoding);
const envelope = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inner}</s:Body></s:Envelope>`;
const bodyOf = (text: string, encoding?: BufferEncoding) => {
  const reading = readXml(bytes(text, encoding));
  return reading.kind === 'tree' ? soapBody(reading.root) : undefined;
};

describe('readXml', () => {
  it('reads alike whatever encoding, mark, CDATA or prefix (fault row 28)', () => {
    const plain = envelope('<r xmlns="urn:x"><mensaje>Año señal</mensaje></r>');
    const variants = [
      bodyOf(plain),
      bodyOf(plain, 'latin1'),
      bodyOf(`\ufeff${plain}`),
      bodyOf(`\ufeff${plain}`, 'utf16le'),
      bodyOf(envelope('<q:r xmlns:q="urn:x"><q:mensaje><![CDATA[Año señal]]></q:mensaje></q:r>')),
      bodyOf(envelope('<r xmlns="urn:x"><mensaje>A&#241;o se&#xF1;al</mensaje></r>')),
    ];
    for (const body of variants) expect(childText(body, 'mensaje')).toBe('Año señal');
  });

  it.each([
    ['a document type', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['a flood of references', `<a>${'&#65;'.repeat(50_000)}</a>`],
    ['ten thousand levels', '<a>'.repeat(10_000) + '</a>'.repeat(10_000)],
    ['six megabytes', `<a>${'x'.repeat(6 * 1024 * 1024)}</a>`],
    ['a flood of attributes', `<a ${Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(' ')}></a>`],
    ['a million elements', `<a>${'<b/>'.repeat(200_000)}</a>`],
  ])('refuses %s (fault row 29)', (_, text) => {
    const begun = process.threadCpuUsage();
    expect(readXml(bytes(text)).kind).toBe('hostile');
    // Work of this thread alone: what else the machine does takes none of it.
    const { user, system } = process.threadCpuUsage(begun);
    expect(user + system).toBeLessThan(1_000_000);
  });

  it.each(['', 'null', '{"a":1}', '<!DOCTYPE html><html></html>', '<html><body>x</body></html>'])(
    'sees that «%s» is no answer',
    (text) => {
      expect(readXml(bytes(text)).kind).toBe('not-xml');
    },
  );

  it.each(['<a><b></a>', '<a>', '<a>&unknown;</a>', '<a/><b/>'])('sees that «%s» cannot be read', (text) => {
    expect(readXml(bytes(text)).kind).toBe('unreadable');
  });

  it('writes into nothing but its own tree', () => {
    readXml(bytes('<a id="__proto__" href="#__proto__"><__proto__><polluted>1</polluted></__proto__></a>'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is no envelope without one', () => {
    const reading = readXml(bytes('<a><b>1</b></a>'));
    expect(reading.kind === 'tree' && soapBody(reading.root)).toBeUndefined();
    expect(reading.kind === 'tree' && child(reading.root, 'b')?.text).toBe('1');
  });
});
