import { expect } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import type { Answer, World } from './world.ts';

export const WHY = 'La delegación la recibió sellada; copia en el expediente.';

/** An administrator's hands on what waits in the queue of an outage. */
export async function administrator(world: Pick<World, 'call' | 'person' | 'services'>, company: string) {
  const eva = await world.person(company, 'eva');
  const key = userRowKey(company, eva.id);
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  const transmission = createTransmission(async () => world.services);
  return (ID: string, DECISION: 'EN_PAPEL' | 'RETIRADA', more = {}, as = eva): Promise<Answer> =>
    world.call(transmission, 'takeOut', { ID, DECISION, MOTIVO: WHY, ...more }, as);
}
export type TakeOut = Awaited<ReturnType<typeof administrator>>;

/** Sends, takes out, sends again and declares the second on paper: as a Honduran declaration goes through both. */
export async function twoWays(
  call: (procedure: string, params: object) => Promise<Answer>,
  { takeOut, pump, send }: { takeOut: TakeOut; pump: () => Promise<void>; send: string },
  ID: string,
): Promise<void> {
  const header = async () => (await call('open', { ID })).result.header;
  const sent = async (): Promise<string> => {
    const { result, error } = await call(send, { ID, LOCK: (await header()).LOCK });
    expect(error).toBeUndefined();
    return result.ID_TRANSMISION;
  };
  expect((await takeOut(await sent(), 'RETIRADA')).error).toBeUndefined();
  await pump();
  expect((await header()).ESTADO).toBe('BORRADOR');
  const paper = { NUMERO: '302600004567L', FECHA: '2026-11-20' };
  expect((await takeOut(await sent(), 'EN_PAPEL', paper)).error).toBeUndefined();
  await pump();
  expect((await header()).ESTADO).toBe('ACEPTADA');
}
