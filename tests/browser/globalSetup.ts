import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startInstance } from '../../infra/embedded/instance.ts';
import '../clock.ts';
import { testRate } from '../testDay.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one instance that all browser tests visit. */
    url: string;
    /** Variables with which a program reaches that instance's parts. */
    env: Record<string, string>;
  }
}

/** One real instance for the whole project: built app, real handlers, real headers, an empty data folder, a day and a rate. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'despacho-browser-'));
  const instance = await startInstance({ port: 0, dataDir, quiet: true, practiceRate: testRate });
  project.provide('url', instance.url);
  project.provide('env', instance.env);
  return async () => {
    await instance.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
