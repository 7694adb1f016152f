import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Secrets of one machine: files that only their owner may read. A key is made once and never changed by a start, for what
 * it sealed could not be opened again.
 */
export class SecretFiles {
  private readonly folder: string;

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'secrets');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  /** The secret, made by `create` the first time. */
  ensure(name: string, create: () => string): string {
    const known = this.read(name);
    if (known !== undefined) return known;
    const value = create();
    this.write(name, value);
    return value;
  }

  /** A secret that holds JSON: it gets the names of `more` that it lacks; one that cannot be read is left. */
  complete(name: string, more: Readonly<Record<string, unknown>>): string {
    const known = this.ensure(name, () => JSON.stringify(more));
    let held: object;
    try {
      held = JSON.parse(known || '{}') as object;
    } catch {
      return known;
    }
    if (Object.keys(more).every((each) => Object.hasOwn(held, each))) return known;
    const value = JSON.stringify({ ...more, ...held });
    this.write(name, value);
    return value;
  }

  private write(name: string, value: string): void {
    const file = join(this.folder, name);
    writeFileSync(`${file}.new`, value, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }

  read(name: string): string | undefined {
    const file = join(this.folder, name);
    return /^[a-z][a-z0-9-]*$/.test(name) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}

/** 256 random bits as base64. */
export const randomKey = (): string => randomBytes(32).toString('base64');
