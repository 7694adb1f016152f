import { queryClient } from '../api/queryClient.ts';
import { forgetToasts } from '../kit/toasts.ts';
import { endSession } from './endSession.ts';
import { forgetSession } from './storage.ts';
import { themeMayHaveChanged } from './themeChoice.ts';

/** Ends the session here, and at the server as soon as it hears of it; the drafts stay, sealed under a key that only the next sign-in gets. */
export async function logout(): Promise<void> {
  await endSession();
  dropSession();
}

/** Forgets who was signed in, so that nothing of one company shows to the next person. */
export function dropSession(): void {
  forgetSession();
  queryClient.clear();
  forgetToasts();
  themeMayHaveChanged();
}
