import { describe, expect, it } from 'vitest';
import { structuredDialect, textDialect } from './dialects.ts';

const said = {
  codigo: '00',
  mensaje: 'Firmado',
  referencia: 'AB-1',
  huella: 'ff',
  numero: 'CERT-1',
  certificado: 'ABC=',
  fecha: '2026-11-20T09:00:00',
};
const read = (dialect: typeof textDialect, text: string) => {
  try {
    return dialect.read(text);
  } catch {
    return undefined;
  }
};
const PAGE = '<!DOCTYPE html><html><body>00|Firmado|AB-1|ff|CERT-1|ABC=|2026|.</body></html>';

describe('an answer in text', () => {
  const line = [...Object.values(said), '.'].join('|');

  it('says the same as one in data', () => {
    expect(read(textDialect, `${line}\n`)).toEqual({ ...said, errores: [] });
    expect(read(structuredDialect, JSON.stringify(said))).toEqual({ ...said, errores: [] });
    const refused = line.replace(/^00/, '10').replace(/\.$/, '1: vencido|2: otro|.');
    expect(read(textDialect, refused)?.errores).toEqual(['1: vencido', '2: otro']);
  });

  it('is none while it is half of one, a page, or anything else', () => {
    for (let length = 1; length < line.length; length += 1)
      expect(read(textDialect, line.slice(0, length)), line.slice(0, length)).toBeUndefined();
    for (const text of ['', PAGE, `${line}\n${line}`, 'OK', '00|.'])
      expect(read(textDialect, text), text).toBeUndefined();
    for (const text of ['', PAGE, '{"codigo":"00",', '[]', '"00"', '{"codigo":""}'])
      expect(read(structuredDialect, text), text).toBeUndefined();
  });
});

it('what is sent names the operation, and carries no password', () => {
  const request = { operacion: 'CERTIFICAR', referencia: 'AB-1', documento: 'PGEvPg==' } as const;
  expect(textDialect.write(request)).toBe('operacion=CERTIFICAR&referencia=AB-1&documento=PGEvPg%3D%3D');
  expect(structuredDialect.write(request)).toBe(JSON.stringify(request));
});
