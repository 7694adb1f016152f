import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { fixtureOptions } from './fixture/options.ts';
import { eventually, temporaryFolder } from './support.ts';

const folder = temporaryFolder();
let instance: Instance;

beforeAll(async () => {
  instance = await startInstance(fixtureOptions(folder.path));
});

afterAll(async () => {
  await instance?.stop();
  folder.remove();
});

it('lets sign-ins take turns: many calls of one do not make the next person wait for all of them', async () => {
  const slow = (cookie: string) =>
    fetch(`${instance.url}/api/catalogues/slow`, {
      method: 'POST',
      headers: { cookie: `__Host-sid=${cookie}` },
      body: JSON.stringify({ ms: '300' }),
    });
  let done = 0;
  const many = Array.from({ length: 40 }, () => slow('one').then(() => (done += 1)));
  await eventually(
    () => done,
    (count) => count > 0,
  );
  await slow('another');
  expect(done).toBeLessThan(20);
  await Promise.all(many);
});
