import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { secretId } from './config.ts';

const known = new Map<string, Promise<string>>();

/** Value of a secret, fetched once a process. */
export function secret(name: string): Promise<string> {
  const cached = known.get(name);
  if (cached) return cached;
  const fetched = new SecretsManagerClient({})
    .send(new GetSecretValueCommand({ SecretId: secretId(name) }))
    .then((answer) => answer.SecretString ?? '');
  known.set(name, fetched);
  fetched.catch(() => known.delete(name));
  return fetched;
}
