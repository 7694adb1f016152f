import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import '../clock.ts';
import { testRate } from '../testDay.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers, to each test file that asks, with an instance of its own: see `instance.ts`. */
    instances: string;
  }
}

/** What a test file is told of its instance. */
export interface Given {
  url: string;
  /** Variables with which a program reaches its parts. */
  env: Record<string, string>;
}

/**
 * Starts a real instance for each file, of the built app, real handlers and real headers, with an empty data folder, a day
 * and a rate; the former file's is stopped. Nothing that a file leaves behind is there for the next one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let last: Promise<{ instance: Instance; dataDir: string }> | undefined;
  const end = async (): Promise<void> => {
    const ending = last;
    last = undefined;
    if (!ending) return;
    const { instance, dataDir } = await ending;
    await instance.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const begin = async (): Promise<Given> => {
    await end();
    const dataDir = mkdtempSync(join(tmpdir(), 'despacho-browser-'));
    last = startInstance({ port: 0, dataDir, quiet: true, practiceRate: testRate }).then((instance) => ({
      instance,
      dataDir,
    }));
    const { url, env } = (await last).instance;
    return { url, env };
  };
  const server = createServer((_request, response) => {
    begin().then(
      (given) => response.end(JSON.stringify(given)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('instances', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await end();
  };
}
