import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A defect that could be planted; lines and columns begin at 0. */
export interface Mutant {
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

const silent = () => undefined;
const quietLog = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** What tells a mutant from every other, in whatever process and checkout it was made. */
export const nameOf = ({ fileName, mutatorName, replacement, location: { start, end } }: Mutant): string =>
  [relative(root, fileName), start.line, start.column, end.line, end.column, mutatorName, replacement].join(
    '|',
  );

/** Every mutant that Stryker would plant in the files. */
export async function everyMutant(files: readonly string[]): Promise<Mutant[]> {
  const sources = files.map((file) => ({
    name: join(root, file),
    mutate: true,
    content: readFileSync(join(root, file), 'utf8'),
  }));
  const { mutants } = await new Instrumenter(quietLog).instrument(sources, {
    ignorers: [],
    excludedMutations: [],
    noHeader: false,
    plugins: null,
  });
  return mutants.filter((mutant) => mutant.status !== 'Ignored');
}

/**
 * `size` mutants drawn without putting back. The seed and the mutant alone decide its place in the draw, so the same
 * seed draws the same again after a change, save what was changed.
 */
export function draw(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const place = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed}|${nameOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: place(mutant) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
