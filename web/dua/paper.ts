import { duaDataSets } from '../../shared/dua/dataSets.ts';
import { paperOf } from '../document/preview/paperOf.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The DUA as it is printed. */
export const duaPaper = paperOf(workerUrl, duaDataSets);
