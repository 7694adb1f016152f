import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { endedCookie } from '../runtime/http/response.ts';
import { revokeFamily } from '../runtime/session.ts';

export const logout: Implementation<typeof userProcedures.logout> = async ({
  services,
  session,
  cookies,
}) => {
  await revokeFamily(services, session.family);
  cookies.push(endedCookie());
  services.log.info('session.closed', {
    company: session.company,
    userId: session.userId,
    family: session.family,
  });
  return { RESULTADO: '1' };
};
