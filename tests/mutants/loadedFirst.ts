import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files in which defects are planted are loaded before any test runs. Code that a test loads as it goes
 * (`startApi` of `tests/tenants`) would otherwise count what runs once, at loading, as walked through by that test
 * alone: Stryker would ask no other.
 */
const drawn = JSON.parse(readFileSync(process.env['MUTANTS_DRAWN'] ?? '', 'utf8')) as string[];
for (const file of new Set(drawn.map((name) => name.slice(0, name.indexOf('|')))))
  await import(/* @vite-ignore */ join(process.cwd(), file));
