import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createProducts } from '../../functions/products/handler.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Suggestion } from '../../shared/products/rankSuggestions.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// What becomes of the papers of a DUA that is modified or withdrawn.

let { world, ana, call } = {} as SarahAgency;
const handlers = {} as { invoices: ReturnType<typeof createInvoices>; dva: ReturnType<typeof createDva> };
beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  const services = async () => world.services;
  Object.assign(handlers, { invoices: createInvoices(services), dva: createDva(services) });
});
afterAll(() => world.stop());

const WHY = 'Se declaró otro embarque.';
async function done(procedure: string, params: Record<string, unknown>) {
  const { result, error } = await call(procedure, params);
  expect(error).toBeUndefined();
  return result;
}
async function ofPaper(kind: keyof typeof handlers, procedure: string, params: Record<string, unknown>) {
  const { result, error } = await world.call(handlers[kind], procedure, params, ana);
  expect(error).toBeUndefined();
  return result;
}
const stateOf = async (kind: keyof typeof handlers, ID: string): Promise<string> =>
  (await ofPaper(kind, 'open', { ID })).header.ESTADO;
const act = async (procedure: string, ID: string, more = {}) =>
  done(procedure, { ID, LOCK: (await done('open', { ID })).header.LOCK, ...more });

interface Papers {
  invoice: string;
  dva: string;
}
const papers = async ({ invoice, dva }: Papers): Promise<string[]> => [
  await stateOf('dva', dva),
  await stateOf('invoices', invoice),
];
const FREE = ['LISTA', 'BORRADOR'];
const CLOSED = ['DECLARADA', 'USADA'];

/** A registered DUA with the papers of its order. */
async function registered(number: string): Promise<Papers & { ID: string; order: string }> {
  const order = await world.seed('h', number);
  const { header } = await done('derive', { ID_ORDEN: order });
  const { ID } = header;
  await act('patch', ID, { CAMBIOS: [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }] });
  await act('register', ID);
  await world.pump();
  expect((await done('open', { ID })).header.ESTADO).toBe('ACEPTADA');
  const own = { ID, order, invoice: `fac-1-${number}`, dva: `dva-1-${number}` };
  expect(await papers(own)).toEqual(CLOSED);
  return own;
}

/** Another invoice of the order, with a value declaration of its own. */
async function added(
  { order, invoice }: { order: string } & Papers,
  number: string,
  said = {},
): Promise<Papers> {
  const { body } = await ofPaper('invoices', 'open', { ID: invoice });
  const FACTURA = { ...body.FACTURA, NUMERO_FACTURA: number, ...said };
  const ITEMS = (body.ITEMS as AnyRecord[]).map((each) => ({
    ...each,
    ID_ITEM: `${each['ID_ITEM']}-${number}`,
  }));
  const CUERPO = { ...body, FACTURA, ITEMS };
  const { header } = await ofPaper('invoices', 'create', { ID_ORDEN: order, CUERPO });
  const derived = await ofPaper('dva', 'derive', { ID_ORDEN: order, GRUPOS: [[header.ID]] });
  return { invoice: header.ID, dva: derived.DOCUMENTOS[0].header.ID };
}

it('what a DUA said of its goods is proposed with its channel, and no more once it is withdrawn', async () => {
  const own = await registered('1456000763');
  const products = createProducts(async () => world.services);
  const { ITEMS } = (await ofPaper('invoices', 'open', { ID: own.invoice })).body;
  const LINEAS = [{ CODIGO: '', PROVEEDOR: '', TEXTO: ITEMS[0].NOMBRE_COMERCIAL }];
  const proposed = async (): Promise<string[]> =>
    ((await world.call(products, 'suggest', { LINEAS }, ana)).result as Suggestion[][])[0]!
      .filter(({ ID }) => ID === own.ID)
      .map(({ CANAL }) => CANAL);
  expect(await proposed()).toEqual(['']);
  await done('requestChannel', { ID: own.ID });
  await world.pump();
  const { CANAL_SELECTIVO } = (await done('open', { ID: own.ID })).body.DECLARACION;
  expect(CANAL_SELECTIVO).not.toBe('');
  expect(await proposed()).toEqual([CANAL_SELECTIVO]);
  await act('withdraw', own.ID, { MOTIVO: WHY });
  await world.pump();
  expect(await proposed()).toEqual([]);
});

describe('the papers of a DUA', () => {
  it('are free again once SARAH took it off, and its DVA bears no number', async () => {
    const own = await registered('1456000761');
    await act('withdraw', own.ID, { MOTIVO: WHY });
    expect(await papers(own)).toEqual(CLOSED);
    await world.pump();
    expect(await papers(own)).toEqual(FREE);
    const { DVA } = (await ofPaper('dva', 'open', { ID: own.dva })).body;
    expect(DVA).toMatchObject({ DUCA_ID: '', NUMERO_DECLARACION: '', FECHA_ACEPTACION: '' });
  });

  it('are what was registered, where a modification that took more of them is given up', async () => {
    const own = await registered('1456000762');
    const more = await added(own, 'F-762');
    await act('amend', own.ID, { MOTIVO: WHY });
    await done('derive', { ID_ORDEN: own.order, ID: own.ID });
    await act('dropAmendment', own.ID);
    await act('amend', own.ID, { MOTIVO: WHY });
    await act('patch', own.ID, {
      CAMBIOS: [{ op: 'set', path: 'DECLARACION.OBSERVACIONES', value: 'OTRA' }],
    });
    await act('keepSources', own.ID, { MOTIVO: 'Se declara en la orden del siguiente embarque.' });
    await act('sendAmendment', own.ID);
    await world.pump();
    expect((await done('open', { ID: own.ID })).header.ESTADO).toBe('ACEPTADA');
    expect([await papers(own), await papers(more)]).toEqual([CLOSED, ['EN_PREPARACION', 'BORRADOR']]);
  });
});

describe('a modification', () => {
  /** One that was formed again with one more invoice, and what SARAH is not sent of it. */
  async function adding(number: string, invoice: string, header = {}) {
    const own = await registered(number);
    const more = await added(own, invoice, header);
    await act('amend', own.ID, { MOTIVO: WHY });
    await done('derive', { ID_ORDEN: own.order, ID: own.ID });
    return { own, more };
  }
  async function stopping(ID: string, code: string): Promise<Problem[]> {
    const { LOCK } = (await done('open', { ID })).header;
    const { error } = await call('sendAmendment', { ID, LOCK });
    return (error!.problems as Problem[]).filter((each) => each.code === code);
  }

  it('whose added invoice says 500 in its header and 1,000 in its items is refused with sources.problem', async () => {
    const { own, more } = await adding('1456000764', 'F-764', { VALOR_FOB: '500.00' });
    const found = await stopping(own.ID, 'sources.problem');
    expect(found.map(({ other }) => other?.id)).toContain(more.invoice);
  });

  it('whose tariff code changed in its invoice after forming is refused with sources.changed', async () => {
    const { own, more } = await adding('1456000765', 'F-765');
    const { LOCK } = (await ofPaper('invoices', 'open', { ID: more.invoice })).header;
    const CAMBIOS = [{ op: 'set', path: 'ITEMS[0].CLASIFICACION_ARANCELARIA', value: '8471410000' }];
    await ofPaper('invoices', 'patch', { ID: more.invoice, LOCK, CAMBIOS });
    const found = await stopping(own.ID, 'sources.changed');
    expect(found.map(({ other }) => other?.id)).toEqual([more.invoice]);
  });
});
