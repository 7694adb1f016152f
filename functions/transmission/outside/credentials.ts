import { readCredentials, WrongCredentials } from '../../../shared/settings.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { ownCredentials } from './ownCredentials.ts';

/** What the company stored for a service, else its user there as installed, or the one that serves all; undefined where there is none to be read. */
export async function credentialsAt(
  services: Services,
  owner: Pick<TenantScope, 'company'>,
  service: string,
): Promise<Credentials | undefined> {
  const { secret, log } = services;
  try {
    const own = await ownCredentials(services, owner, service);
    if (own) return own;
    const known = readCredentials(await secret('service-credentials'), 'service-credentials')[service];
    const found = known?.[owner.company] ?? known?.['*'];
    return found?.user && found.password ? found : undefined;
  } catch (error) {
    if (!(error instanceof WrongCredentials)) throw error;
    log.error('settings.wrong', { error: error.message });
    return undefined;
  }
}

export const basic = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
