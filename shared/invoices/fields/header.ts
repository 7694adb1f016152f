import { one } from '../../foundation/fields/dataSet.ts';
import { buyerFields } from './buyer.ts';
import { intermediaryFields } from './intermediary.ts';
import { numberFields } from './number.ts';
import { supplierFields } from './supplier.ts';
import { termFields } from './terms.ts';
import { valueFields } from './values.ts';

/**
 * Header of a commercial invoice. `box` numbers are those of the invoice help (spec 2, invoice help), not of an
 * official form.
 */
export const headerData = one('Factura', {
  ...numberFields,
  ...supplierFields,
  ...buyerFields,
  ...intermediaryFields,
  ...termFields,
  ...valueFields,
});
