import { asLines, blankBody, blankRecord, recordIn, type AnyBody } from '../foundation/fields/dataSet.ts';
import { caftaDataSets, type CertificationBody } from './dataSets.ts';

/** A body as it was opened, with every field of a certification; what it does not say is blank. */
export const readCertification = (body: AnyBody): CertificationBody => ({
  ...blankBody(caftaDataSets),
  CERTIFICACION: { ...blankRecord(caftaDataSets.CERTIFICACION), ...recordIn(body, 'CERTIFICACION') },
  MERCANCIAS: asLines(body['MERCANCIAS']).map((line) => ({
    ...blankRecord(caftaDataSets.MERCANCIAS),
    ...line,
  })),
});
