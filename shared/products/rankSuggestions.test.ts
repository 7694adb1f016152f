import { expect, it } from 'vitest';
import { rankSuggestions, type Candidates } from './rankSuggestions.ts';

const product = (
  ID: string,
  summary: Record<string, string>,
  share = 0,
  MODIFICADO = '2026-11-01 08:00',
) => ({
  ID,
  MODIFICADO,
  summary: { DESCRIPCION: 'Computadora', ...summary },
  share,
});
const use = (PARTIDA: string, rest: Partial<Candidates['uses'][number]> = {}) => ({
  CODIGO: '',
  NOMBRE: 'COMPUTADORA',
  PROVEEDOR: '',
  PARTIDA,
  FECHA: '2026-10-01',
  CANAL: 'VERDE',
  MODULO: 'duca' as const,
  ID: 'duc-1',
  NUMERO: 'GT-1',
  share: 0,
  ...rest,
});
const asked = { CODIGO: 'LT-140', PROVEEDOR: 'Shenzhen Bright Co.', TEXTO: 'computadora' };
const codes = (candidates: Partial<Candidates>, goods = asked) =>
  rankSuggestions(goods, { products: [], uses: [], ...candidates }).map(({ PARTIDA }) => PARTIDA);

it("believes the supplier's code before any words, however written", () => {
  const products = [
    product('1', { CODIGO: 'OTRO', PARTIDA: '8473300000' }, 1),
    product('2', { CODIGO: 'lt 140', PARTIDA: '8471300000' }),
  ];
  expect(codes({ products })).toEqual(['8471300000', '8473300000']);
});

it('believes the same supplier before others, a product before a declaration, the latest before older ones', () => {
  const uses = [
    use('1111', { CODIGO: 'LT-140', FECHA: '2026-01-01' }),
    use('2222', { CODIGO: 'LT-140', FECHA: '2026-11-15' }),
    use('3333', { CODIGO: 'LT-140', PROVEEDOR: 'shenzhen bright co.', FECHA: '2025-01-01' }),
  ];
  const products = [product('1', { CODIGO: 'LT-140', PARTIDA: '4444' })];
  expect(codes({ products, uses })).toEqual(['3333', '4444', '2222', '1111']);
});

it('takes words only where half of them are in common, and nothing without a code', () => {
  const products = [
    product('1', { PARTIDA: '1111' }, 0.4),
    product('2', { PARTIDA: '2222' }, 0.5),
    product('3', { PARTIDA: '' }, 1),
  ];
  expect(codes({ products })).toEqual(['2222']);
  expect(
    codes({ products: [product('4', { CODIGO: '', PARTIDA: '5555' })] }, { ...asked, CODIGO: '' }),
  ).toEqual([]);
});

it('says that only words speak for goods of another code, or of none', () => {
  const how = (goods: typeof asked, CODIGO: string, share: number) =>
    rankSuggestions(goods, { products: [], uses: [use('1111', { CODIGO, share })] }).map(({ POR }) => POR);
  expect(how(asked, 'OTRO', 1)).toEqual(['PALABRAS']);
  expect(how({ ...asked, CODIGO: '' }, '', 1)).toEqual(['PALABRAS']);
  expect(how({ ...asked, CODIGO: '' }, '', 0.4)).toEqual([]);
});

it('says where each comes from, and the other codes that the same goods had', () => {
  const [first, second] = rankSuggestions(asked, {
    products: [product('pro-1', { CODIGO: 'LT-140', PARTIDA: '8471300000' })],
    uses: [
      use('8471410000', { CODIGO: 'LT-140' }),
      use('8471410000', { CODIGO: 'LT-140', FECHA: '2024-01-01' }),
    ],
  });
  expect(first).toMatchObject({ ORIGEN: 'PRODUCTO', POR: 'CODIGO', ID: 'pro-1', OTRAS: ['8471410000'] });
  expect(first).toMatchObject({ DECLARACION: '', CANAL: '', FECHA: '' });
  expect(first).toMatchObject({ NOMBRE: 'Computadora', CODIGO: 'LT-140', MODULO: 'products' });
  expect(second).toMatchObject({ NOMBRE: 'COMPUTADORA', CODIGO: '', MODULO: 'duca', ID: 'duc-1' });
  expect(second).toMatchObject({
    ORIGEN: 'DECLARACION',
    DECLARACION: 'GT-1',
    FECHA: '2026-10-01',
    CANAL: 'VERDE',
    OTRAS: ['8471300000'],
  });
});

it('tells of a product when and how such goods were last declared', () => {
  const [only, ...more] = rankSuggestions(asked, {
    products: [product('pro-1', { CODIGO: 'LT-140', PARTIDA: '8471300000' })],
    uses: [
      use('8471300000', { CODIGO: 'LT-140', FECHA: '2026-08-01', CANAL: 'ROJO', NUMERO: 'GT-8' }),
      use('8471300000', { FECHA: '2026-09-01', NUMERO: 'GT-9', share: 1 }),
    ],
  });
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    ORIGEN: 'PRODUCTO',
    FECHA: '2026-09-01',
    CANAL: 'VERDE',
    DECLARACION: 'GT-9',
  });
});
