import { expect, it } from 'vitest';
import { PLACE, toldInUse } from './inUse.ts';

const at = (USUARIO: string, ID_DOCUMENTO: string, DOCUMENTO: string) => ({
  USUARIO,
  ID_DOCUMENTO,
  DOCUMENTO,
});

it('claims a document for who has it open alone, and says of others in which one they are', () => {
  const others = [at('ana@a', 'fac-1', 'Factura A-100'), at('luis@a', 'duc-1', 'DUCA 123-6000001')];
  expect(toldInUse(others, 'duc-1')).toBe('ana@a: Factura A-100; luis@a');
  expect(toldInUse(others, 'ord-1')).toBe('ana@a: Factura A-100; luis@a: DUCA 123-6000001');
  expect(toldInUse([...others, at('ana@a', 'duc-1', 'DUCA 123-6000001')], 'duc-1')).toBe('ana@a; luis@a');
  expect(toldInUse([at('ana@a', 'fac-1', 'Factura 1'), at('ana@a', 'fac-2', 'Factura 2')], 'x')).toBe(
    'ana@a: Factura 1 y Factura 2',
  );
  expect(toldInUse([at('ana@a', '', '')], 'duc-1')).toBe('ana@a: otro documento de la orden');
  expect(toldInUse([], 'duc-1')).toBe('');
});

it('says where in the document somebody is, as the page calls it', () => {
  const there = { ...at('ana@a', 'fac-1', 'Factura A-100'), LUGAR: 'ITEMS#a.MARCA' };
  const nameOf = (place: string) => (place === 'ITEMS#a.MARCA' ? 'línea 1, Marca' : '');
  expect(toldInUse([there], 'fac-1', nameOf)).toBe('ana@a (línea 1, Marca)');
  // Of another document, and of a line that is gone, the place means nothing here.
  expect(toldInUse([there], 'duc-1', nameOf)).toBe('ana@a: Factura A-100');
  expect(toldInUse([{ ...there, LUGAR: 'ITEMS#b.MARCA' }], 'fac-1', nameOf)).toBe('ana@a');
});

it('takes for a place a group, the key of a line and a field, and nothing else', () => {
  expect(['ITEMS#lin-7.MARCA', 'FACTURA.CIUDAD'].every((place) => PLACE.test(place))).toBe(true);
  expect(['ITEMS', 'ITEMS#a b.MARCA', '<b>.X', 'ITEMS#a.'].some((place) => PLACE.test(place))).toBe(false);
});
