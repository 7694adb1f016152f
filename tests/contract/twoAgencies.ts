import { expect } from 'vitest';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

/** Two agencies of one country that must not see each other, each with a person, and what tests ask of their DUCAs. */
export interface TwoAgencies {
  world: DucaWorld;
  ana: Person;
  foreigner: Person;
  call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
  /** The DUCA of a new order with this number. */
  derived: (
    number: string,
    company?: string,
    as?: Person,
  ) => Promise<{ id: string; lock: number; orderId: string }>;
  patch: (id: string, lock: number, changes: Record<string, string>, as?: Person) => Promise<Answer>;
}

export async function startTwoAgencies(): Promise<TwoAgencies> {
  const world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Dos, S.A.', Direccion: 'Zona 1' });
  const ana = await world.person('uno', 'ana');
  const foreigner = await world.person('dos', 'otro');
  const call: TwoAgencies['call'] = (procedure, params, as = ana) =>
    world.call(world.duca, procedure, params, as);
  return {
    world,
    ana,
    foreigner,
    call,
    derived: async (number, company = 'uno', as = ana) => {
      const { orderId } = await world.seed(company, number);
      const { result, error } = await call('derive', [orderId, '', ''], as);
      expect(error).toBeUndefined();
      return { id: result.header.ID as string, lock: result.header.LOCK as number, orderId };
    },
    patch: (id, lock, changes, as = ana) =>
      call(
        'patch',
        {
          ID: id,
          LOCK: lock,
          CAMBIOS: Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value })),
        },
        as,
      ),
  };
}
