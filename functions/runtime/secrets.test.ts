import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.hoisted(() => vi.fn<() => Promise<{ SecretString: string }>>());
vi.mock('@aws-sdk/client-secrets-manager', async (original) => ({
  ...(await original<object>()),
  GetSecretValueCommand: class {},
  SecretsManagerClient: class {
    send = sent;
    middlewareStack = { add: () => undefined };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SECRET_AUTHORITY_CREDENTIALS', 'authority-credentials');
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('a secret that somebody changed is used two minutes later at the latest (fault row 43)', async () => {
  const { secret } = await import('./secrets.ts');
  sent.mockResolvedValue({ SecretString: 'old' });
  expect(await secret('authority-credentials')).toBe('old');
  sent.mockResolvedValue({ SecretString: 'new' });
  vi.advanceTimersByTime(2 * 60_000);
  expect(await secret('authority-credentials')).toBe('new');
});

it('the last value stands while the store does not answer, and a first one is asked for again', async () => {
  const { secret } = await import('./secrets.ts');
  sent.mockRejectedValueOnce(new Error('away'));
  await expect(secret('authority-credentials')).rejects.toThrow('away');
  sent.mockResolvedValueOnce({ SecretString: 'known' });
  expect(await secret('authority-credentials')).toBe('known');
  vi.advanceTimersByTime(5 * 60_000);
  sent.mockRejectedValueOnce(new Error('away'));
  expect(await secret('authority-credentials')).toBe('known');
});

it('a secret that was never created stops whatever asks for it, named as an operator knows it', async () => {
  const { secret } = await import('./secrets.ts');
  const { ResourceNotFoundException } = await import('@aws-sdk/client-secrets-manager');
  sent.mockRejectedValueOnce(
    new ResourceNotFoundException({ message: "Secrets Manager can't find it.", $metadata: {} }),
  );
  const said = expect(secret('authority-credentials')).rejects;
  await said.toThrow(/^Secret authority-credentials \(.+\) does not exist/);
});
