import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import type { SummaryFacts } from '../../../shared/dva/summary/summaryLayout.ts';
import { summaryOf } from '../../../shared/dva/summary/summaryOf.ts';

const reference = sampleReference('HN');
const sources = (count: number, number: string) =>
  Array.from({ length: count }, (_, index) => {
    const { DVA } = sampleDva(1 + (index % 4), 1, reference);
    const header = {
      ...DVA,
      ID_DVA: `123-6000567-${index + 1}`,
      ID_ADUANA_DESPACHO: '0004',
      NUMERO_DECLARACION: number,
      NIT_IMPORTADOR: '08019995123456',
      CASILLA_46: index === 1 ? '' : DVA.CASILLA_46,
    };
    return { id: `dva-${index}`, header };
  });
/** A summary of so many DVAs, one of them without its total; a draft of a declaration without number. */
export const summaryFacts = (count: number, draft = false): SummaryFacts => ({
  body: summaryOf(
    sources(count, draft ? '' : '260004000118K'),
    '123-6000567',
    reference,
    '2026-11-20T09:15:07',
  ),
  country: 'HN',
  draft,
});
