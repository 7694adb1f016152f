import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { assertEntries, type FunctionSources } from './functions.ts';
import { runInChild } from './inChild.ts';
import { fingerprint } from './inputs.ts';
import { codeOfThrown } from '../../shared/foundation/thrown.ts';

const INPUTS = [
  'functions',
  'shared',
  'infra/build/functions.ts',
  'infra/build/leftOut.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds kept beside the newest one: a running instance may still load its lazy parts from them. */
const KEPT = 4;

/**
 * Folder with the bundles of these sources, built only when no build of exactly them exists. Each build has a folder
 * of its own, named after its sources, so that building never pulls the code from under a running instance.
 */
export async function ensureFunctions(sources: FunctionSources, builds: string): Promise<string> {
  assertEntries(sources);
  const names = sources.functions.map(
    (each) =>
      `${each.name}=${each.module}/${each.entry}${each.opens ? '+' : ''}${each.tellsSchemas ? '*' : ''}`,
  );
  const folder = join(builds, fingerprint(sources.root, INPUTS, names.join()));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(builds, { recursive: true });
  const draft = `${folder}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await runInChild('./functionsStep.ts', { ...sources, folder: draft });
    publish(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  removeOld(builds, folder);
  return folder;
}

/** Another process may have published the same build meanwhile; either is right. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Another process may be removing the same ones; what cannot be removed now is removed after a later build. */
function removeOld(builds: string, newest: string): void {
  try {
    const others = readdirSync(builds)
      .map((name) => join(builds, name))
      .filter((path) => path !== newest && /^[0-9a-f]{16}$/.test(path.slice(-16)))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const path of others.slice(KEPT)) rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY'].includes(codeOfThrown(error))) throw error;
  }
}
