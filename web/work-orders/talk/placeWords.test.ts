import { expect, it } from 'vitest';
import { placeWords } from './placeWords.ts';

const line = { RUTA: 'ITEMS#k12.VALOR_FOB', ETIQUETA: 'Ítems, línea 12, Valor FOB' };

it('says of a line what the open document calls it now, and elsewhere that it was called so when it was asked', () => {
  expect(placeWords(line, () => 'Ítems, línea 13, Valor FOB')).toBe('Ítems, línea 13, Valor FOB');
  expect(placeWords(line)).toBe('Ítems, línea 12, Valor FOB (al preguntar)');
  expect(placeWords(line, () => '')).toBe('Ítems, línea 12, Valor FOB (al preguntar)');
});

it('reads what was kept before, and says nothing of a whole document', () => {
  expect(placeWords({ RUTA: 'ITEMS[11].VALOR_FOB', ETIQUETA: '' })).toBe('ITEMS[11].VALOR_FOB');
  expect(placeWords({ RUTA: 'DVA.VERSION_INCOTERM', ETIQUETA: 'Versión' })).toBe('Versión');
  expect(placeWords({ RUTA: '', ETIQUETA: '' })).toBe('');
});
