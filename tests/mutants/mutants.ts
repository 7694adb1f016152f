import { mkdirSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas, type Area } from './areas.ts';
import { draw, everyMutant, nameOf, root, type Mutant } from './draw.ts';
import { keepScore, type Score } from './scores.ts';

/**
 * `npm run mutants -- [--area NAME]… [--sample N [--seed S]] [PATH…]`: plants defects one at a time and sees which the
 * tests notice. README.md beside this file tells how to read what it says.
 */
const CACHE = join(root, '.cache', 'mutants');
/** Not under test: tests themselves, and contracts, which are words and shapes that no code decides by. */
const NOT_PLANTED = /(\.(test|fixture|d)\.tsx?|\/procedures\.ts)$/;
const EVERY_TEST = ['{shared,functions,infra}/**/*.test.ts', 'tests/golden/**/*.test.ts'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string' },
  },
});
const unknown = values.area.filter((name) => !Object.hasOwn(areas, name));
const size = values.sample === undefined ? undefined : Number(values.sample);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (unknown.length > 0) fail(`There is no area ${unknown.join(', ')}.`);
if (values.area.length === 0 && positionals.length === 0) fail('Name an area or a path.');
if (size !== undefined && !(size > 0)) fail('--sample wants the number of mutants to draw.');
process.chdir(root);
mkdirSync(CACHE, { recursive: true });
// Tests of properties draw the same cases for every mutant.
process.env['PROPERTY_SEED'] ??= '1';

for (const name of values.area) {
  const score = await measure(name, areas[name]!);
  keepScore({ area: name, ...score });
}
if (positionals.length > 0) {
  const files = positionals.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path));
  await measure(positionals.join('_').replaceAll('/', '-'), { files, tests: EVERY_TEST });
}
process.exit(0);

async function measure(name: string, area: Area): Promise<Omit<Score, 'area'>> {
  const files = globSync(area.files).filter((file) => !NOT_PLANTED.test(file));
  const every = await everyMutant(files);
  const drawn = size === undefined || size >= every.length ? every : draw(every, size, seed);
  const sampled = drawn.length < every.length;
  console.log(
    `${name}: ${drawn.length} of ${every.length} mutants of ${files.length} files` +
      (sampled ? `, drawn with --seed ${seed}` : ''),
  );
  const mutate = sampled ? drawn.map(rangeOf) : files;
  const results = await plant(sampled ? `${name}-${drawn.length}-${seed}` : name, mutate, drawn, area.tests);
  const having = (...states: string[]): typeof results =>
    results.filter((each) => states.includes(each.status));
  const noticed = having('Killed', 'Timeout');
  const missed = having('Survived', 'NoCoverage');
  for (const each of missed) console.log(`\n${each.status} ${describe(each)}`);
  const total = noticed.length + missed.length;
  const percent = Math.round((1000 * noticed.length) / total) / 10;
  const outside = having('Ignored', 'RuntimeError').length;
  console.log(`\n${name}: ${noticed.length} of ${total} noticed, ${percent} %; ${outside} left out`);
  return {
    percent,
    noticed: noticed.length,
    total,
    leftOut: outside,
    mutants: every.length,
    ...(sampled ? { drawn: drawn.length, seed } : {}),
    day: new Date().toISOString().slice(0, 10),
  };
}

/** Results of the drawn mutants; what an earlier run of the same name knows is taken from it. */
async function plant(name: string, mutate: string[], drawn: readonly Mutant[], tests: readonly string[]) {
  const list = join(CACHE, `${name}.drawn.json`);
  writeFileSync(list, JSON.stringify(drawn.map(nameOf)));
  process.env['MUTANTS_DRAWN'] = list;
  const results = await new Stryker({
    mutate,
    testFiles: globSync(tests),
    testRunner: 'vitest',
    // By what a test imports, one that loads a handler by its path would be left out of every run.
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tests', 'mutants', 'drawnChecker.ts')],
    checkers: ['drawn'],
    coverageAnalysis: 'perTest',
    // What runs once when a file is loaded would need every test for each of its mutants.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: join(CACHE, `${name}.json`),
    tempDirName: '.cache/mutants/sandbox',
    // A pattern without its leading slash would leave out infra/build too.
    ignorePatterns: ['/.cache', '/.data', '/build', '/cdk.out', '/coverage', '/dist', '/out'],
    disableTypeChecks: false,
    concurrency: 2,
    // A busy machine is slow; what hangs is seen by Stryker's count of hits.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    allowEmpty: true,
  }).runMutationTest();
  // What Stryker takes from an earlier run, or leaves out of itself, it does not ask the checker about.
  const names = new Set(drawn.map(nameOf));
  return results.filter((each) => each.status !== 'CompileError' && names.has(nameOf(countedFromZero(each))));
}

function rangeOf({ fileName, location: { start, end } }: Mutant): string {
  return `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/** Lines and columns of a result begin at 1, those of what was drawn at 0. */
function countedFromZero({
  fileName,
  mutatorName,
  replacement = '',
  location: { start, end },
}: Mutant): Mutant {
  const before = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 });
  return { fileName, mutatorName, replacement, location: { start: before(start), end: before(end) } };
}

/** Place and change, as a reviewer reads them. */
function describe({ fileName, location: { start, end }, mutatorName, replacement = '' }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  const [before, after] = [lines.join(' '), replacement].map((text) =>
    text.replace(/\s+/g, ' ').slice(0, 140),
  );
  return `${relative(root, fileName)}:${start.line} ${mutatorName}\n  - ${before}\n  + ${after}`;
}

function fail(sentence: string): never {
  console.error(`${sentence} Areas: ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}
