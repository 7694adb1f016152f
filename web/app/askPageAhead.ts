import { documentKinds } from '../../shared/documentKinds.ts';
import { GIVEN_ID } from '../../shared/foundation/contracts/givenId.ts';
import { askAhead, askToTake } from '../api/queries.ts';
import { contractsOf } from '../document/kindContracts.ts';
import { firstPage } from '../document/list/firstPage.ts';
import type { Arriving } from '../api/session.ts';
import { pageOf } from './areas.ts';
import { askHomeAhead } from './home/askHomeAhead.ts';

/**
 * Asks what the page of an address is about to ask, while its code and the rest of the start are still coming: the queues
 * of the first page, the newest of a list, the document itself and what its page shows besides.
 * @param who works here; what they may not read is not asked.
 */
export function askPageAhead(
  { pathname, search }: { pathname: string; search: string },
  who: Arriving,
): void {
  const [, path, id, ...more] = pathname.split('/');
  if (path === 'mydashboard') return askHomeAhead(who);
  const kind = documentKinds.find((each) => each.path === path);
  if (!kind || more.length > 0 || !who.permissions.includes(`${kind.module}:read`)) return;
  const { list, open } = contractsOf(kind);
  if (!id && search === '') void askAhead(list, firstPage);
  if (!id || !GIVEN_ID.test(id)) return;
  askToTake(open, { ID: id, VERSION: undefined });
  pageOf(kind.module)?.askAhead?.(id, who);
}
