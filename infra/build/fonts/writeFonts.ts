import { writeFileSync } from 'node:fs';
import { arimoFile } from './arimoSource.ts';

/**
 * Writes the fonts that prints embed as a module, from the package that brings them: the characters of
 * WinAnsiEncoding of Arimo (SIL Open Font License 1.1, in the package). The module is no part of the repository.
 */
const base64 = (weight: 400 | 700): string => Buffer.from(arimoFile(weight)).toString('base64');

writeFileSync(
  new URL('../../../shared/foundation/pdf/archive/arimoFiles.ts', import.meta.url),
  `// Written by infra/build/fonts/writeFonts.ts from @expo-google-fonts/arimo: Arimo, Copyright 2020 The Arimo Project
// Authors, SIL Open Font License 1.1. TrueType files in base64.

export const ARIMO_REGULAR =
  '${base64(400)}';

export const ARIMO_BOLD =
  '${base64(700)}';
`,
);
