import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { secretId } from './config.ts';
import { inTrace } from './subsegments.ts';

/** How long a value is believed: a password that somebody changed is used a minute later. */
const FRESH_MS = 60_000;

const known = new Map<string, { value: Promise<string>; at: number }>();

/** What was never created, or has no value yet, is told by its names: the store's own sentence has none. */
const missing = (name: string, cause: unknown): never => {
  if (!(cause instanceof ResourceNotFoundException)) throw cause;
  throw new Error(
    `Secret ${name} (${secretId(name)}) does not exist or has no value: deploy the environment again`,
    {
      cause,
    },
  );
};

/** Value of a secret, fetched once a minute; the last one known while the store does not answer. */
export function secret(name: string): Promise<string> {
  const last = known.get(name);
  if (last && Date.now() - last.at < FRESH_MS) return last.value;
  const fetched = inTrace(new SecretsManagerClient({}))
    .send(new GetSecretValueCommand({ SecretId: secretId(name) }))
    .then(
      (answer) => answer.SecretString ?? '',
      (error: unknown) => missing(name, error),
    );
  const value = last ? fetched.catch(() => last.value) : fetched;
  known.set(name, { value, at: Date.now() });
  value.catch(() => known.delete(name));
  return value;
}
