import { startApi, type Api } from './api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionKey, hashToken } from '../../functions/runtime/session.ts';
import { demoCompanies, DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { refusalsOf } from '../../shared/foundation/contracts/refusalsOf.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { sampleInput } from './sampleInput.ts';
import { makeWorlds } from './world.ts';

/** Name it with the others of their kind and ask nobody: they change nothing at the authority. */
const CHANGE_NOTHING = ['duca/requestChannel', 'dua/requestChannel', 'dua/validate', 'manifests/validate'];

const stepped = allProcedures
  .map((contract) => [`${contract.group}/${contract.name}`, contract] as const)
  .filter(
    ([name, contract]) =>
      refusalsOf(contract).includes('session.step-up') &&
      // Who administers a company operates no platform, and releases nothing until somebody lets them.
      !/^operator$|:release$/.test(contract.permission) &&
      !CHANGE_NOTHING.includes(name),
  );

describe('in a session that somebody left open', () => {
  let api: Api;
  let worlds: Awaited<ReturnType<typeof makeWorlds>>;
  const cookies = new Map<CountryCode, string>();

  beforeAll(async () => {
    api = await startApi();
    worlds = await makeWorlds(api);
    for (const country of ['GT', 'HN'] as const) {
      const company = demoCompanies.find(({ id }) => id === worlds[country].own.company)!;
      const admin = company.people.find(({ role }) => role === 'administrator')!;
      const cookie = await api.signIn(admin.login, DEMO_PASSWORD);
      const { database, now } = worlds[country].services;
      const authTime = Math.floor(now().getTime() / 1000) - 301;
      const key = sessionKey(hashToken(cookie));
      await database.write({ kind: 'update', table: 'sessions', key, set: { authTime } });
      cookies.set(country, cookie);
    }
  });
  afterAll(() => api.stop());

  it('there is something to ask for', () => expect(stepped.length).toBeGreaterThan(30));

  it.for(stepped)('%s asks for the password before anything else', async ([name, contract]) => {
    const country = isModuleOf('GT', contract.group) ? 'GT' : 'HN';
    const input = sampleInput(contract, worlds[country].own);
    const answer = await api.call(name, input, { cookie: cookies.get(country)! });
    expect(answer.text.slice(0, 300)).toMatch(/^403 .*"session\.step-up"/);
  });
});
