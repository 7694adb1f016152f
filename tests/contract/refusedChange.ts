import type { Handler, Person, World } from './world.ts';

interface Told {
  MODULO: string;
  ESTADO: string;
  CANTIDAD: number;
  DOCUMENTOS: { ID: string; RECHAZO?: string }[];
}

/** What the first page tells of a declaration: where it stands there and the authority's words. */
export const homeOf = async (world: World, orders: Handler, person: Person, ID: string) => {
  const { result } = await world.call(orders, 'waiting', { MUESTRA: 5 }, person);
  return (result as Told[]).flatMap(({ ESTADO, DOCUMENTOS }) =>
    DOCUMENTOS.filter((each) => each.ID === ID).map(({ RECHAZO = '' }) => ({ ESTADO, RECHAZO })),
  );
};
