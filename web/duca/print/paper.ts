import { ducaDataSets } from '../../../shared/duca/dataSets.ts';
import { paperOf } from '../../document/preview/paperOf.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The DUCA as it is printed. */
export const ducaPaper = paperOf(workerUrl, ducaDataSets);
