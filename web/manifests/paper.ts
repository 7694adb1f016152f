import { manifestDataSets } from '../../shared/manifests/dataSets.ts';
import type { PrintSource } from '../document/preview/sharedClient.ts';
import { startWorker } from '../kit/startWorker.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The worker that lays the manifest out, and every list that a box may name. */
export const manifestPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [
    ...new Set(
      Object.values(manifestDataSets).flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
      ),
    ),
  ],
};
