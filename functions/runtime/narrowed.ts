import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import {
  NARROWED_BY,
  DERIVED,
  narrowedKeyId,
  narrowedSecretOf,
} from '../../shared/foundation/narrowedKey.ts';
import { optionalSetting } from './config.ts';
import type { TenantScope } from './scope.ts';
import type { Identity, Signing } from './signing.ts';

const working = new AsyncLocalStorage<string | undefined>();

/**
 * Works for one company: whatever is asked of tables and objects meanwhile is signed with credentials that reach its rows
 * and objects and those that all share, and no other company's (the second wall; decision 26).
 * @throws Error where the work for one company would begin work for another.
 */
export function workingFor<T>({ company }: Pick<TenantScope, 'company'>, work: () => T): T {
  const other = working.getStore() ?? company;
  if (other !== company) throw new Error('Work for one company would reach into another');
  return working.run(company, work);
}

/** Works for no company, as every call begins: with the function's own credentials, which hardly reach a row of one. */
export const workingForNobody = <T>(work: () => T): T => working.run(undefined, work);

/** Lets a client sign each call with the credentials of the company that is worked for; with its own where none is. */
export function narrowed<C extends Signing>(client: C): C {
  const own = client.config.credentials;
  const signer = async (options?: Record<string, unknown>): Promise<Identity> => {
    const company = working.getStore();
    const identity = await own(options);
    return company === undefined ? identity : identityOf(client, identity, company);
  };
  // The client asks at each call: what it kept would be one company's for all.
  client.config.credentials = Object.assign(signer, { memoized: true });
  return client;
}

async function identityOf(client: Signing, own: Identity, company: string): Promise<Identity> {
  const way = optionalSetting(NARROWED_BY, '');
  if (way === '') return own;
  if (way === DERIVED) return derived(own, company);
  const { assumed } = await import('./assumedRole.ts');
  return assumed(client, { role: way, own, company });
}

/** The key that the services of one machine know for this function and company; no call is needed to come to it. */
const derived = (own: Identity, company: string): Identity => ({
  accessKeyId: narrowedKeyId(own.accessKeyId, company),
  secretAccessKey: createHmac('sha256', own.secretAccessKey).update(narrowedSecretOf(company)).digest('hex'),
});
