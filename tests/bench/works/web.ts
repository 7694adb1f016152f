import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Result } from 'lighthouse';
import { compressFolder } from '../../../infra/build/compress.ts';
import { StaticFiles } from '../../../infra/embedded/http/staticFiles.ts';
import type { Run, Work } from '../work.ts';
import { DESK, openBrowser, PHONE, type Look } from './lookAt.ts';
import { openProduct } from './openProduct.ts';
import { pageBuild } from './page/pageBuild.ts';

const PAGE = fileURLToPath(new URL('page/barePage.tsx', import.meta.url));
const LOOKS = 3;

/** Milliseconds until a page is drawn and answers whoever presses something. */
const answersAt = ({ audits }: Result): number => audits['interactive']?.numericValue ?? NaN;

async function openPages() {
  const product = await openProduct();
  const look = await openBrowser(product.url, product.session);
  return { ...product, look, visitor: await openBrowser(product.url) };
}

async function editor(width: number): Promise<Run> {
  const { look, pages } = await openPages();
  return async () => answersAt(await look(pages.editor, width));
}

/** The floor: a page of the same stack behind the same headers, compressed alike. */
async function openBare(): Promise<{ look: Look; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-bare-'));
  await build({
    ...pageBuild,
    entryPoints: { page: PAGE },
    splitting: true,
    format: 'esm',
    loader: { '.woff2': 'file' },
    outdir: folder,
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Despacho</title>' +
      '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">' +
      '<div id="root"></div><script type="module" src="/page.js"></script></html>',
  );
  await compressFolder(folder);
  const files = new StaticFiles(folder);
  const server = createServer((request, response) => files.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const look = await openBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { look, stop: () => server.close() };
}

async function barePage(width: number): Promise<Run> {
  const { look } = await openBare();
  return async () => answersAt(await look('/', width));
}

/**
 * What Lighthouse says of each page: marks of 100, milliseconds that the page does not answer, and thousandths that it
 * moves; the floor beside them tells what this machine can give. Of several looks the middle one counts, after a first
 * that finds the server as it woke up.
 */
async function marksOf(width: number): Promise<Record<string, number>> {
  const { look, pages, visitor, stop } = await openPages();
  const bare = await openBare();
  const looks: Record<string, Look> = { floor: bare.look, login: visitor };
  const marks: Record<string, number> = {};
  for (const [name, path] of Object.entries({ floor: '/', login: '/#/login', ...pages })) {
    const looked: Result[] = [];
    for (let time = 0; time <= LOOKS; time += 1) looked.push(await (looks[name] ?? look)(path, width));
    const { categories, audits } = looked.slice(1).toSorted((a, b) => answersAt(a) - answersAt(b))[
      LOOKS >> 1
    ]!;
    for (const [id, { score }] of Object.entries(categories))
      marks[`${name}: ${id}`] = Math.round((score ?? 0) * 100);
    marks[`${name}: drawn ms`] = Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN);
    marks[`${name}: blocked ms`] = Math.round(audits['total-blocking-time']?.numericValue ?? NaN);
    marks[`${name}: moved ‰`] =
      Math.round((audits['cumulative-layout-shift']?.numericValue ?? NaN) * 10_000) / 10;
  }
  bare.stop();
  await stop();
  return marks;
}

/** Cold pages in a browser, by Lighthouse: when the editor answers, beside a bare page of the same stack. */
export const webWork: Work = {
  name: 'web',
  sizes: [DESK, PHONE],
  runs: 5,
  ownClock: true,
  contenders: { floor: barePage, despacho: editor },
  facts: marksOf,
};
