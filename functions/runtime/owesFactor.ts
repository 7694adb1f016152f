import { needsFactor } from '../../shared/foundation/access/needsFactor.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { optionalSetting } from './config.ts';
import type { SessionRow } from './session.ts';

/**
 * Whether a sign-in must still be followed by a second factor (decision 14). A session of before the rule counts as one
 * without: it goes on once the person has added a factor. In practice nothing is owed.
 */
export const owesFactor = (
  permissions: ReadonlySet<Permission>,
  session: Pick<SessionRow, 'factor'>,
): boolean => session.factor !== true && optionalSetting('PRACTICE', '0') !== '1' && needsFactor(permissions);
