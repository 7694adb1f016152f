import { startWorker } from '../startWorker.ts';
import type { WorkbookAnswer } from './workbook.worker.ts';
import url from './workbook.worker.ts?worker&url';

/** Text of a workbook, read beside the page; throws with the Spanish reason why it is not. */
export const readWorkbook = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(url);
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('El libro de Excel no se pudo leer aquí. Guárdelo como «CSV UTF-8» y cárguelo así.'));
    };
    worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => {
      worker.terminate();
      if ('refused' in data) reject(new Error(data.refused));
      else resolve(data.text);
    };
    worker.postMessage(bytes, [bytes.buffer]);
  });
