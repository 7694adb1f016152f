import { productDefinition } from '../../shared/products/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { Call } from '../runtime/executor.ts';

/** The company's products. */
export const productsOf = (call: Pick<Call<unknown>, 'services' | 'scope'>) =>
  storeOf(productDefinition, call);
