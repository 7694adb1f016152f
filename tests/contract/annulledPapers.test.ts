import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';

// What becomes of the papers of a DUCA that SAT annulled: its order can be declared again.

let { world, call, lockOf, patch, formed } = {} as SourcesWorld;
beforeAll(async () => {
  ({ world, call, lockOf, patch, formed } = await startSourcesWorld());
});
afterAll(() => world.stop());

const WHY = 'Se declaró el embarque de otro cliente.';
const open = async (kind: Kind, ID: string) => (await call(kind, 'open', { ID })).result;
const stateOf = async (kind: Kind, ID: string): Promise<string> => (await open(kind, ID)).header.ESTADO;
const papers = ({ dva, invoice, transport }: Chain): Promise<string[]> =>
  Promise.all([stateOf('dva', dva), stateOf('invoices', invoice), stateOf('transport-documents', transport)]);
const FREE = ['LISTA', 'BORRADOR', 'BORRADOR'];
const CLOSED = ['DECLARADA', 'USADA', 'USADO'];

async function done(kind: Kind, procedure: string, params: Record<string, unknown>) {
  const { result, error } = await call(kind, procedure, params);
  expect(error).toBeUndefined();
  return result;
}
const act = async (procedure: string, ID: string, more = {}) =>
  done('duca', procedure, { ID, LOCK: await lockOf('duca', ID), ...more });

async function accepted(number: string): Promise<Chain> {
  const chain = await formed(number);
  await act('transmit', chain.duca);
  await world.pump();
  expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
  return chain;
}
async function annulled(number: string): Promise<Chain> {
  const chain = await accepted(number);
  await act('withdraw', chain.duca, { MOTIVO: WHY });
  await world.pump();
  expect(await stateOf('duca', chain.duca)).toBe('DESISTIDA');
  return chain;
}
/** The way that the refusal names: another number in the order, and the DUCA formed again. */
async function declaredAgain({ order }: Chain, number: string): Promise<string> {
  await patch('work-orders', order, { 'ORDEN.NUMERO_ORDEN': number });
  const { header } = await done('duca', 'derive', { ID_ORDEN: order });
  await act('transmit', header.ID);
  await world.pump();
  expect(await stateOf('duca', header.ID)).toBe('ACEPTADA');
  return header.ID;
}

