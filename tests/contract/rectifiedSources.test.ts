import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { interrupted } from './interrupted.ts';
import { messages, startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import type { Answer, Person } from './world.ts';

// What a rectification adds is asked as before any seal; what was accepted and what is closed stops none.

let { world, call, lockOf, patch, formed, update, ofDuca } = {} as SourcesWorld;
let eva: Person;
beforeAll(async () => {
  ({ world, call, lockOf, patch, formed, update, ofDuca } = await startSourcesWorld());
  eva = await world.person('uno', 'eva');
});
afterAll(() => world.stop());

const WHY = 'Faltó una factura del mismo embarque.';

async function done(kind: Kind, procedure: string, params: Record<string, unknown>) {
  const { result, error } = await call(kind, procedure, params);
  expect(error).toBeUndefined();
  return result;
}
const act = async (procedure: string, ID: string, more = {}) =>
  done('duca', procedure, { ID, LOCK: await lockOf('duca', ID), ...more });
const send = async ({ duca: ID }: Chain): Promise<Answer> =>
  call('duca', 'sendAmendment', { ID, LOCK: await lockOf('duca', ID) });
const note = ({ duca }: Chain) => patch('duca', duca, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });

async function accepted(number: string): Promise<Chain> {
  const chain = await formed(number);
  await act('transmit', chain.duca);
  await world.pump();
  return chain;
}

/** Another invoice of the order, with these values in its header. */
async function invoiced({ order, invoice }: Chain, number: string, header = {}): Promise<string> {
  const { body } = await done('invoices', 'open', { ID: invoice });
  const FACTURA = { ...body.FACTURA, NUMERO_FACTURA: number, ...header };
  const ITEMS = (body.ITEMS as AnyRecord[]).map((each) => ({
    ...each,
    ID_ITEM: `${each['ID_ITEM']}-${number}`,
    PESO_NETO: '0.01',
  }));
  const made = await done('invoices', 'create', { ID_ORDEN: order, CUERPO: { ...body, FACTURA, ITEMS } });
  return made.header.ID;
}

/** A rectification that was formed again with one more invoice: the ids of that and of its value declaration. */
async function adding(chain: Chain, number: string, header = {}): Promise<Pick<Chain, 'invoice' | 'dva'>> {
  const invoice = await invoiced(chain, number, header);
  const { DOCUMENTOS } = await done('dva', 'derive', { ID_ORDEN: chain.order, GRUPOS: [[invoice]] });
  await act('amend', chain.duca, { MOTIVO: WHY });
  await done('duca', 'derive', { ID_ORDEN: chain.order, ID: chain.duca });
  return { invoice, dva: DOCUMENTOS[0].header.ID };
}

const told = ({ error }: Answer, code: string): Problem[] =>
  (error!.problems as Problem[]).filter((each) => each.code === code);
const acts = (number: string): string[] =>
  world.authorities.ledger.acts(number).map(({ operation }) => operation);

describe('a rectification', () => {
  it('whose added invoice says 500 in its header and 1,000 in its items is refused with sources.problem', async () => {
    const chain = await accepted('1236000641');
    const { invoice } = await adding(chain, 'F-641', { VALOR_FOB: '500.00' });
    const found = told(await send(chain), 'sources.problem');
    expect(found.map(({ other }) => other?.id)).toContain(invoice);
    expect(found.map(({ message }) => message).join()).toContain('Factura F-641');
    await world.pump();
    expect(acts('1236000641')).toEqual(['R']);
  });

  it('whose tariff code changed in its invoice after forming is refused with sources.changed until it follows', async () => {
    const chain = await accepted('1236000642');
    const added = await adding(chain, 'F-642');
    await patch('invoices', added.invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });
    const found = told(await send(chain), 'sources.changed');
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^La factura F-642 cambió: 1 línea\. Declaración del valor .+ todavía no toma/),
    ]);
    await update({ ...chain, dva: added.dva });
    expect(messages(await ofDuca(chain))).toEqual([]);
  });

  it.each<
    [name: string, number: string, kind: Kind, of: 'invoice' | 'order', changes: Record<string, string>]
  >([
    ['La factura', '1236000643', 'invoices', 'invoice', { 'ITEMS[0].MARCA': 'OTRA' }],
    ['La orden', '1236000647', 'work-orders', 'order', { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRA, S.A.' }],
  ])(
    'is not sealed when %s by which it was judged changes in that moment',
    async (name, number, kind, of, changes) => {
      const chain = await accepted(number);
      const { invoice } = await adding(chain, 'F-643');
      const { services, happened } = interrupted(world.services, () =>
        patch(kind, { ...chain, invoice }[of], changes),
      );
      const asked = { ID: chain.duca, LOCK: await lockOf('duca', chain.duca) };
      const { error } = await world.call(
        createDuca(async () => services),
        'sendAmendment',
        asked,
        eva,
      );
      expect(happened()).toBe(true);
      expect(error?.message).toMatch(new RegExp(`^${name}.+cambió en este momento y la DUCA no se selló`));
      await world.pump();
      expect(acts(number)).toEqual(['R']);
    },
  );

  it('says that an invoice came which it does not take, and goes without it by a person’s word, whatever that says', async () => {
    const chain = await accepted('1236000644');
    await invoiced(chain, 'F-644', { VALOR_FOB: '500.00' });
    await act('amend', chain.duca, { MOTIVO: WHY });
    await note(chain);
    const { error } = await send(chain);
    // What was written into its papers when it was accepted is no change of them.
    expect(messages(error!.problems)).toEqual([
      expect.stringMatching(/^La factura F-644 es nueva en la orden y no se ha tomado/),
    ]);
    expect(told({ error } as Answer, 'sources.problem')).toEqual([]);
    await act('keepSources', chain.duca, { MOTIVO: 'Se declara en la orden del siguiente embarque.' });
    expect((await send(chain)).error).toBeUndefined();
  });
});

describe('what was accepted', () => {
  it('is corrected against papers that are closed: they are told and stop nothing', async () => {
    const chain = await accepted('1236000645');
    await act('amend', chain.duca, { MOTIVO: WHY });
    const { DUCA, FRACCIONES } = (await done('duca', 'open', { ID: chain.duca })).body;
    const more = (value: string): string => (Number(value) + 100).toFixed(2);
    await patch('duca', chain.duca, {
      'FRACCIONES[0].VALOR_FLETE': more(FRACCIONES[0].VALOR_FLETE),
      'DUCA.TOTAL_FLETE_DOLARES': more(DUCA.TOTAL_FLETE_DOLARES),
      'DVAS[0].VALOR_FLETE': more(DUCA.TOTAL_FLETE_DOLARES),
    });
    const { LISTA, problems } = await done('duca', 'readiness', { ID: chain.duca });
    expect((problems as Problem[]).find(({ code }) => code === 'cross.flete-dva')?.severity).toBe('warning');
    expect(LISTA).toBe(true);
    expect((await send(chain)).error).toBeUndefined();
  });

  it('is not held up by what its order lacks since: a person leaves that with a reason', async () => {
    const chain = await accepted('1236000646');
    await patch('work-orders', chain.order, { 'ORDEN.NOMBRE_IMPORTADOR': '' });
    await act('amend', chain.duca, { MOTIVO: WHY });
    await note(chain);
    expect(messages((await send(chain)).error!.problems)).toHaveLength(1);
    await act('keepSources', chain.duca, { MOTIVO: 'Se borró por error y se escribe después.' });
    expect((await send(chain)).error).toBeUndefined();
  });
});
