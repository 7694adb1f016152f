import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { summaryLayout, type SummaryFacts } from '../../../shared/dva/summary/summaryLayout.ts';
import { summaryOf } from '../../../shared/dva/summary/summaryOf.ts';
import { printText } from './printText.ts';

const reference = sampleReference('HN');
const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { DVA } = sampleDva(1 + (index % 4), 1, reference);
    const header = {
      ...DVA,
      ID_DVA: `123-6000567-${index + 1}`,
      ID_ADUANA_DESPACHO: '0004',
      NIT_IMPORTADOR: '08019995123456',
      CASILLA_46: index === 1 ? '' : DVA.CASILLA_46,
    };
    return { id: `dva-${index}`, header };
  });
const factsOf = (count: number, draft = false): SummaryFacts => ({
  body: summaryOf(sources(count), '123-6000567', reference, '2026-11-20T09:15:07'),
  country: 'HN',
  draft,
});

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('summarised DVA', () => {
  it.each([
    ['summary-one', factsOf(1)],
    ['summary-forty-five', factsOf(45)],
    ['summary-draft', factsOf(3, true)],
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
      const { bytes } = await renderPdf(summaryLayout(factsOf(45)), { info, deflate });
      return createHash('sha256').update(bytes).digest('hex');
    };
    expect(await print()).toBe(await print());
  });
});
