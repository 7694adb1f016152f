import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { secretId } from './config.ts';
import { inTrace } from './subsegments.ts';

/** How long a value is believed: a password that somebody changed is used a minute later. */
const FRESH_MS = 60_000;

const known = new Map<string, { value: Promise<string>; at: number }>();

/** Value of a secret, fetched once a minute; the last one known while the store does not answer. */
export function secret(name: string): Promise<string> {
  const last = known.get(name);
  if (last && Date.now() - last.at < FRESH_MS) return last.value;
  const fetched = inTrace(new SecretsManagerClient({}))
    .send(new GetSecretValueCommand({ SecretId: secretId(name) }))
    .then((answer) => answer.SecretString ?? '');
  const value = last ? fetched.catch(() => last.value) : fetched;
  known.set(name, { value, at: Date.now() });
  value.catch(() => known.delete(name));
  return value;
}
