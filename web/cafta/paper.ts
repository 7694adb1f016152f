import { caftaDataSets } from '../../shared/cafta/dataSets.ts';
import { paperOf } from '../document/preview/paperOf.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The certification as it is printed. */
export const caftaPaper = paperOf(workerUrl, caftaDataSets);
