import { one } from '../../foundation/fields/dataSet.ts';
import { cargoFields } from './cargo.ts';
import { numberFields } from './number.ts';
import { routeFields } from './route.ts';
import { vehicleFields } from './vehicle.ts';

/** Header of a transport document. `box` numbers are those of the bill-of-lading help (spec 2, bill-of-lading help). */
export const documentData = one('Documento de transporte', {
  ...numberFields,
  ...routeFields,
  ...vehicleFields,
  ...cargoFields,
});
