import { loadPdf, UnfitPdf } from '../../../shared/foundation/files/pdfFacts.ts';
import { extractPages } from '../../../shared/foundation/files/pdfPages.ts';
import type { PagesAnswer, PagesWish } from './pagesMessages.ts';

/** PDF work of the browser: the library is large and a scan is larger, so neither holds up what a person types. */
const scope = self as {
  onmessage: (event: MessageEvent<PagesWish>) => void;
  postMessage: (answer: PagesAnswer, transfer?: Transferable[]) => void;
};

scope.onmessage = (event): void => {
  void answer(event.data);
};

async function answer({ bytes, pages }: PagesWish): Promise<void> {
  try {
    if (pages === undefined) {
      scope.postMessage({ count: (await loadPdf(bytes)).getPageCount() });
      return;
    }
    const made = await extractPages(bytes, pages);
    scope.postMessage({ made }, [made.buffer as ArrayBuffer]);
  } catch (error) {
    const unfit = error instanceof UnfitPdf;
    scope.postMessage({ refused: unfit ? error.message : 'El PDF no se pudo leer. Adjúntelo entero.' });
  }
}