describe('the papers of a DUCA that SAT annulled', () => {
  it('stay closed while SAT has not answered, and are free once it has', async () => {
    const chain = await accepted('1236000601');
    await act('withdraw', chain.duca, { MOTIVO: WHY });
    expect(await papers(chain)).toEqual(CLOSED);
    await world.pump();
    expect(await papers(chain)).toEqual(FREE);
    expect((await open('dva', chain.dva)).body).toMatchObject({
      DVA: { DUCA_ID: '', NUMERO_DECLARACION: '', FECHA_ACEPTACION: '' },
      LINEAS_DUCA: [],
    });
  });

  it('that a client was asked to approve are not approved any more: the thread says CAMBIADA', async () => {
    const chain = await accepted('1236000631');
    const ID = chain.order;
    // Somebody of the client, who is asked.
    const { NIT_IMPORTADOR } = (await open('work-orders', ID)).header.RESUMEN;
    const client = await world.person('uno', 'marta', []);
    await world.services.database.aside({
      kind: 'update',
      table: 'users',
      key: userRowKey('uno', client.id),
      set: { IdPerfil: '4', IMPORTADORES: [NIT_IMPORTADOR] },
    });
    await done('work-orders', 'activate', { ID, ACTIVA: true, DE: 'ORDEN' });
    const { ID_HILO } = await done('dva', 'askApproval', { ID: chain.dva });
    expect(await stateOf('dva', chain.dva)).toBe('DECLARADA');
    await act('withdraw', chain.duca, { MOTIVO: WHY });
    await world.pump();
    expect(await papers(chain)).toEqual(FREE);
    const { HILO } = await done('work-orders', 'thread', { ID, ID_HILO });
    expect(HILO.APROBACION).toMatchObject({ RESPUESTA: 'CAMBIADA' });
  });

  it('are declared again by the order’s next DUCA, under another number, as the refusal says', async () => {
    const chain = await annulled('1236000602');
    const next = await declaredAgain(chain, '1236000603');
    expect(await papers(chain)).toEqual(CLOSED);
    const { DUCA } = (await open('duca', next)).body;
    expect((await open('dva', chain.dva)).body.DVA).toMatchObject({
      DUCA_ID: next,
      NUMERO_DECLARACION: DUCA.NUMERO_DUCA,
    });
  });

  it('stay with the DUCA that declares them since, however late and often the news of the annulment come', async () => {
    const chain = await annulled('1236000604');
    const next = await declaredAgain(chain, '1236000605');
    for (const body of world.handled) await world.deliver(body);
    expect(await papers(chain)).toEqual(CLOSED);
    expect((await open('dva', chain.dva)).body.DVA.DUCA_ID).toBe(next);
  });

  it('can be corrected before they are declared again', async () => {
    const chain = await annulled('1236000606');
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'OTRA' });
    await done('dva', 'transition', {
      ID: chain.dva,
      LOCK: await lockOf('dva', chain.dva),
      ACCION: 'reopen',
    });
    await done('dva', 'derive', { ID_ORDEN: chain.order, ID: chain.dva });
    await declaredAgain(chain, '1236000607');
    expect(await papers(chain)).toEqual(CLOSED);
  });

  it('stay closed where SAT refuses to annul', async () => {
    const chain = await accepted('1236000608');
    world.authorities.sat.mood.queued.set('1236000608', ['reject']);
    await act('withdraw', chain.duca, { MOTIVO: WHY });
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
    expect(await papers(chain)).toEqual(CLOSED);
  });
});

describe('papers that a provisional DUCA and its complementary one declare', () => {
  /** Both accepted, of one order. */
  async function completed(number: string, complement: string): Promise<[Chain, string]> {
    const chain = await formed(number);
    await patch('duca', chain.duca, { 'DUCA.CLASE': '3' });
    await act('transmit', chain.duca);
    await world.pump();
    const { DUCA } = (await open('duca', chain.duca)).body;
    const { header } = await done('duca', 'prepareComplementary', { ID: chain.duca });
    await patch('duca', header.ID, {
      'DUCA.NO_ORDEN': complement,
      'DUCA.TIPO_CAMBIO': DUCA.TIPO_CAMBIO,
      'DUCA.FECHA_TIPO_CAMBIO': DUCA.FECHA_TIPO_CAMBIO,
    });
    await act('transmit', header.ID);
    await world.pump();
    expect(await stateOf('duca', header.ID)).toBe('ACEPTADA');
    return [chain, header.ID];
  }
  const annul = async (ID: string): Promise<void> => {
    await act('withdraw', ID, { MOTIVO: WHY });
    await world.pump();
    expect(await stateOf('duca', ID)).toBe('DESISTIDA');
  };
  const declaredBy = async ({ dva }: Chain) => (await open('dva', dva)).body.DVA.DUCA_ID as string;

  it('stay closed until both are annulled, the first one first', async () => {
    const [chain, complement] = await completed('1236000611', '1236000612');
    await annul(chain.duca);
    expect([await papers(chain), await declaredBy(chain)]).toEqual([CLOSED, complement]);
    await annul(complement);
    expect([await papers(chain), await declaredBy(chain)]).toEqual([FREE, '']);
  });

  it('stay with the first one when the complementary one is annulled, and bear its number again', async () => {
    const [chain, complement] = await completed('1236000613', '1236000614');
    expect(await declaredBy(chain)).toBe(complement);
    await annul(complement);
    expect([await papers(chain), await declaredBy(chain)]).toEqual([CLOSED, chain.duca]);
    await annul(chain.duca);
    expect([await papers(chain), await declaredBy(chain)]).toEqual([FREE, '']);
  });
});
