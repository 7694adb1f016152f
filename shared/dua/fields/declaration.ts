import { one } from '../../foundation/fields/dataSet.ts';
import { identityFields } from './identity.ts';
import { transitFields } from './transit.ts';
import { valueFields } from './values.ts';

/** What the DUA says once (spec 3, declaration). Amounts in US dollars, weights in kilograms. */
export const declaration = one('Carátula', { ...identityFields, ...valueFields, ...transitFields });
