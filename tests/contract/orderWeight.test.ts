import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, derived, call } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, derived, call } = await startTwoAgencies());
});
afterAll(() => world.stop());

const transports = (procedure: string, params: unknown) =>
  world.call(
    createTransportDocuments(async () => world.services),
    procedure,
    params,
    ana,
  );

it('what the order will weigh leaves out its annulled transport documents', async () => {
  const { id, orderId } = await derived('1236000760');
  const listed = await transports('list', { FILTROS: { ID_ORDEN: orderId } });
  const [own] = listed.result.rows as { ID: string; LOCK: number; RESUMEN: Record<string, string> }[];
  const said = (await call('open', { ID: id })).result.header.RESUMEN.PESO_BRUTO as string;
  const warned = async (PESO_BRUTO: string): Promise<string[]> => {
    const { result, error } = await transports('updateWeight', {
      ...{ ID: own!.ID, LOCK: own!.LOCK, PESO_BRUTO, CONFIRMAR: '0' },
    });
    expect(error).toBeUndefined();
    return result.AVISOS.map(({ MENSAJE }: { MENSAJE: string }) => MENSAJE);
  };
  expect(await warned(said)).toEqual([]);

  const { DOCUMENTO } = (await transports('open', { ID: own!.ID })).result.body;
  const CUERPO = { DOCUMENTO: { ...DOCUMENTO, NUMERO_DOCUMENTO: 'OTRO-1', PESO_BRUTO: '100.000' } };
  const other = (await transports('create', { CUERPO, ID_ORDEN: orderId })).result.header;
  expect(await warned(said)).toEqual([expect.stringContaining('la orden pesará')]);
  await transports('transition', { ID: other.ID, LOCK: other.LOCK, ACCION: 'annul' });
  expect(await warned(said)).toEqual([]);
});
