import { userProcedures } from '../../shared/users/procedures.ts';
import { queryClient } from '../api/queryClient.ts';
import { call } from '../api/call.ts';
import { forgetToasts } from '../kit/toasts.ts';
import { forgetSession } from './storage.ts';
import { themeMayHaveChanged } from './themeChoice.ts';

/** Ends the session here and at the server; the drafts stay, sealed under a key that only the next sign-in gets. */
export async function logout(): Promise<void> {
  await call(userProcedures.logout, {}).catch(() => undefined);
  dropSession();
}

/** Forgets who was signed in, so that nothing of one company shows to the next person. */
export function dropSession(): void {
  forgetSession();
  queryClient.clear();
  forgetToasts();
  themeMayHaveChanged();
}
