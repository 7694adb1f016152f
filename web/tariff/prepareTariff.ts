import { tariffRows } from '../../shared/catalogues/editions.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import {
  nameOfIndex,
  openTariff,
  orderOf,
  searchedTariff,
  takeIndexFile,
  type IndexOrder,
} from '../../shared/tariff/search/searchedTariff.ts';
import { startWorker } from '../kit/startWorker.ts';
import workerUrl from './index.worker.ts?worker&url';
import { keepIndex, keptIndex } from './keptIndex.ts';

const coming = new WeakMap<readonly CatalogueRow[], Promise<void>>();

/**
 * Brings the index of the tariff in force: the one kept in this browser, which opens in some milliseconds; where there is
 * none of these lists, one built beside the page and kept for the next time.
 */
export function prepareTariff(reference: Reference): Promise<void> {
  if (openTariff(reference)) return Promise.resolve();
  const list = tariffRows(reference);
  const known = coming.get(list) ?? bring(reference).finally(() => coming.delete(list));
  coming.set(list, known);
  return known;
}

async function bring(reference: Reference): Promise<void> {
  const of = nameOfIndex(reference);
  const kept = of === undefined ? undefined : await keptIndex();
  if (of !== undefined && kept && takeIndexFile(reference, of, kept)) return;
  const built =
    of === undefined ? undefined : await buildBeside(orderOf(reference, of)).catch(() => undefined);
  if (of !== undefined && built && takeIndexFile(reference, of, built)) await keepIndex(of, built);
  // Where no worker starts it is built here, and nobody is left without a search.
  else searchedTariff(reference);
}

const buildBeside = (order: IndexOrder): Promise<Uint8Array> =>
  new Promise<Uint8Array>((resolve, reject) => {
    const worker = startWorker(workerUrl);
    const end = (then: () => void): void => {
      worker.terminate();
      then();
    };
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => end(() => resolve(data));
    worker.onerror = ({ message }) => end(() => reject(new Error(message)));
    worker.postMessage(order);
  });
