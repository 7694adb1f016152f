import { productDefinition } from '../../shared/products/definition.ts';
import { prepare } from './prepare.ts';

/** Products come from files, one of a code and supplier. */
export const productBulk = { definition: productDefinition, bulk: { dataSet: 'PRODUCTO', prepare } };
