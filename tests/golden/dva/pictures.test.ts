import { expect, it } from 'vitest';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { summaryLayout } from '../../../shared/dva/summary/summaryLayout.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { pageSvg } from '../pageSvg.ts';
import { factsOf, LONG, withHeader } from './sampleFacts.ts';
import { summaryFacts } from './summaryFacts.ts';

const dva = renderDisplay(dvaLayout(withHeader(factsOf(9, 4), LONG)));
const summary = renderDisplay(summaryLayout(summaryFacts(6)));

/** Looked at in any browser. To regenerate: `npm run golden -- dva`; the difference in `expected/` is the review. */
it.each([
  ['first page', dva, 0, 4, 'page-first'],
  ['goods page', dva, 1, 4, 'page-goods'],
  ['annex of invoices', dva, 2, 4, 'page-annex'],
  ['additional sheet', dva, 3, 4, 'page-sheet'],
  ["Honduras' summary", summary, 0, 1, 'page-summary'],
])('%s', async (_, { pages, reports }, index, count, name) => {
  expect(reports).toEqual([]);
  expect(pages).toHaveLength(count);
  await expect(pageSvg(pages[index]!)).toMatchFileSnapshot(`expected/${name}.svg`);
});
