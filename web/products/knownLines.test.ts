import { expect, it } from 'vitest';
import type { Suggestion } from '../../shared/products/rankSuggestions.ts';
import { knownLines, linesToAsk, originOf, type GoodsLine } from './knownLines.ts';

const line = (number: number, rest: Partial<GoodsLine> = {}): GoodsLine => ({
  ...{ key: `k${number}`, number, code: '', CODIGO: '', PROVEEDOR: '', TEXTO: 'Cosa' },
  ...rest,
});
const suggestion = (rest: Partial<Suggestion> = {}): Suggestion => ({
  ...{ PARTIDA: '8471300000', ORIGEN: 'PRODUCTO', POR: 'CODIGO', NOMBRE: 'Computadora', FECHA: '' },
  ...{ CANAL: '', DECLARACION: '', MODULO: 'products', ID: 'pro-1', CODIGO: 'LT-140', OTRAS: [] },
  ...rest,
});

it('asks for lines without a code first, then for those that a code of the supplier may contradict', () => {
  const lines = [
    line(1, { code: '1', CODIGO: 'A' }),
    line(2),
    line(3, { TEXTO: '' }),
    line(4, { code: '1' }),
  ];
  expect(linesToAsk(lines, 9).map(({ number }) => number)).toEqual([2, 1]);
  expect(linesToAsk(lines, 1).map(({ number }) => number)).toEqual([2]);
});

it('speaks of a line that has a code only where a product of the very code says another', () => {
  const coded = line(1, { code: '8471300000', CODIGO: 'LT-140' });
  const of = (rest: Partial<Suggestion>) => knownLines([coded], [[suggestion(rest)]]);
  expect(of({})).toEqual([]);
  expect(of({ PARTIDA: '8473300000', POR: 'PALABRAS' })).toEqual([]);
  expect(of({ PARTIDA: '8473300000', ORIGEN: 'DECLARACION' })).toEqual([]);
  expect(of({ PARTIDA: '8473300000' })).toHaveLength(1);
  expect(knownLines([line(2)], [[suggestion({ POR: 'PALABRAS' })]])).toHaveLength(1);
});

it('says where a code comes from, its last use and channel, and what contradicts it', () => {
  expect(originOf(suggestion())).toBe('Producto LT-140');
  const used = suggestion({ DECLARACION: 'GT-10', FECHA: '2026-09-03', CANAL: 'VERDE' });
  expect(originOf(used)).toBe('Producto LT-140. Declarado en GT-10, 03/09/2026, canal verde');
  expect(originOf({ ...used, ORIGEN: 'DECLARACION', CANAL: '', OTRAS: ['8471410000'] })).toBe(
    'Declarado en GT-10, 03/09/2026. También 8471.41.00.00',
  );
});
