import { createHmac } from 'node:crypto';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { Services } from '../../runtime/services.ts';

/** Names a company's credentials at a service without telling them: other ones have another version. */
export const versionOf = async (
  { secret }: Pick<Services, 'secret'>,
  service: string,
  company: string,
  { user, password }: Credentials,
): Promise<string> =>
  createHmac('sha256', await secret('data-key'))
    .update(JSON.stringify([service, company, user, password]))
    .digest('hex');
