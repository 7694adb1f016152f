import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import type { FunctionDefinition } from '../parts.ts';
import { leaveOut } from './leftOut.ts';

/** CommonJS parts of a bundle ask for `require`, which ES modules do not have; none asks for its own place on disk. */
const BANNER =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

export interface FunctionSources {
  /** Folder that holds `functions/`. */
  root: string;
  functions: readonly FunctionDefinition[];
}

const entryOf = (root: string, definition: FunctionDefinition): string =>
  join(root, 'functions', definition.module, `${definition.entry}.ts`);

/** Bundle of a function inside the folder that `bundleFunctions` wrote. */
export const bundleOf = (folder: string, name: string): string => join(folder, name, 'index.mjs');

/** A function without code is an error of the build, never a route that fails later. */
export function assertEntries({ root, functions }: FunctionSources): void {
  const missing = functions.map((each) => entryOf(root, each)).filter((entry) => !existsSync(entry));
  if (missing.length > 0) {
    throw new Error(
      `The topology names functions without code:\n${missing.map((each) => `  ${each}`).join('\n')}`,
    );
  }
}

function bundleOptions(root: string, definition: FunctionDefinition, folder: string): BuildOptions {
  return {
    entryPoints: { index: entryOf(root, definition) },
    outdir: join(folder, definition.name),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // What a function imports dynamically (PDF, SOAP) stays out of its cold start.
    splitting: true,
    chunkNames: 'part-[hash]',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    // A native library: on one machine it is loaded from where it was installed; on AWS nothing asks for it.
    external: ['@duckdb/node-api'],
    minify: true,
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    banner: { js: BANNER },
    plugins: [leaveOut(definition)],
    logLevel: 'silent',
  };
}

/** Bundles every function into `folder/<name>/index.mjs`, each folder complete in itself as Lambda wants it. */
export async function bundleFunctions(sources: FunctionSources, folder: string): Promise<void> {
  assertEntries(sources);
  const builds = sources.functions.map((each) => build(bundleOptions(sources.root, each, folder)));
  const failures = (await Promise.allSettled(builds)).flatMap((each, index) =>
    each.status === 'rejected' ? [`${sources.functions[index]?.name}: ${messageOf(each.reason)}`] : [],
  );
  if (failures.length > 0) throw new Error(`Functions that do not build:\n${failures.join('\n')}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
