import { readFileSync } from 'node:fs';
import { nameOf, type Mutant } from './draw.ts';

/**
 * Stryker's plugin that keeps a run to the drawn mutants: its own choice by lines would also plant every mutant inside
 * a drawn block. The names of the drawn ones are in the file that `MUTANTS_DRAWN` names.
 */
const drawnOnly = () => {
  const drawn = new Set(JSON.parse(readFileSync(process.env['MUTANTS_DRAWN'] ?? '', 'utf8')) as string[]);
  return {
    init: async () => undefined,
    group: async (mutants: { id: string }[]) => [mutants.map(({ id }) => id)],
    check: async (mutants: (Mutant & { id: string })[]) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          drawn.has(nameOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
        ]),
      ),
  };
};

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: drawnOnly }];
