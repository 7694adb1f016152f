import { readCredentials, WrongCredentials } from '../../../shared/settings.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';

/** The company's own user at a service, or the one that serves all; undefined where there is none to be read. */
export async function credentialsAt(
  { secret, log }: Services,
  { company }: Pick<TenantScope, 'company'>,
  service: string,
): Promise<Credentials | undefined> {
  try {
    const known = readCredentials(await secret('service-credentials'), 'service-credentials')[service];
    const found = known?.[company] ?? known?.['*'];
    return found?.user && found.password ? found : undefined;
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    log.error('settings.wrong', { error: error.message });
    return undefined;
  }
}

export const basic = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
