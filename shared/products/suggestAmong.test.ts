import { expect, it } from 'vitest';
import { suggestAmong, type ProductAtHand } from './suggestAmong.ts';

const product = (
  ID: string,
  RESUMEN: Record<string, string>,
  rest: Partial<ProductAtHand> = {},
): ProductAtHand => ({
  ID,
  ESTADO: 'VIGENTE',
  MODIFICADO: '2026-10-01T08:00:00',
  RESUMEN: {
    CODIGO: '',
    DESCRIPCION: '',
    PARTIDA: '8471300000',
    NOMBRE_PROVEEDOR: '',
    ACTIVO: '1',
    ...RESUMEN,
  },
  ...rest,
});
const asked = (CODIGO: string, TEXTO: string, PROVEEDOR = '') => ({ CODIGO, TEXTO, PROVEEDOR });
const codes = (line: ReturnType<typeof asked>, products: readonly ProductAtHand[]) =>
  suggestAmong(line, products).map(({ PARTIDA, POR }) => `${PARTIDA} ${POR}`);

const atHand = [
  product('a', { CODIGO: 'LT-140', DESCRIPCION: 'COMPUTADORA PORTÁTIL', PARTIDA: '8471300000' }),
  product('b', { CODIGO: 'X-1', DESCRIPCION: 'BOLSA PARA COMPUTADORAS PORTÁTILES', PARTIDA: '4202920000' }),
  product('c', { CODIGO: 'LT-140', DESCRIPCION: 'Otra', PARTIDA: '8471410000', NOMBRE_PROVEEDOR: 'Acme' }),
];

it("puts the supplier's code before words, the same supplier first, and says what contradicts it", () => {
  expect(codes(asked('lt 140', 'Bolsa para computadora', 'ACME'), atHand)).toEqual([
    '8471410000 CODIGO',
    '8471300000 CODIGO',
    '4202920000 PALABRAS',
  ]);
  expect(suggestAmong(asked('LT-140', '', 'Acme'), atHand)[0]!.OTRAS).toEqual(['8471300000']);
});

it('finds by half of the words, in singular or plural, and by no fewer', () => {
  expect(codes(asked('', 'computadora de escritorio, torre negra'), atHand)).toEqual([]);
  expect(codes(asked('', 'computadoras portátiles nuevas'), atHand)).toContain('8471300000 PALABRAS');
});

it('proposes neither what was deleted nor what is not to be proposed', () => {
  const gone = [
    product('d', { CODIGO: 'Z' }, { ESTADO: 'ELIMINADO' }),
    product('e', { CODIGO: 'Z', ACTIVO: '0' }),
    product('f', { CODIGO: 'Z', PARTIDA: '' }),
  ];
  expect(codes(asked('Z', ''), gone)).toEqual([]);
});
