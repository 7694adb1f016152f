import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import type { PrintFacts } from '../../../shared/dva/print/facts.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { printText } from './printText.ts';

const reference = sampleReference();
const factsOf = (lines: number, invoices: number, mode = 0, draft = false): PrintFacts => ({
  body: sampleDva(lines, invoices, reference),
  reference,
  options: printOptions(mode, draft, { arancel8: '1' }),
  version: 3,
});

/** To regenerate: `vitest run --project golden tests/golden/dva -u`; the difference in `expected/` is the review. */
describe('printed DVA', () => {
  it.each([
    ['three-lines', factsOf(3, 1)],
    ['sixty-lines-sixty-invoices', factsOf(60, 60)],
    ['annex-only', factsOf(0, 0, 2)],
    ['draft-header-only', factsOf(3, 1, 3, true)],
  ])('%s', async (name, facts) => {
    const { pages, reports } = renderDisplay(dvaLayout(facts));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('has the same bytes every time', async () => {
    const facts = factsOf(60, 60);
    const info = dvaPdfInfo(facts, 'Agencia de muestra', new Date('2026-11-20T16:00:00Z'));
    // Level 0: what is held here is our bytes, not those of a version of zlib.
    const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 0 });
    const print = async (): Promise<string> => {
      const { bytes } = await renderPdf(dvaLayout(facts), { info, deflate });
      return createHash('sha256').update(bytes).digest('hex');
    };
    const first = await print();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await print()).toBe(first);
    await expect(`${first}\n`).toMatchFileSnapshot('expected/sixty-lines-sixty-invoices.sha256');
  });
});
