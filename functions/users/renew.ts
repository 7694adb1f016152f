import type { Call } from '../runtime/executor.ts';
import { sessionCookie } from '../runtime/http/response.ts';
import { renewSession } from '../runtime/session.ts';

/** Another token for the caller's session, after what is known of the person changed (`renewSession`). */
export async function renew(
  { services, session, scope, cookies }: Call<unknown>,
  proved: Parameters<typeof renewSession>[3] = {},
): Promise<void> {
  const { token } = await renewSession(services, session, scope.sessionHash, proved);
  cookies.push(sessionCookie(token));
}
