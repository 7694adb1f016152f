import { startApi, type Api } from './api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { sessionKey, hashToken } from '../../functions/runtime/session.ts';
import { demoCompanies, demoOperator, DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { idOf } from '../../infra/embedded/demo/demoRows.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { refusalsOf } from '../../shared/foundation/contracts/refusalsOf.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { sampleInput } from './sampleInput.ts';
import { makeWorlds } from './world.ts';

const PUT_BACK = 'changes how documents are judged or numbered, opens nothing, and is put back';
const GOES_ON = 'goes on with what somebody proved themselves for';
const REGISTERS_NOTHING = 'registers nothing at the authority, and may be asked as often as wanted';

/** What sends, administers or answers with a secret, and yet asks nobody: each with its reason. */
const NEED_NOT: Record<string, string> = {
  'catalogues/importCsv': PUT_BACK,
  'catalogues/undo': PUT_BACK,
  'duca/importMatrix': PUT_BACK,
  'duca/saveMatrix': PUT_BACK,
  'duca/correctCorrelative': PUT_BACK,
  'dua/correctCorrelative': PUT_BACK,
  'users/saveGlobalConfiguration': PUT_BACK,
  'users/undoGlobalConfiguration': PUT_BACK,
  'notifications/openAddress': 'lets mail reach again whom it was for, and a bounce closes it anew',
  'users/withdrawOperatorConsent': 'closes what was open, which nothing may hold up',
  'users/confirmTotp': 'ends what beginTotp asked for',
  'users/confirmPasskey': 'ends what beginPasskey asked for',
  'transmission/retryNow': GOES_ON,
  'transmission/recover': GOES_ON,
  'transmission/updateQr': REGISTERS_NOTHING,
  'duca/deliverFiles': GOES_ON,
  'duca/requestChannel': REGISTERS_NOTHING,
  'dua/requestChannel': REGISTERS_NOTHING,
  'dua/validate': REGISTERS_NOTHING,
  'manifests/validate': REGISTERS_NOTHING,
};

/** What a person does to their own sign-in that would leave it to who sits there. */
const OWN_FACTORS = ['users/beginPasskey', 'users/removeFactor'];

const nameOf = ({ group, name }: AnyProcedure): string => `${group}/${name}`;

/** What has legal effect, administers, operates the platform, or answers with what opens something. */
const weighs = (contract: AnyProcedure): boolean =>
  (contract.effect === 'write' &&
    /^(admin|operator)$|:(transmit|release)$/.test(contract.permission as string)) ||
  (contract.permission !== 'public' && contract.secretAnswer === true) ||
  OWN_FACTORS.includes(nameOf(contract));

const asked = allProcedures
  .filter((contract) => weighs(contract) && !(nameOf(contract) in NEED_NOT))
  .map((contract) => [nameOf(contract), contract] as const);

describe('a contract', () => {
  it('asks for a proof anew where a session that was left open would do harm, and nowhere else', () => {
    const says = allProcedures.filter(({ stepUp }) => stepUp).map(nameOf);
    expect(says.toSorted()).toEqual(asked.map(([name]) => name).toSorted());
    expect(allProcedures.filter(weighs).map(nameOf)).toEqual(expect.arrayContaining(Object.keys(NEED_NOT)));
  });

  it('names the refusal where it asks, and nowhere else', () => {
    const named = allProcedures.filter((each) => refusalsOf(each).includes('session.step-up')).map(nameOf);
    expect(named.toSorted()).toEqual(asked.map(([name]) => name).toSorted());
  });
});

describe('in a session that somebody left open', () => {
  let api: Api;
  let worlds: Awaited<ReturnType<typeof makeWorlds>>;
  const cookies = new Map<string, string>();

  beforeAll(async () => {
    api = await startApi();
    worlds = await makeWorlds(api);
    const { database, now } = worlds.GT.services;
    const authTime = Math.floor(now().getTime() / 1000) - 301;
    const leftOpen = async (name: string, login: string): Promise<void> => {
      const cookie = await api.signIn(login, DEMO_PASSWORD);
      const key = sessionKey(hashToken(cookie));
      await database.write({ kind: 'update', table: 'sessions', key, set: { authTime } });
      cookies.set(name, cookie);
    };
    await leftOpen('operator', demoOperator.login);
    for (const country of ['GT', 'HN'] as const) {
      const company = demoCompanies.find(({ id }) => id === worlds[country].own.company)!;
      const admin = company.people.find(({ role }) => role === 'administrator')!;
      await leftOpen(country, admin.login);
      // Who administers may do everything else, and releases only when somebody lets them.
      const key = userRowKey(company.id, idOf(admin));
      await database.write({
        kind: 'update',
        table: 'users',
        key,
        set: { ROL: 'titular', PERMISOS: [] },
      });
    }
  });
  afterAll(() => api.stop());

  it.for(asked)('%s asks who is there before anything else', async ([name, contract]) => {
    const country = isModuleOf('GT', contract.group) ? 'GT' : 'HN';
    const cookie = cookies.get(contract.permission === 'operator' ? 'operator' : country)!;
    const said = await api.call(name, sampleInput(contract, worlds[country].own), { cookie });
    expect(said.text.slice(0, 300)).toMatch(/^403 .*"session\.step-up"/);
    expect(said.body.error?.message).toContain(`para ${contract.summary}:`);
    const unread = await api.call(name, { NADIE: 'lo lee' }, { cookie });
    expect(unread.body.error?.code, 'before it reads what was sent').toBe('session.step-up');
  });
});
