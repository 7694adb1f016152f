import { expect, test } from 'vitest';
import { documentText, numberOf } from './labels.ts';

test.each([
  ['duca', '1236000567', 'DUCA 123-6000567'],
  ['dua', '1456000910', 'DUA 145-6000910'],
  ['manifests', '1236000567', 'Manifiesto 1236000567'],
  ['cafta', 'CER-7', 'Certificación de origen CER-7'],
])('what was sent is called by its kind: %s %s', (TIPO, CLAVE, called) => {
  expect(documentText({ TIPO, CLAVE })).toBe(called);
  expect(called.endsWith(` ${numberOf({ TIPO, CLAVE })}`)).toBe(true);
});
