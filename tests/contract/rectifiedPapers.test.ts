import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { withAnswersOf } from '../../functions/transmission/declarations/acceptedContent.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';

// A rectification declares the papers that it adds, and gives back those that it drops.

let { world, call, lockOf, formed } = {} as SourcesWorld;
beforeAll(async () => {
  ({ world, call, lockOf, formed } = await startSourcesWorld());
});
afterAll(() => world.stop());

const WHY = 'Faltó una factura del mismo embarque.';
const open = async (kind: Kind, ID: string) => (await call(kind, 'open', { ID })).result;
const stateOf = async (kind: Kind, ID: string): Promise<string> => (await open(kind, ID)).header.ESTADO;

async function done(kind: Kind, procedure: string, params: Record<string, unknown>) {
  const { result, error } = await call(kind, procedure, params);
  expect(error).toBeUndefined();
  return result;
}
const act = async (procedure: string, ID: string, more = {}) =>
  done('duca', procedure, { ID, LOCK: await lockOf('duca', ID), ...more });

interface Added {
  invoice: string;
  dva: string;
}
const papers = ({ invoice, dva }: Added): Promise<string[]> =>
  Promise.all([stateOf('dva', dva), stateOf('invoices', invoice)]);
const CLOSED = ['DECLARADA', 'USADA'];

async function accepted(number: string): Promise<Chain> {
  const chain = await formed(number);
  await act('transmit', chain.duca);
  await world.pump();
  expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
  return chain;
}

/** Another invoice of the order, with a value declaration of its own. */
async function added({ order, invoice }: Chain, number: string): Promise<Added> {
  const { body } = await open('invoices', invoice);
  const FACTURA = { ...body.FACTURA, NUMERO_FACTURA: number };
  // Its goods came in the same packages: the transport document weighs no more for them.
  const ITEMS = (body.ITEMS as AnyRecord[]).map((each) => ({
    ...each,
    ID_ITEM: `${each['ID_ITEM']}-${number}`,
    PESO_NETO: '0.01',
  }));
  const CUERPO = { ...body, FACTURA, ITEMS };
  const { header } = await done('invoices', 'create', { ID_ORDEN: order, CUERPO });
  const { DOCUMENTOS } = await done('dva', 'derive', { ID_ORDEN: order, GRUPOS: [[header.ID]] });
  return { invoice: header.ID, dva: DOCUMENTOS[0].header.ID };
}

async function rectifying({ order, duca }: Chain): Promise<void> {
  await act('amend', duca, { MOTIVO: WHY });
  await done('duca', 'derive', { ID_ORDEN: order, ID: duca });
}

/** Its rectification, formed again of the order's papers, is with SAT. */
async function sent(chain: Chain): Promise<void> {
  await rectifying(chain);
  await act('sendAmendment', chain.duca);
}

describe('the papers that a rectification adds', () => {
  it('are closed from when it is sent, and declared once it is accepted', async () => {
    const chain = await accepted('1236000621');
    const more = await added(chain, 'F-621');
    await sent(chain);
    expect(await papers(more)).toEqual(CLOSED);
    await world.pump();
    const { header, body } = await open('duca', chain.duca);
    expect(header.ESTADO).toBe('ACEPTADA');
    expect(await papers(more)).toEqual(CLOSED);
    expect((await open('dva', more.dva)).body.DVA.NUMERO_DECLARACION).toBe(body.DUCA.NUMERO_DUCA);
  });

  it('are free again when it is refused; what was accepted keeps its own', async () => {
    const chain = await accepted('1236000622');
    const more = await added(chain, 'F-622');
    await rectifying(chain);
    world.authorities.sat.mood.queued.set('1236000622', ['reject']);
    await act('sendAmendment', chain.duca);
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('CORRECCION');
    expect(await papers(more)).toEqual(['LISTA', 'BORRADOR']);
    expect(await papers(chain)).toEqual(CLOSED);
  });

  it('are free again when the declaration is annulled', async () => {
    const chain = await accepted('1236000623');
    const more = await added(chain, 'F-623');
    await sent(chain);
    await world.pump();
    await act('withdraw', chain.duca, { MOTIVO: WHY });
    await world.pump();
    expect(await papers(more)).toEqual(['LISTA', 'BORRADOR']);
    expect(await papers(chain)).toEqual(['LISTA', 'BORRADOR']);
  });

  it('are not those of another declaration: it is not sent, and says which', async () => {
    const chain = await accepted('1236000624');
    const more = await added(chain, 'F-624');
    await rectifying(chain);
    await done('dva', 'transition', { ID: more.dva, LOCK: await lockOf('dva', more.dva), ACCION: 'cancel' });
    const { error } = await call('duca', 'sendAmendment', {
      ID: chain.duca,
      LOCK: await lockOf('duca', chain.duca),
    });
    expect(error!.message).toContain('está anulada o ya no está en la orden');
  });
});

/** A person takes out again what was added, line by line: the declaration says what it said before. */
async function saysAgain(ID: string, before: DucaBody): Promise<void> {
  const store = ducasOf({ services: world.services, scope: jobScope('uno', 'GT') });
  const { header, ...content } = await store.open(ID);
  const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
  const body = withAnswersOf(store.definition.dataSets, before, content.body);
  await store.save(header, { ...content, body }, { action: 'Corrección', reference });
}

describe('the papers that a rectification drops', () => {
  it('are closed until it is accepted, and come back free, without the number that they had', async () => {
    const chain = await accepted('1236000625');
    const before = (await open('duca', chain.duca)).body as DucaBody;
    const more = await added(chain, 'F-625');
    await sent(chain);
    await world.pump();
    await act('amend', chain.duca, { MOTIVO: WHY });
    await saysAgain(chain.duca, before);
    await act('sendAmendment', chain.duca);
    expect(await papers(more)).toEqual(CLOSED);
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
    expect(await papers(more)).toEqual(['LISTA', 'BORRADOR']);
    expect((await open('dva', more.dva)).body.DVA).toMatchObject({ DUCA_ID: '', NUMERO_DECLARACION: '' });
    expect(await papers(chain)).toEqual(CLOSED);
  });
});
