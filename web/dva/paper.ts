import { catalogue } from '../../shared/catalogues/names.ts';
import type { PrintSource } from '../document/preview/sharedClient.ts';
import { startWorker } from '../kit/startWorker.ts';
import workerUrl from './preview.worker.ts?worker&url';

/** The worker that lays the DVA out, and the lists that its boxes name. */
export const dvaPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [
    catalogue.customsOffices,
    catalogue.countries,
    catalogue.locations,
    catalogue.currencies,
    catalogue.commercialLevels,
    catalogue.commercialConditions,
    catalogue.intermediaryTypes,
    catalogue.shippingForms,
    catalogue.paymentForms,
    catalogue.agreements1,
    catalogue.agreements2,
  ],
};
