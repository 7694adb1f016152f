import { userProcedures } from '../../shared/users/procedures.ts';
import { call } from '../api/call.ts';
import { toast } from '../kit/toasts.ts';
import { signInNotice } from './signInWords.ts';

/** Once after signing in: when and from where the person last did. It only informs, so its failure says nothing. */
export async function tellLastSignIn(): Promise<void> {
  try {
    const notice = signInNotice(await call(userProcedures.signIns, {}));
    if (notice) toast(notice.title, notice.text);
  } catch {
    // The profile shows the same, and says why it cannot.
  }
}
