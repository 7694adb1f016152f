import { startApi, type Api } from './api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { paramsOf, sampleInput } from './sampleInput.ts';
import { rowsOf } from './rowsOf.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { makeWorlds, type World } from './world.ts';

/** Numbers of the specification that are no ids of a company's things. */
const NOT_AN_ID = ['ID_MODULO', 'ID_PERFIL', 'ID_PROVEEDOR'];
const PUBLIC = [
  'users/login',
  'users/passwordLink',
  'users/usePasswordLink',
  'users/secondStepOptions',
  'users/secondStep',
  // What a declaration costs is public.
  'users/prices',
  'notifications/mailLink',
  'notifications/stopMail',
  // Whoever holds a paper may ask whether it is genuine, and learns nothing of what it says.
  'logbook/checkPrint',
];
const NEVER = 'xxx-1m7xr3p2pmjzj4w97cfn8q';
const MALFORMED = ['../otra', 'C#otra', '', '*', 'a'.repeat(10_000)];

/** An answer without what every new document has of its own: ids, numbers, times. */
const masked = (text: string): string =>
  text.replace(/\b[a-z]{3}-[0-9a-hj-np-tv-z]{22}\b/g, 'id').replace(/\d/g, '0');

const nameOf = (contract: AnyProcedure): string => `${contract.group}/${contract.name}`;
const cases = allProcedures.map((contract) => [nameOf(contract), contract] as const);

describe('contracts', () => {
  it('say of every parameter that looks like an id what it is the id of', () => {
    const untyped = allProcedures.flatMap((contract) =>
      paramsOf(contract)
        .filter(
          ([name, param]) =>
            /^ID($|_)/.test(name) && !param.idOf && !param.company && !NOT_AN_ID.includes(name),
        )
        .map(([name]) => `${nameOf(contract)} ${name}`),
    );
    expect(untyped).toEqual([]);
  });

  it('have one name each', () => {
    expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
  });

  it('are public only where they must be', () => {
    expect(allProcedures.filter((contract) => contract.permission === 'public').map(nameOf)).toEqual(PUBLIC);
  });
});

describe('on the embedded parts', () => {
  let api: Api;
  let worlds: Awaited<ReturnType<typeof makeWorlds>>;
  /** The companies among which a procedure is tried: those of a country that has it. */
  const worldOf = ({ group }: Pick<AnyProcedure, 'group'>): World =>
    isModuleOf('GT', group) ? worlds.GT : worlds.HN;

  beforeAll(async () => {
    api = await startApi();
    worlds = await makeWorlds(api);
  });
  afterAll(() => api.stop());

  it('every group of the contracts answers', () => {
    expect(
      [...new Set(allProcedures.map((contract) => contract.group))].filter((group) => !api.has({ group })),
    ).toEqual([]);
  });

  describe('without a session', () => {
    it.for(cases.filter(([name]) => !PUBLIC.includes(name)))('%s is refused', async ([name, contract]) => {
      for (const cookie of [undefined, 'x'.repeat(43)]) {
        const answer = await api.call(
          name,
          sampleInput(contract, worldOf(contract).own),
          cookie ? { cookie } : {},
        );
        expect(answer.text).toMatch(/^401 .*"session\.missing"/);
      }
    });
  });

  describe('without the permission', () => {
    let cookie: string;
    beforeAll(async () => {
      cookie = await api.signIn('seguimiento.gt', DEMO_PASSWORD);
    });

    const guarded = cases.filter(
      ([, contract]) => contract.permission !== 'public' && contract.permission !== 'session',
    );
    it.for(guarded)('%s is refused before anything is read', async ([name, contract]) => {
      const answer = await api.call(name, sampleInput(contract, worldOf(contract).own), { cookie });
      expect(answer.text).toMatch(/^403 .*"permission\.denied"/);
    });
  });

  describe('with ids of another company', () => {
    const typed = cases.flatMap(([name, contract]) =>
      paramsOf(contract).flatMap(([param, { idOf }]) =>
        idOf ? [[`${name} ${param}`, name, contract, param, idOf] as const] : [],
      ),
    );

    it.for(typed)('%s answers as for an id that never was', async ([, name, contract, param, idOf]) => {
      const world = worldOf(contract);
      const ask = (id: string) =>
        api.call(name, { ...sampleInput(contract, world.own), [param]: id }, { cookie: world.own.cookie });
      const before = await rowsOf(world.others.map((other) => other.company));
      const never = await ask(NEVER);
      for (const other of world.others) {
        for (const id of other.ids.get(idOf) ?? []) {
          const foreign = await ask(id);
          if (contract.effect === 'write' && never.status === 200)
            expect(masked(foreign.text)).toBe(masked(never.text));
          else expect(foreign.text).toBe(never.text);
          expect(foreign.text).not.toContain(other.canary);
        }
      }
      for (const id of MALFORMED) expect((await ask(id)).status, id.slice(0, 20)).toBeLessThan(500);
      expect(await rowsOf(world.others.map((other) => other.company))).toEqual(before);
    });

    it('has a foreign id to try for every kind of thing', () => {
      const kinds = new Set(
        typed.filter(([, , contract]) => api.has(contract)).map(([, , , , idOf]) => idOf),
      );
      const others = Object.values(worlds).flatMap((world) => world.others);
      const lacking = [...kinds].filter((kind) => !others.some((other) => other.ids.has(kind)));
      // A transmission needs a whole accepted DUCA; tests/faults walks that way.
      expect(lacking.filter((kind) => kind !== 'transmission')).toEqual([]);
    });
  });

  it('refuses the company id of another company wherever one is carried', async () => {
    for (const [name, contract] of cases) {
      const carried = paramsOf(contract).find(([, param]) => param.company);
      if (!carried || !api.has(contract)) continue;
      const world = worldOf(contract);
      const ask = (company: string) =>
        api.call(
          name,
          { ...sampleInput(contract, world.own), [carried[0]]: company },
          { cookie: world.own.cookie },
        );
      const never = await ask('gt-nunca');
      expect(never.status, name).toBe(404);
      for (const other of world.others) expect((await ask(other.company)).text, name).toBe(never.text);
    }
  });

  it('shows nothing of other companies in any list or read', async () => {
    const failing: string[] = [];
    for (const [name, contract] of cases) {
      if (contract.effect !== 'read' || !api.has(contract)) continue;
      const world = worldOf(contract);
      const answer = await api.call(name, sampleInput(contract, world.own), { cookie: world.own.cookie });
      if (answer.status >= 500) failing.push(`${name} ${answer.status}`);
      for (const other of world.others) expect(answer.text.includes(other.canary), name).toBe(false);
    }
    expect(failing).toEqual([]);
  });

  it('shows the own canary, so that its absence means something', async () => {
    const open = await api.call(
      'invoices/open',
      { ID: worlds.GT.own.ids.get('invoices')![0] },
      { cookie: worlds.GT.own.cookie },
    );
    expect(open.text).toContain(worlds.GT.own.canary);
  });
});
