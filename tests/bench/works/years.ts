import type { Work } from '../work.ts';

/** What a procedure is about when it asks for a paper: its reads follow from that paper, and not from the years. */
const OF_ONE_PAPER = /^ID($|_ORDEN$|_CARGA$|_ARCHIVO$)/;

/** A company with something of every sort. */
async function busyCompany() {
  const [{ startApi }, { makeWorlds }, { workThere }] = await Promise.all([
    import('../../tenants/api.ts'),
    import('../../tenants/world.ts'),
    import('../../tenants/busyCompany.ts'),
  ]);
  const api = await startApi();
  process.once('exit', () => void api.stop());
  const { GT } = await makeWorlds(api);
  await workThere(api, GT, GT.own, 'GT');
  return { api, own: GT.own };
}

async function grown(copies: number) {
  const { growOld } = await import('../../tenYears.ts');
  const { api, own } = await busyCompany();
  await growOld(own.company, copies);
  return { api, own };
}

let aged: ReturnType<typeof grown> | undefined;

/** The one company of this process, as it is after so many copies of all that it did: a process measures one size. */
const agedCompany = (copies: number) => (aged ??= grown(copies));

/** Every read of the API that names no paper, by the read units that it takes, of a company that worked so much longer. */
export const yearsWork: Work = {
  name: 'years',
  sizes: [10, 100, 1000],
  runs: 5,
  contenders: {
    // Who calls, and nothing else.
    floor: async (size) => {
      const { api, own } = await agedCompany(size);
      return () => api.call('users/loadConfiguration', { ID_MODULO: '9' }, { cookie: own.cookie });
    },
    despacho: async (size) => {
      const { api, own } = await agedCompany(size);
      return () => api.call('work-orders/list', {}, { cookie: own.cookie });
    },
  },
  facts: async (size) => {
    const [{ allProcedures }, { isModuleOf }, { openReadBook }, { sampleInput }] = await Promise.all([
      import('../../../shared/procedures.ts'),
      import('../../../shared/countries/isModuleOf.ts'),
      import('../../readBook.ts'),
      import('../../tenants/sampleInput.ts'),
    ]);
    const { api, own } = await agedCompany(size);
    const book = openReadBook();
    const units: Record<string, number> = {};
    for (const contract of allProcedures) {
      const { group, name, effect, params } = contract;
      if (effect !== 'read' || !isModuleOf('GT', group)) continue;
      if (
        Object.entries(params as object).some(([each, param]) => OF_ONE_PAPER.test(each) && !param.optional)
      )
        continue;
      const input = sampleInput(contract, own);
      // The first call of a process fetches lists that all others have.
      await api.call(`${group}/${name}`, input, { cookie: own.cookie }).catch(() => undefined);
      book.take();
      await api.call(`${group}/${name}`, input, { cookie: own.cookie }).catch(() => undefined);
      units[`read units, ${group}/${name}`] = Math.round(book.take().units * 10) / 10;
    }
    book.close();
    const taken = Object.values(units);
    return { 'read units, the most of one read': Math.max(...taken), ...units };
  },
};
