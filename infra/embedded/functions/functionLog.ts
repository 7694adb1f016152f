import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { originalPlaces } from './originalPlaces.ts';

const ROTATE_BYTES = 20 * 1024 * 1024;

/** Lines that the functions write: all of them in one file of the data folder, errors on the terminal too. */
export class FunctionLog {
  private readonly stream: WriteStream;
  private readonly quiet: boolean;

  constructor(dataFolder: string, quiet: boolean) {
    const folder = join(dataFolder, 'log');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'functions.log');
    if (existsSync(file) && statSync(file).size > ROTATE_BYTES) renameSync(file, `${file}.1`);
    this.stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    this.stream.on('error', () => undefined);
    this.quiet = quiet;
  }

  line(functionName: string, told: string, isError: boolean): void {
    const line = originalPlaces(told);
    this.stream.write(`${functionName} ${line}\n`);
    if (!this.quiet && (isError || line.includes('"level":"ERROR"')))
      console.error(`${functionName}: ${line}`);
  }

  async close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.stream.end(resolve);
    this.stream.once('error', () => resolve());
    await promise;
  }
}
