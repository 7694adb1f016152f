import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { identityOf } from './ownRows.ts';
import { sessionFactsOf } from './sessionFacts.ts';

/** Spec 7, session token check. The token of the parameter is not read: the session travels in its cookie alone. */
export const check: Implementation<typeof userProcedures.check> = async (call) =>
  sessionFactsOf(call.services, await identityOf(call), call.session);
