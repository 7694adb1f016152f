import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const FLOORS = ['docs', 'functions', 'infra', 'shared', 'tests', 'web'];

function* within(folder: string): Generator<string> {
  for (const entry of readdirSync(`${root}${folder}`, { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const goesInto = folder === '' ? FLOORS.includes(entry.name) : !/^(?:\.|node_modules$)/.test(entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && goesInto) yield* within(path);
  }
}

/** Paths, from the root, of the repository's own files with one of these endings. */
export const filesEndingIn = (...endings: string[]): string[] =>
  [...within('')].filter((path) => endings.some((ending) => path.endsWith(`.${ending}`))).toSorted();

export const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
