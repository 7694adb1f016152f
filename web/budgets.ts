import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Largest JavaScript of the first route, gzip, in bytes (150 kB). */
export const FIRST_ROUTE_BYTES = 150_000;
/**
 * Largest JavaScript that opening one area adds, gzip, in bytes (160 kB): two thirds of it are the windows, the menus and
 * what else documents share, fetched once.
 */
export const AREA_BYTES = 160_000;

/** Most JavaScript files of an area, the first route's among them: each is a request of a cold page. */
export const AREA_FILES = 20;

/** Parts with budgets of their own, by their module. */
const OWN: Readonly<Record<string, number>> = {
  // The frame and the first page are between whoever signs in and their work.
  'web/app/Inside.tsx': 50_000,
  // A list comes without what documents are written with.
  'web/document/list/DocumentList.tsx': 40_000,
  // The rules of the declaration are read by the declaration's own code, which the page of settings around it has no use for.
  'web/duca/matrix/MatrixPage.tsx': 170_000,
  // A list of the most used passwords, fetched when somebody sets one and by nobody else.
  'shared/users/passwordProblem.ts': 250_000,
};

const limitOf = ({ moduleIds }: Chunk): number =>
  Object.entries(OWN).find(([name]) => moduleIds.some((id) => id.endsWith(name)))?.[1] ?? AREA_BYTES;

export interface Chunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** Static imports and dynamic ones, as file names. */
  imports: string[];
  dynamicImports: string[];
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}

/** Whether a file draws the app: the page fetches it beside the small entry, which is run before it. */
export const draws = ({ moduleIds }: Pick<Chunk, 'moduleIds'>): boolean =>
  moduleIds.some((id) => id.endsWith('/app/draw.tsx'));

export interface Weight {
  name: string;
  bytes: number;
  limit: number;
  /** Files that the part needs to run, with those of the first route. */
  files: number;
}

const closure = (chunks: Map<string, Chunk>, start: string): Set<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  visit(start);
  return found;
};

/**
 * What is loaded already when a part is asked for, whoever asks: the meet over its askers, taken to a fixed point.
 * Starts from everything, so that parts that ask each other in a ring do not count each other as missing.
 */
function presentBefore(
  closures: ReadonlyMap<string, Set<string>>,
  entry: string,
  asks: (root: string, part: string) => boolean,
): Map<string, Set<string>> {
  const roots = [...closures.keys()];
  const everything = new Set([...closures.values()].flatMap((each) => [...each]));
  const askers = new Map(
    roots.map((part) => [part, roots.filter((root) => root !== part && asks(root, part))]),
  );
  const present = new Map(roots.map((part) => [part, part === entry ? new Set<string>() : everything]));
  for (let moved = true; moved;) {
    moved = false;
    for (const part of roots) {
      if (part === entry) continue;
      const before = askers.get(part)!.map((root) => present.get(root)!.union(closures.get(root)!));
      const next = before.reduce((meet, each) => meet.intersection(each), present.get(part)!);
      if (next.size === present.get(part)!.size) continue;
      present.set(part, next);
      moved = true;
    }
  }
  return present;
}

/**
 * What the first route and each lazily loaded part weigh. A part is weighed without what is there already when it is
 * asked for, whoever asks: the first route, the frame around the areas, the area that opens a sheet.
 */
export function weigh(all: Chunk[]): Weight[] {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(all.map((chunk) => [chunk.fileName, gzipSync(chunk.code, { level: 9 }).length]));
  const sum = (names: Iterable<string>): number =>
    [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const entry = all.find((chunk) => chunk.isEntry);
  if (!entry) return [];
  const lazy = [...new Set(all.flatMap((chunk) => chunk.dynamicImports))];
  const closures = new Map([entry.fileName, ...lazy].map((name) => [name, closure(chunks, name)]));
  // The page asks for what draws at once, beside the entry that is run before it.
  const drawing = lazy.filter((name) => draws(chunks.get(name)!));
  closures.set(
    entry.fileName,
    drawing.reduce((all, name) => all.union(closures.get(name)!), closures.get(entry.fileName)!),
  );
  const asks = (root: string, part: string): boolean =>
    [...closures.get(root)!].some((name) => chunks.get(name)!.dynamicImports.includes(part));
  const there = presentBefore(closures, entry.fileName, asks);
  const first = closures.get(entry.fileName)!;
  const parts = lazy.map((name) => {
    const present = there.get(name)!;
    return {
      name: chunks.get(name)?.facadeModuleId?.split('/web/').pop() ?? name,
      bytes: sum([...closures.get(name)!].filter((each) => !present.has(each))),
      limit: limitOf(chunks.get(name)!),
      files: first.union(closures.get(name)!).size,
    };
  });
  return [{ name: 'first route', bytes: sum(first), limit: FIRST_ROUTE_BYTES, files: first.size }, ...parts];
}

/** Fails the build when a part is heavier than its budget, and prints what every part weighs. */
export function budgets(): Plugin {
  return {
    name: 'despacho-budgets',
    apply: 'build',
    writeBundle(_options, bundle: Rollup.OutputBundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const weights = weigh(chunks).sort((a, b) => b.bytes - a.bytes);
      for (const { name, bytes, limit, files } of weights) {
        this.info(
          `${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit / 1000} gzip, ${files} files  ${name}`,
        );
      }
      const scattered = weights.filter((each) => each.files > AREA_FILES);
      if (scattered.length > 0) {
        const list = scattered.map((each) => `${each.name}: ${each.files} of ${AREA_FILES}`).join('; ');
        this.error(`Too many files of JavaScript: ${list}`);
      }
      const heavy = weights.filter((each) => each.bytes > each.limit);
      if (heavy.length > 0) {
        const list = heavy.map((each) => `${each.name}: ${each.bytes} of ${each.limit} bytes`).join('; ');
        this.error(`JavaScript over its budget: ${list}`);
      }
    },
  };
}
