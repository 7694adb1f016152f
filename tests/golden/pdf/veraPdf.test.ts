import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { archivalPdf } from '../../../functions/runtime/prints/makePrint.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import { summaryLayout } from '../../../shared/dva/summary/summaryLayout.ts';
import type { FormLayout } from '../../../shared/foundation/pdf/book.ts';
import { factsOf, LONG, withHeader } from '../dva/sampleFacts.ts';
import { summaryFacts } from '../dva/summaryFacts.ts';

const found = spawnSync('verapdf', ['--version'], { encoding: 'utf8' });
const missing = found.error !== undefined || found.status !== 0;
const folder = missing ? '' : mkdtempSync(join(tmpdir(), 'verapdf-'));
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
});

const facts = withHeader(factsOf(60, 60), LONG);
const prints: [string, FormLayout][] = [
  ['a DVA with all kinds of pages', dvaLayout(facts)],
  ['a draft of its header', dvaLayout(factsOf(3, 1, 3, true))],
  ["Honduras' summary", summaryLayout(summaryFacts(45))],
];
const title = missing
  ? 'veraPDF: skipped, `verapdf` is not on the PATH; the own checker stands alone'
  : 'veraPDF';

/** The judge: a validator that others wrote. `conformance.test.ts` holds the same files wherever it is missing. */
describe.skipIf(missing)(title, () => {
  describe.each(prints)('%s', (name, layout) => {
    it.each(['ua1', '2a'])('is valid %s', { timeout: 120_000 }, async (flavour) => {
      const info = dvaPdfInfo(facts, 'Agencia «Ñandú» & Cía.', new Date('2026-11-20T16:00:00Z'));
      const file = join(folder, `${name.replace(/\W/g, '-')}-${flavour}.pdf`);
      writeFileSync(file, (await archivalPdf(layout, info)).bytes);
      const { stdout } = spawnSync('verapdf', ['--flavour', flavour, '--format', 'text', '-v', file], {
        encoding: 'utf8',
      });
      // With what it says of the clauses, so that a failure can be read.
      expect(stdout).toMatch(/^PASS /);
    });
  });
});
