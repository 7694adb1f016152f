import { describe, expect, it } from 'vitest';
import { ARIMO_BOLD, ARIMO_REGULAR } from '../../../shared/foundation/pdf/archive/arimoFiles.ts';
import { readTrueType } from '../../../shared/foundation/pdf/archive/trueType.ts';
import { arimoFile } from './arimoSource.ts';

describe.each([
  [400, ARIMO_REGULAR],
  [700, ARIMO_BOLD],
] as const)('embedded font of weight %i', (weight, written) => {
  it('is what the installed package holds; otherwise delete the written module and run any npm command', () => {
    expect(Buffer.from(arimoFile(weight)).toString('base64') === written).toBe(true);
  });

  it('has the tables that a TrueType font in a PDF needs', () => {
    const tables = readTrueType(Buffer.from(written, 'base64'));
    expect(Object.keys(tables instanceof Map ? Object.fromEntries(tables) : tables)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']),
    );
  });
});
