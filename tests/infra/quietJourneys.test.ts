import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { Client } from '../journey/client.ts';
import { readInput } from '../journey/input.ts';
import { travel } from '../journey/steps.ts';
import { ways } from '../journey/ways.ts';
import { temporaryFolder } from './support.ts';

// The bundles that are deployed, with no more than their grants: what works in the sources may fail in them.

const PASSWORD = 'cafe-con-cardamomo';
/** Listeners of the outcome have done their work by then, or failed. */
const AFTERWARDS_MS = 4000;

const folder = temporaryFolder();
let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ port: 0, dataDir: folder.path, pages: 'none', quiet: true });
});
afterAll(async () => {
  await instance.stop();
  folder.remove();
});

it.for(Object.keys(ways))(
  'the main job in %s goes to the channel, and nothing that it sets going fails afterwards',
  async (country) => {
    const way = ways[country]!;
    const example = fileURLToPath(new URL(`../journey/examples/${way.example}`, import.meta.url));
    const input = readInput(example, way.section);
    await travel(way, new Client(instance.url), way.user, PASSWORD, input, (_name, work) => work());
    await sleep(AFTERWARDS_MS);
    const lines = readFileSync(join(folder.path, 'log', 'functions.log'), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('"level":"ERROR"'))).toEqual([]);
  },
);
