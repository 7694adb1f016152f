import { PRODUCT_LOGIN } from '../../../shared/foundation/access/ownLogins.ts';
import { everybodyOf } from '../../runtime/people.ts';
import type { Doors } from './rows.ts';

/**
 * Tells by its login whether the product did something by itself. Versions and costs say no more of who made them, so where
 * somebody of the company has the product's login from before it was kept from people (`checkLogin`), nothing passes for
 * the product's: what a person saves must not be told to a client as the authority's news.
 */
export async function productsDeeds(call: Doors): Promise<(login: string) => boolean> {
  const taken = (await everybodyOf(call)).some(({ Usuario }) => Usuario === PRODUCT_LOGIN);
  return (login) => login === PRODUCT_LOGIN && !taken;
}
