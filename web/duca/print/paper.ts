import { ducaDataSets } from '../../../shared/duca/dataSets.ts';
import type { PrintSource } from '../../document/preview/sharedClient.ts';
import { startWorker } from '../../kit/startWorker.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The worker that lays the DUCA out, and every list that a box may name. */
export const ducaPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [
    ...new Set(
      Object.values(ducaDataSets).flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
      ),
    ),
  ],
};
