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
  // What a copy takes to start is not waited for behind anybody.
  await Promise.all(Array.from({ length: 6 }, (_, at) => slow(`first-${at}`)));
  let done = 0;
  const many = Array.from({ length: 40 }, () => slow('one').then(() => (done += 1)));
  await eventually(
    () => done,
    (count) => count > 0,
  );
  const before = done;
  await slow('another');
  // Those that were at work, and those of the next turns: not the many that came before.
  expect(done - before).toBeLessThan(16);
  await Promise.all(many);
});

it('lets companies take turns, and no caller see whose they are: many sign-ins of one do not outweigh another', async () => {
  const call = (signIn: string, company: string, ms: string) =>
    fetch(`${instance.url}/api/catalogues/slow`, {
      method: 'POST',
      headers: { cookie: `__Host-sid=${signIn}` },
      body: JSON.stringify({ ms, company }),
    });
  const office = Array.from({ length: 30 }, (_, at) => `large-${at}`);
  for (const signIn of [...office, 'small'])
    expect((await call(signIn, signIn.split('-')[0]!, '1')).headers.get('x-despacho-owner')).toBeNull();
  let done = 0;
  const many = office.flatMap((signIn) =>
    Array.from({ length: 2 }, () => call(signIn, 'large', '300').then(() => (done += 1))),
  );
  await eventually(
    () => done,
    (count) => count > 0,
  );
  const before = done;
  await call('small', 'small', '300');
  // Those that were at work, and those of the next turns: not one for each sign-in of the large office.
  expect(done - before).toBeLessThan(16);
  await Promise.all(many);
});

it('lets nobody wait behind long work: it has copies of its own, and few of them', async () => {
  const call = (procedure: string, signIn: string, ms: string) =>
    fetch(`${instance.url}/api/lengthy/${procedure}`, {
      method: 'POST',
      headers: { cookie: `__Host-sid=${signIn}` },
      body: JSON.stringify({ ms }),
    });
  // Both kinds of copies are there.
  await Promise.all([call('slow', 'first', '1'), call('echo', 'first', '1')]);
  let done = 0;
  const many = Array.from({ length: 20 }, (_, at) =>
    call('slow', `drafter-${at}`, '500').then(() => (done += 1)),
  );
  await eventually(
    () => done,
    (count) => count > 0,
  );
  const before = done;
  expect((await call('echo', 'typist', '1')).status).toBe(200);
  expect(done - before).toBeLessThan(3);
  await Promise.all(many);
});
