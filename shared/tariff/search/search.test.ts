import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../foundation/text/clean.ts';
import { tariffSample } from '../../catalogues/lists/tariff.ts';
import { buildTariffIndex } from './buildTariffIndex.ts';
import { readQuery, stemOf, wordsOf } from './words.ts';

const entries = tariffSample.rows.map(({ CLAVE, VALOR }) => ({ code: CLAVE, text: VALOR }));
const index = buildTariffIndex(entries);
const found = (query: string) => [...index.find(readQuery(query))].map((row) => index.parts.codes[row]!);

const lines = entries.map(({ code, text }) => ({ code, said: wordsOf(text) }));

/** The promise, read line by line: every word of the query is in the text, or the number begins the code. */
function scan(query: string): string[] {
  const { words, unfinished } = readQuery(query);
  if (words.length === 0) return [];
  return lines
    .filter(({ code, said }) =>
      words.every((word, at) => {
        if (/^\d{2,12}$/.test(word) && code.startsWith(word)) return true;
        const open = unfinished && at === words.length - 1;
        return said.some((each) => stemOf(each) === stemOf(word) || (open && each.startsWith(word)));
      }),
    )
    .map(({ code }) => code)
    .sort();
}

describe('a search in the tariff', () => {
  it('finds by the beginning of a code, with points or without, in the order of the codes', () => {
    expect(found('8471')).toEqual(found('84.71'));
    expect(found('8471.30')).toEqual(['8471300000']);
    expect(found('85').every((code) => code.startsWith('85'))).toBe(true);
    expect(found('85').length).toBeGreaterThan(50);
  });

  it('minds neither accents nor case, neither plural nor order', () => {
    expect(found('camarón')).toEqual(found('CAMARONES '));
    expect(found('algodon camiseta ')).toContain('6109100000');
    expect(found('camisetas algodón ')).toEqual(found('ALGODONES camiseta '));
  });

  it('takes the last word as begun, until a space ends it', () => {
    expect(found('camis')).toContain('6109100000');
    expect(found('camis ')).toEqual([]);
  });

  it('finds a number in the text as well as in the code, and both with words', () => {
    expect(found('8471 portátiles ')).toEqual(['8471300000']);
    expect(found('8703 eléctricos ')).toEqual(['8703800000']);
    expect(found('pegamento 1 ')).toContain('3506100000');
  });

  it('finds nothing for nothing', () => {
    for (const nothing of ['', '   ', 'de la ', '¿?', 'xyzzy ']) expect(found(nothing)).toEqual([]);
  });

  it('finds all that a reading line by line finds and nothing else', () => {
    const vocabulary = [...new Set(entries.flatMap(({ text }) => wordsOf(text)))];
    const word = fc.oneof(
      fc.constantFrom(...vocabulary),
      fc.constantFrom(...vocabulary).map((each) => each.slice(0, 4)),
      fc.constantFrom(...entries).map(({ code }) => code.slice(0, 4)),
      fc.constantFrom('de', 'los', 'ZZZ', 'Ñu', '8471.30', '10'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.boolean(), (words, whole) => {
        const query = words.join(' ') + (whole ? ' ' : '');
        expect(found(query)).toEqual(scan(query));
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['luces', 'luz'],
  ['camiones', 'camion'],
  ['aceites', 'aceite'],
  ['dulces', 'dulce'],
  ['lapices', 'lapiz'],
  ['cafes', 'cafe'],
  ['gases', 'gas'],
])('%s and %s are one word', (plural, singular) => expect(stemOf(fold(plural))).toBe(stemOf(singular)));

it.each([
  ['piña', 'pino'],
  ['res', 're'],
  ['papa', 'papel'],
])('%s and %s are two', (one, other) => expect(stemOf(fold(one))).not.toBe(stemOf(fold(other))));
