import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { hands } from '../../infra/deploy/hands.ts';
import { placeOf } from '../../infra/place.ts';
import { upgradeStage } from '../../infra/upgrade/upgradeStage.ts';

// Whoever deploys, upgrades or repairs does so where the deployment is: a profile may name another region.
const root = fileURLToPath(new URL('../../', import.meta.url));
/** `service region` of each call, as it was signed. */
const signed: string[] = [];
const server = createServer((request, response) => {
  const [, region = '', service = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
  signed.push(`${service} ${region}`);
  request.resume().on('end', () => {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{"__type":"ValidationException","message":"no"}');
  });
});
let profile: Record<string, string>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  profile = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'somebody',
    AWS_SECRET_ACCESS_KEY: 'nothing',
    AWS_REGION: 'eu-west-1',
  };
  for (const [name, value] of Object.entries(profile)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => void signed.splice(0));

test('an upgrade asks for tables and secrets where the deployment is, whatever the profile names', async () => {
  await expect(upgradeStage('prod', () => undefined)).rejects.toThrow();
  expect(new Set(signed)).toEqual(new Set(['secretsmanager us-east-1']));
});

test('a deployment does the same, for its pages and tables', async () => {
  const { put, companies } = hands(root, placeOf('prod').region);
  const file = { key: 'a', body: Buffer.from('a'), type: 'text/plain', cacheControl: 'no-cache' };
  await expect(put('site', file)).rejects.toThrow();
  await expect(companies('users')).rejects.toThrow();
  expect(new Set(signed)).toEqual(new Set(['s3 us-east-1', 'dynamodb us-east-1']));
});

test('and so does the order that counts totals anew', async () => {
  const child = spawn(process.execPath, ['infra/repair/repair.ts', 'counts', 'prod'], {
    cwd: root,
    env: { ...process.env, ...profile },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  expect(new Set(signed)).toEqual(new Set(['dynamodb us-east-1']));
});

test('once an environment is in another region, its names say so, and all of them go there', () => {
  const { region } = environments['prod']!;
  environments['prod']!.region = 'us-west-2';
  try {
    expect(placeOf('prod')).toMatchObject({ region: 'us-west-2' });
    expect(placeOf('prod').nameOf('users')).toBe('despacho-prod-us-west-2-users');
  } finally {
    environments['prod']!.region = region;
  }
  expect(placeOf('prod').nameOf('users')).toBe('despacho-prod-users');
});
