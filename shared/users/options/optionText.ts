import { decompressSync, zlibSync } from 'fflate';
import type { OptionEntry } from '../../foundation/options/withOptions.ts';

// Spec 7, global configuration: triples option, key, value, divided by pipes, with tab or comma between the fields; the
// text is compressed (zlib) and encoded (base 64).

/** Letters of the whole text: far more than all options have. */
const MOST_BYTES = 256 * 1024;

/** What cannot stand in a field: it would begin another one. */
const DIVIDES = /[|\t\r\n]/;

export class UnreadableOptions extends Error {}

/** The text of the triples, before it is compressed. */
const plainText = (entries: readonly OptionEntry[]): string =>
  entries.map(({ OPCION, CLAVE, VALOR }) => [OPCION, CLAVE, VALOR].join('\t')).join('|');

/** @throws UnreadableOptions when a value holds what divides triples or fields. */
export function writeOptions(entries: readonly OptionEntry[]): string {
  const bad = entries.find((each) =>
    [each.OPCION, each.CLAVE, each.VALOR].some((text) => DIVIDES.test(text)),
  );
  if (bad)
    throw new UnreadableOptions(`«${bad.CLAVE}» trae una barra vertical, una tabulación o un salto de línea`);
  const bytes = zlibSync(new TextEncoder().encode(plainText(entries)), { level: 9 });
  return btoa(String.fromCharCode(...bytes));
}

/** @throws UnreadableOptions saying what of the text is not as it must be. */
export function readOptions(text: string): OptionEntry[] {
  const plain = inflated(text.trim());
  if (plain === '') return [];
  return plain.split('|').map((triple, index) => {
    // A comma may stand in a value that tabs divide, so tabs count first.
    const fields = triple.includes('\t') ? triple.split('\t') : triple.split(',');
    const [OPCION = '', CLAVE = '', VALOR] = fields.map((each) => each.trim());
    if (fields.length !== 3 || OPCION === '' || CLAVE === '' || VALOR === undefined)
      throw new UnreadableOptions(
        `el renglón ${index + 1} no trae opción, clave y valor; sepárelos con tabulación o coma`,
      );
    return { OPCION, CLAVE, VALOR };
  });
}

function inflated(text: string): string {
  if (text === '') return '';
  let bytes: Uint8Array;
  try {
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    bytes = decompressSync(packed, { out: new Uint8Array(MOST_BYTES + 1) });
  } catch {
    throw new UnreadableOptions('no es un texto comprimido en base 64; envíe el que da la lectura');
  }
  if (bytes.length > MOST_BYTES)
    throw new UnreadableOptions('es demasiado largo; envíe solo las opciones que cambian');
  return new TextDecoder().decode(bytes);
}
