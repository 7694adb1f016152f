import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInChild } from './inChild.ts';
import { fingerprint } from './inputs.ts';

const INPUTS = [
  'web',
  'shared',
  'infra/build/webStep.ts',
  'infra/build/compress.ts',
  'package-lock.json',
  'tsconfig.json',
];

const PUBLISH_ATTEMPTS = 10;

/** File beside the built app that tells which sources it was built from; never served. */
export const BUILT_FROM = '.built-from';

/**
 * Builds the app into `build/web` when its sources changed, with a gzip and a brotli copy beside each text file.
 * Returns the folder.
 */
export async function ensureWeb(root: string): Promise<string> {
  const folder = join(root, 'build', 'web');
  const config = join(root, 'web', 'vite.config.ts');
  if (!existsSync(config)) throw new Error(`The app has no ${config}`);
  const wanted = fingerprint(root, INPUTS);
  const stamp = join(folder, BUILT_FROM);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  const draft = join(root, 'build', `web.${process.pid}`);
  try {
    await runInChild('./webStep.ts', { config, folder: draft });
    writeFileSync(join(draft, BUILT_FROM), wanted);
    publish(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Another process may publish the same build at the same moment; the folder is a whole one whoever comes last. */
function publish(draft: string, folder: string): void {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(folder, { recursive: true, force: true });
    try {
      return renameSync(draft, folder);
    } catch (error) {
      if (attempt === PUBLISH_ATTEMPTS) throw error;
    }
  }
}
