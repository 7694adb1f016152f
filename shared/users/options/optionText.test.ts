import { gzipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOptions, UnreadableOptions, writeOptions } from './optionText.ts';

const ENTRIES = [
  { OPCION: 'cat_sys_parametros.TEXTO', CLAVE: 'AVISO_ORDEN_DIAS', VALOR: '5' },
  { OPCION: 'cat_sys_configuracion_usuario.VALOR', CLAVE: 'imprdva8', VALOR: '0' },
];
/** The two entries as they travel, letter by letter. */
const TEXT =
  'eNpLTiyJL64sji9ILErMTS0pyi/WC3GNCPHndAzzDPaP9w9ycfWLd/F0DOY0rYGpTc7PS8tMLy1KTM7Mz4svLS5NLMrM1wtz9PEP4szMLShKKUu04DQAANA8IDQ=';
/** The same as gzip, with commas between the fields. */
const OTHER =
  'H4sIAAAAAAAAA0tOLIkvriyOL0gsSsxNLSnKL9YLcY0I8ddxDPMM9o/3D3Jx9Yt38XQM1jGtSYaqTc7PS8tMLy1KTM7Mz4svLS5NLMrM1wtz9PEP0snMLShKKUu00DEAAD7Cs6laAAAA';

const packed = (text: string): string =>
  btoa(String.fromCharCode(...zlibSync(new TextEncoder().encode(text))));

describe('the text of the configuration', () => {
  it('is written and read exactly, and read with commas too', () => {
    expect(writeOptions(ENTRIES)).toBe(TEXT);
    expect(readOptions(TEXT)).toEqual(ENTRIES);
    expect(readOptions(OTHER)).toEqual(ENTRIES);
    expect(readOptions(writeOptions([]))).toEqual([]);
    const accented = [{ OPCION: 'a.B', CLAVE: 'Ñ', VALOR: 'Guatemala, sí' }];
    expect(readOptions(writeOptions(accented))).toEqual(accented);
    expect(readOptions(packed('a.B,C,'))).toEqual([{ OPCION: 'a.B', CLAVE: 'C', VALOR: '' }]);
  });

  it.each<[string, string, RegExp]>([
    ['is no base 64', '¡no!', /comprimido en base 64/],
    ['is not compressed', btoa('a.B\tC\t1'), /comprimido en base 64/],
    ['lacks a field', packed('a.B\tC\t1|a.B\tC'), /^el renglón 2 no trae opción, clave y valor/],
    ['has a field too many', packed('a.B,C,1,2'), /^el renglón 1/],
    ['names no option', packed('\tC\t1'), /^el renglón 1/],
  ])('that %s is refused with where and what to do', (_, text, said) => {
    expect(() => readOptions(text)).toThrow(UnreadableOptions);
    expect(() => readOptions(text)).toThrow(said);
  });

  it('that would unpack to far more than there are options is refused without unpacking it', () => {
    const bomb = gzipSync(new Uint8Array(5_000_000), { level: 9 });
    expect(() => readOptions(btoa(String.fromCharCode(...bomb)))).toThrow('es demasiado largo');
  });

  it('does not carry what would divide it', () => {
    for (const VALOR of ['1|2', '1\t2', '1\n2'])
      expect(() => writeOptions([{ OPCION: 'a.B', CLAVE: 'C', VALOR }])).toThrow(UnreadableOptions);
  });
});
