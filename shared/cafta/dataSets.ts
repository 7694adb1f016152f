import type { BodyOf } from '../foundation/fields/dataSet.ts';
import { goods } from './fields/goods.ts';
import { header } from './fields/header.ts';

/** Everything that a certification of origin stores. */
export const caftaDataSets = { CERTIFICACION: header, MERCANCIAS: goods };

export type CertificationBody = BodyOf<typeof caftaDataSets>;
