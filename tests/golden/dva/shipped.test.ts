import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { archivalPdf } from '../../../functions/runtime/prints/makePrint.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { factsOf } from './sampleFacts.ts';

const facts = factsOf(60, 60);
const info = dvaPdfInfo(facts, 'Agencia de muestra', new Date('2026-11-20T16:00:00Z'));
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const shipped = async (): Promise<string> => sha((await archivalPdf(dvaLayout(facts), info)).bytes);
const made = async (deflate: Deflate): Promise<string> =>
  sha((await renderPdf(dvaLayout(facts), { info, deflate, fonts: ARIMO_FONTS })).bytes);

/** Tagged and with embedded fonts, as the server makes it. To regenerate: `npm run golden -- dva`. */
it('has the same bytes every time, whichever thread is ready first', async () => {
  const first = await shipped();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await shipped()).toBe(first);
  expect(await made((bytes, quick) => deflateSync(bytes, { level: quick ? 1 : 6 }))).toBe(first);
});

it('has the stored bytes before they are deflated', async () => {
  const stored = await made((bytes) => deflateSync(bytes, { level: 0 }));
  await expect(`${stored}\n`).toMatchFileSnapshot('expected/sixty-lines-sixty-invoices.sha256');
});

it('has the stored bytes as it is shipped', async ({ skip }) => {
  const maker = `zlib ${process.versions['zlib']} ${process.arch}`;
  const file = new URL('expected/sixty-lines-sixty-invoices.shipped.sha256', import.meta.url);
  const by = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0]! : maker;
  // Another version of zlib deflates to other, equally valid bytes.
  skip(
    by !== maker,
    `the stored bytes were deflated by ${by}, not by ${maker}; delete the file to store these`,
  );
  await expect(`${maker}\n${await shipped()}\n`).toMatchFileSnapshot(file.pathname);
});
