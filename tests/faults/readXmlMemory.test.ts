import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';

// The reader alone in a thread that may take sixty-four megabytes and is ended when it takes more, and that counts its own
// time of the processor, of which nothing else on the machine takes any.

const MEGABYTE = 1024 * 1024;
const CAP_MB = 64;
const reader = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.module).then(({ readXml }) => {
    const begun = process.threadCpuUsage();
    const { kind } = readXml(workerData.bytes);
    const { user, system } = process.threadCpuUsage(begun);
    parentPort.postMessage({ kind, microseconds: user + system });
  });`;

interface Read {
  kind: string;
  microseconds: number;
}

async function readBeside(text: string): Promise<Read> {
  const worker = new Worker(reader, {
    eval: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    workerData: {
      module: new URL('../../shared/foundation/xml/readXml.ts', import.meta.url).href,
      bytes: Buffer.from(text),
    },
    resourceLimits: { maxOldGenerationSizeMb: CAP_MB },
  });
  const [read] = (await Promise.race([
    once(worker, 'message'),
    // 'error' rejects both: what takes more memory ends here.
    once(worker, 'exit').then(() => [{ kind: 'ended', microseconds: 0 }]),
  ])) as [Read];
  await worker.terminate();
  return read;
}

/** Filled up to the five megabytes that are read at all. */
const filled = (before: string, part: string, after: string): string =>
  before + part.repeat(Math.floor((5 * MEGABYTE - before.length - after.length) / part.length)) + after;

const lol = (level: number): string =>
  level === 0
    ? '<!ENTITY l0 "lol">'
    : `${lol(level - 1)}<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`;

it.each([
  ['a document type', filled('<!DOCTYPE a [<!ENTITY b "c">]><a>', '&b;', '</a>')],
  ['an expansion to three gigabytes', `<!DOCTYPE a [${lol(9)}]><a>&l9;</a>`],
  ['a flood of references', filled('<a>', '&#65;', '</a>')],
  ['a flood of levels', filled('', '<a>', '')],
  ['a flood of elements', filled('<a>', '<b/>', '</a>')],
  ['a flood of attributes', filled('<a ', 'a1="" ', '/>')],
  ['one attribute of five megabytes', filled('<a b="', 'x', '"/>')],
  ['one name of five megabytes', filled('<a', 'x', '/>')],
  ['a comment of five megabytes', filled('<a><!--', 'x', '--></a>')],
  ['one text of five megabytes', filled('<a>', 'x', '</a>')],
  ['what never ends', filled('<a><b>', 'x]]', '')],
])('reads or refuses %s in sixty-four megabytes and less than a second (fault row 29)', async (_, text) => {
  const { kind, microseconds } = await readBeside(text);
  expect(kind).toMatch(/^(hostile|unreadable|tree)$/);
  expect(microseconds).toBeLessThan(1_000_000);
});

it('the thread of these tests does end when it takes more', async () => {
  const greedy = 'const kept = []; for (;;) kept.push(new Array(1e5).fill(0.5));';
  const worker = new Worker(greedy, { eval: true, resourceLimits: { maxOldGenerationSizeMb: CAP_MB } });
  await expect(once(worker, 'exit')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
});

it('keeps no more of fifty megabytes than it may read (fault row 29)', async () => {
  let sent = 0;
  const server = createServer((_, response) => {
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    const more = (): void => {
      for (; sent < 50; sent += 1) if (!response.write(chunk)) return void response.once('drain', more);
      response.end();
    };
    more();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const maxBytes = 5 * MEGABYTE;
  const exchange = await httpWire({
    url: `http://127.0.0.1:${port}/`,
    headers: {},
    body: Buffer.from('<a/>'),
    timeoutMs: 10_000,
    maxBytes,
  });
  server.closeAllConnections();
  server.close();
  expect(exchange.failure).toBe('too-large');
  expect(exchange.response?.bytes.length).toBeLessThanOrEqual(maxBytes);
  expect(sent, 'the connection was closed, not read to its end').toBeLessThan(50);
});
