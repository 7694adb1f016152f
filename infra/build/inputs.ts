import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'cdk.out', 'build', '.data', 'embedded', 'cloud']);

/**
 * Fingerprint of everything that a build reads: contents, not dates, so that a fresh clone and an untouched tree agree.
 * Tests and Markdown do not count.
 */
export function fingerprint(root: string, inputs: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const input of inputs) {
    for (const file of filesOf(join(root, input))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isFile() || entry.isDirectory() ? filesOf(join(path, entry.name)) : []));
}
