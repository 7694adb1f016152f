import { describe, expect, it } from 'vitest';
import { typedWords, wordMarks, storedWords } from './words.ts';

const begins = (text: string, typed: string): boolean =>
  typedWords(typed).every((word) => storedWords(text).some((each) => each.startsWith(word)));

describe('words', () => {
  it('are found whatever the accents, the capitals and the punctuation', () => {
    expect(begins('Importadora Ñandú García, S.A.', 'garcía nandu')).toBe(true);
    expect(begins('Importadora Ñandú García, S.A.', 'SA')).toBe(true);
    expect(begins('EXP 2026-04417', 'exp 2026-0')).toBe(true);
    expect(begins('EXP 2026-04417', '202604')).toBe(true);
    expect(begins('EXP 2026-04417', '04417')).toBe(true);
    expect(begins('EXP 2026-04417', '4417')).toBe(true);
    expect(begins('Acme', 'cme')).toBe(false);
  });

  it('of nothing are none', () => {
    expect(storedWords(' - . ')).toEqual([]);
    expect(typedWords(' - ')).toEqual([]);
  });

  it('are few, the first ones, each once', () => {
    const many = Array.from({ length: 500 }, (_, at) => `p${at}x`).join(' ');
    const marks = wordMarks(['Acme acme', many]);
    expect(marks.length).toBeLessThanOrEqual(60);
    expect(marks.filter((each) => each.endsWith(':acme'))).toHaveLength(1);
    expect(wordMarks(['x'.repeat(300)])[0]!.length).toBeLessThan(60);
  });
});
