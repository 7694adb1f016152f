import { duaDataSets } from '../../shared/dua/dataSets.ts';
import type { PrintSource } from '../document/preview/sharedClient.ts';
import { startWorker } from '../kit/startWorker.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The worker that lays the DUA out, and every list that a box may name. */
export const duaPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [
    ...new Set(
      Object.values(duaDataSets).flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
      ),
    ),
  ],
};
