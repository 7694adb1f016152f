import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { startWorker } from '../../kit/startWorker.ts';
import type { PrintSource } from './sharedClient.ts';

/** The worker that lays a form out, and every list that a box of its data sets may name. */
export const paperOf = (workerUrl: string, dataSets: DataSets): PrintSource => ({
  makeWorker: () => startWorker(workerUrl),
  lists: [
    ...new Set(
      Object.values(dataSets).flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ catalogue }) => catalogue ?? []),
      ),
    ),
  ],
});
