import { dvaDataSets } from '../../shared/dva/fields/dataSets.ts';
import { paperOf } from '../document/preview/paperOf.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The DVA as it is printed. */
export const dvaPaper = paperOf(workerUrl, dvaDataSets);
