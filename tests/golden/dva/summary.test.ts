import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { summaryLayout } from '../../../shared/dva/summary/summaryLayout.ts';
import { printText } from './printText.ts';
import { summaryFacts } from './summaryFacts.ts';

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('summarised DVA', () => {
  it.each([
    ['summary-one', summaryFacts(1)],
    ['summary-forty-five', summaryFacts(45)],
    ['summary-draft', summaryFacts(3, true)],
  ])('%s', async (name, facts) => {
    const { pages, reports } = renderDisplay(summaryLayout(facts));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('has the same bytes every time', async () => {
    const info = {
      title: 'Resumen',
      language: 'es-HN',
      author: 'Agencia de muestra',
      createdAt: new Date('2026-11-20T16:00:00Z'),
    };
    const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 0 });
    const print = async (): Promise<string> => {
      const { bytes } = await renderPdf(summaryLayout(summaryFacts(45)), { info, deflate });
      return createHash('sha256').update(bytes).digest('hex');
    };
    expect(await print()).toBe(await print());
  });
});
