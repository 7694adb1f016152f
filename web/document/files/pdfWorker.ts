import { startWorker } from '../../kit/startWorker.ts';
import type { PagesAnswer, PagesWish } from './pagesMessages.ts';
import url from './pages.worker.ts?worker&url';

/** One question to a worker that ends with its answer; throws with the Spanish reason of a refusal. */
function ask(wish: PagesWish): Promise<Exclude<PagesAnswer, { refused: string }>> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(url);
    const failed = (text: string): void => {
      worker.terminate();
      reject(new Error(text));
    };
    worker.onerror = () => failed('El PDF no se pudo leer aquí. Adjúntelo entero.');
    worker.onmessage = ({ data }: MessageEvent<PagesAnswer>) => {
      if ('refused' in data) return failed(data.refused);
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(wish);
  });
}

/** Pages of a PDF. */
export async function countPages(file: Blob): Promise<number> {
  const answer = await ask({ bytes: new Uint8Array(await file.arrayBuffer()) });
  return 'count' in answer ? answer.count : 0;
}

/** New PDF of the pages, counted from 1, in their order. */
export async function pagesOf(file: Blob, pages: readonly number[]): Promise<Uint8Array> {
  const answer = await ask({ bytes: new Uint8Array(await file.arrayBuffer()), pages });
  return 'made' in answer ? answer.made : new Uint8Array(0);
}
