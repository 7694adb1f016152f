import { caftaDataSets } from '../../shared/cafta/dataSets.ts';
import type { PrintSource } from '../document/preview/sharedClient.ts';
import { startWorker } from '../kit/startWorker.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The worker that lays the certification out, and every list that a box may name. */
export const caftaPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [
    ...new Set(
      Object.values(caftaDataSets).flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
      ),
    ),
  ],
};
