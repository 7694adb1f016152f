import { describe, expect, it } from 'vitest';
import { isPlainName, orderIn, partName } from './names.ts';

describe('the name of a file at a server of files', () => {
  it('is letters, digits, point, line and hyphen, and begins with one that shows', () => {
    for (const name of ['a', '1236000567_380_01.pdf', 'A-b_c.d', `a${'b'.repeat(119)}`])
      expect(isPlainName(name), name).toBe(true);
    for (const name of [
      '',
      '.a',
      '_a',
      '-a',
      'a b',
      'añ',
      'a/b',
      'a\\b',
      'a\nb',
      'a\r\nDELE b',
      `a${'b'.repeat(120)}`,
    ])
      expect(isPlainName(name), JSON.stringify(name)).toBe(false);
  });

  it('leads to no other folder', () => {
    for (const name of ['a..b', 'a..', '../a', '..']) expect(isPlainName(name), name).toBe(false);
  });

  it('on its way is another for each content', () => {
    const sha = '0123456789abcdef'.repeat(4);
    expect(partName('a.pdf', sha)).toBe('a.pdf.0123456789ab.parte');
    expect(partName('a.pdf', 'f'.repeat(64))).not.toBe(partName('a.pdf', sha));
    expect(isPlainName(partName('a.pdf', sha))).toBe(true);
  });

  it('of one that comes back begins with the declaration that it is about', () => {
    expect(orderIn('1236000567_acuse.txt')).toBe('1236000567');
    expect(orderIn('123-6000567_acuse.txt')).toBe('1236000567');
    for (const name of ['../1236000567_acuse.txt', '', '_1236000567']) expect(orderIn(name), name).toBe('');
  });
});
