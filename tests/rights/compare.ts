import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functions } from '../../infra/topology.ts';
import { type Accepted, accepted } from './accepted.ts';
import { FOLDER, usedOf } from './used.ts';
import { unusedRights } from './unused.ts';

/** Every file of the project: only who ran them all knows what nobody needs. */
const FILES = 'tests/{contract,tenants}/**/*.test.ts';

/** What is wrong with the rights by all that functions did: those that nothing needs, and reasons that hold for none. */
export function faultsOf(unused: readonly string[], reasons: readonly Accepted[]): string[] {
  const unexplained = unused.filter((right) => !reasons.some(({ rights }) => rights.test(right)));
  const stale = reasons.filter(({ rights }) => !unused.some((right) => rights.test(right)));
  return [
    ...unexplained.map((right) => `«${right}» is granted (infra/topology.ts) and no contract test needs it`),
    ...stale.map(
      ({ rights }) => `«${rights.source}» is accepted (tests/rights/accepted.ts) and needed after all`,
    ),
  ];
}

/** Around a run of the contract tests: what functions did in all of them is compared with what they may do. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-rights-'));
  process.env[FOLDER] = folder;
  return () => {
    const told = readdirSync(folder);
    const used = told.flatMap((file) =>
      (JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]).map(usedOf),
    );
    rmSync(folder, { recursive: true, force: true });
    const all = globSync(FILES).length;
    if (told.length < all) {
      console.log(`Rights are compared when all ${all} files of contract tests ran; ${told.length} did.`);
      return;
    }
    const faults = faultsOf(unusedRights(functions, used), accepted);
    console.log(`Rights compared with ${used.length} uses in ${all} files: ${faults.length} faults.`);
    // Vitest ends a run in failure that could not be torn down.
    if (faults.length > 0) throw new Error(`Rights that are not needed:\n${faults.join('\n')}`);
  };
}
