import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where what the authority has for a company lies. */
const LEFT = 'salida';
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

/** The folder of one user of the practice server of files, on disk; names that leave it are of no file. */
export class Shelf {
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
    mkdirSync(join(root, LEFT), { recursive: true });
  }

  /** The file behind a path of FTP; undefined where a path could leave the folder. */
  private place(path: string): string | undefined {
    const parts = path.split('/').filter((each) => each !== '' && each !== '.');
    const known = parts.length === 1 || (parts.length === 2 && parts[0] === LEFT);
    return known && parts.every((each) => NAME.test(each)) ? join(this.root, ...parts) : undefined;
  }

  size(path: string): number | undefined {
    const place = this.place(path);
    return place && existsSync(place) && statSync(place).isFile() ? statSync(place).size : undefined;
  }

  read(path: string, from = 0): Buffer | undefined {
    return this.size(path) === undefined ? undefined : readFileSync(this.place(path)!).subarray(from);
  }

  /** Writes anew, or goes on with what is there. */
  begin(path: string, onwards: boolean): boolean {
    const place = this.place(path);
    if (!place) return false;
    if (!onwards || !existsSync(place)) writeFileSync(place, '');
    return true;
  }

  add(path: string, piece: Uint8Array): void {
    appendFileSync(this.place(path)!, piece);
  }

  rename(from: string, to: string): boolean {
    const [old, young] = [this.place(from), this.place(to)];
    if (!old || !young || !existsSync(old)) return false;
    renameSync(old, young);
    return true;
  }

  remove(path: string): boolean {
    if (this.size(path) === undefined) return false;
    rmSync(this.place(path)!);
    return true;
  }

  /** Names in a folder with their sizes and the second of their last change (yyyymmddhhmmss, UTC), files alone. */
  list(folder: string): { name: string; size: number; modified: string }[] {
    const place = folder.replaceAll('/', '') === LEFT ? join(this.root, LEFT) : this.root;
    return readdirSync(place, { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => {
        const { size, mtime } = statSync(join(place, name));
        return { name, size, modified: mtime.toISOString().replace(/\D/g, '').slice(0, 14) };
      })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Leaves a file for the company to fetch. */
  leave(name: string, content: string, modified?: Date): void {
    const place = join(this.root, LEFT, name);
    writeFileSync(place, content);
    if (modified) utimesSync(place, modified, modified);
  }
}
