import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { originalPlaces } from '../../infra/embedded/functions/originalPlaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'despacho-places-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bundle whose only line throws, as the functions are built. */
function bundleOf(name: string): { bundle: string; source: string } {
  const [source, bundle] = [join(folder, `${name}.ts`), join(folder, `${name}.mjs`)];
  writeFileSync(
    source,
    `interface Gone { a: string }\n\nexport const fail = (gone: Gone): never => {\n  throw new Error(gone.a);\n};\n`,
  );
  buildSync({
    entryPoints: [source],
    outfile: bundle,
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
  });
  return { bundle, source };
}

it('names the place in the source of an error in a bundle, plain and within a line of the log', async () => {
  const { bundle, source } = bundleOf('uno');
  const { fail } = (await import(pathToFileURL(bundle).href)) as { fail: (gone: object) => never };
  let stack = '';
  try {
    fail({ a: 'se cayó' });
  } catch (thrown) {
    stack = (thrown as Error).stack!;
  }
  const told = `${pathToFileURL(bundle).href}:2:9`;
  const place = `${relative(process.cwd(), source)}:4:9`;
  expect(originalPlaces(`Error: se cayó\n    at fail (${told})`)).toContain(`at fail (${place})`);
  expect(originalPlaces(JSON.stringify({ stack: `at fail (${told})\n    at x` }))).toContain(place);
  expect(stack).toContain('se cayó');
});

it('leaves what it does not know as it was', () => {
  const gone = 'Error: x\n    at y (file:///no/hay/index.mjs:3:4)';
  expect(originalPlaces(gone)).toBe(gone);
  expect(originalPlaces('{"event":"call","ms":3}')).toBe('{"event":"call","ms":3}');
});
