import { expect, it } from 'vitest';
import { LARGEST_CSV, readRowsFile, UnreadableFile } from './readFile.ts';

const utf16 = (text: string, little: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((letter, index) => view.setUint16(2 * index, letter.charCodeAt(0), little));
  return bytes;
};

it('reads accents whether the file is UTF-8 or what Excel saves', async () => {
  expect(await readRowsFile(new Blob(['Línea ñ']))).toBe('Línea ñ');
  expect(await readRowsFile(new Blob([Uint8Array.of(0x4c, 0xed, 0x6e, 0x65, 0x61)]))).toBe('Línea');
  for (const little of [true, false])
    expect(await readRowsFile(new Blob([utf16('Línea ñ', little)]))).toBe('Línea ñ');
});

it('says in a sentence why a file is not read: no text, or too large', async () => {
  const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)]);
  await expect(readRowsFile(picture)).rejects.toThrow(UnreadableFile);
  await expect(readRowsFile(picture)).rejects.toThrow(/ni un libro de Excel.*CSV UTF-8/);
  const old = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)]);
  await expect(readRowsFile(old)).rejects.toThrow(/anterior a 2007, o tiene contraseña/);
  const large = { size: LARGEST_CSV * 3, arrayBuffer: () => Promise.reject(new Error('read')) };
  await expect(readRowsFile(large as unknown as Blob)).rejects.toThrow(/192 MB.*Divídalo/);
});
