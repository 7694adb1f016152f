import { describe, expect, it } from 'vitest';
import { arimoFile } from './arimoSource.ts';

const base64 = (weight: 400 | 700): string => Buffer.from(arimoFile(weight)).toString('base64');

/** To take a new version of the font: `npm run golden -- pdf`; the module below is written anew. */
describe('embedded font', () => {
  it('is the one that the package @expo-google-fonts/arimo holds', async () => {
    const text = `// Arimo, Copyright 2020 The Arimo Project Authors, SIL Open Font License 1.1 (see OFL.txt). Written by
// tests/golden/pdf/arimo.test.ts: the characters of WinAnsiEncoding, TrueType files in base64.

export const ARIMO_REGULAR =
  '${base64(400)}';

export const ARIMO_BOLD =
  '${base64(700)}';
`;
    await expect(text).toMatchFileSnapshot('../../../shared/foundation/pdf/archive/arimoFiles.ts');
  });
});
