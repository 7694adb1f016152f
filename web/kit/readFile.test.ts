import { expect, it } from 'vitest';
import { readCsvFile } from './readFile.ts';

it('reads accents whether the file is UTF-8 or what Excel saves', async () => {
  expect(await readCsvFile(new Blob(['Línea ñ']))).toBe('Línea ñ');
  expect(await readCsvFile(new Blob([Uint8Array.of(0x4c, 0xed, 0x6e, 0x65, 0x61)]))).toBe('Línea');
});
