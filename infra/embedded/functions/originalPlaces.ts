import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a bundle, as stacks name it; in a line of the log the quotes around are escaped. */
const PLACE = /file:\/\/[^\s()"'\\]+?\.mjs:\d+:\d+/g;

/**
 * A line of a function with the places of bundles in it as places in the sources. The copies themselves read no source
 * maps, which take each of them a fifth of its memory and of its start; this reads one when an error is told.
 */
export function originalPlaces(line: string): string {
  // Most lines name no place, and a long one is not searched for it.
  if (!line.includes('.mjs:')) return line;
  const maps = new Map<string, SourceMap | undefined>();
  return line.replace(PLACE, (place) => {
    const [, address = '', row = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    const bundle = fileURLToPath(address);
    if (!maps.has(bundle)) maps.set(bundle, mapOf(bundle));
    const entry = maps.get(bundle)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = relative(process.cwd(), resolve(dirname(bundle), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** A bundle of another release may be gone by now. */
function mapOf(bundle: string): SourceMap | undefined {
  const file = `${bundle}.map`;
  if (!existsSync(file)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
}
