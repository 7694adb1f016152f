import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { newRevision } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { locksOf } from '../../functions/transmission/declarations/locks.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { interrupted } from './interrupted.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import type { Answer, Person } from './world.ts';

let { world, call, lockOf, patch, formed } = {} as SourcesWorld;
let eva: Person;

beforeAll(async () => {
  ({ world, call, lockOf, patch, formed } = await startSourcesWorld());
  eva = await world.person('uno', 'eva');
});
afterAll(() => world.stop());

async function sealing(chain: Chain, meanwhile: () => Promise<void>): Promise<Answer> {
  const { services, happened } = interrupted(world.services, meanwhile);
  const LOCK = await lockOf('duca', chain.duca);
  const answer = await world.call(
    createDuca(async () => services),
    'transmit',
    { ID: chain.duca, LOCK },
    eva,
  );
  expect(happened()).toBe(true);
  return answer;
}

async function nothingWentOut(chain: Chain, number: string): Promise<void> {
  expect((await call('duca', 'status', { ID: chain.duca })).result).toMatchObject({
    header: { ESTADO: 'BORRADOR' },
    VERSION_SELLADA: 0,
    TRANSMISIONES: [],
  });
  for (const [kind, id, state] of [
    ['invoices', chain.invoice, 'BORRADOR'],
    ['dva', chain.dva, 'EN_PREPARACION'],
  ] as const)
    expect((await call(kind, 'open', { ID: id })).result.header.ESTADO).toBe(state);
  await world.pump();
  expect(world.authorities.ledger.acts(number)).toEqual([]);
}

describe('one person seals what another changed a moment ago', () => {
  const sources: [
    number: string,
    kind: Kind,
    of: keyof Chain,
    name: string,
    changes: Record<string, string>,
  ][] = [
    ['1236000551', 'invoices', 'invoice', 'La factura', { 'ITEMS[0].MARCA': 'OTRA' }],
    ['1236000552', 'dva', 'dva', 'La declaración del valor', { 'DVA.CASILLA_24': '1' }],
    [
      '1236000553',
      'transport-documents',
      'transport',
      'El documento de transporte',
      { 'DOCUMENTO.PESO_BRUTO': '999.00' },
    ],
    [
      '1236000557',
      'work-orders',
      'order',
      'La orden de trabajo',
      { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRA IMPORTADORA, S.A.' },
    ],
  ];
  it.each(sources)(
    '%s: a change of %s stops the seal, and is named',
    async (number, kind, of, name, changes) => {
      const chain = await formed(number);
      const { error } = await sealing(chain, () => patch(kind, chain[of], changes));
      expect(error?.code).toBe('document.impossible-change');
      expect(error?.message).toMatch(new RegExp(`^${name} .+cambió en este momento y la DUCA no se selló`));
      await nothingWentOut(chain, number);
    },
  );

  it('a change of the DUCA itself stops the seal, and shows what changed', async () => {
    const number = '1236000554';
    const chain = await formed(number);
    const { error } = await sealing(chain, () =>
      patch('duca', chain.duca, { 'FRACCIONES[0].DESCRIPCION': 'OTRA' }),
    );
    expect(error?.code).toBe('document.stale');
    expect(error?.details.body.FRACCIONES[0].DESCRIPCION).toBe('OTRA');
    await nothingWentOut(chain, number);
  });

  it('a document that is taken by another declaration stops the seal', async () => {
    const number = '1236000555';
    const chain = await formed(number);
    const { error } = await sealing(chain, async () => {
      const LOCK = await lockOf('dva', chain.dva);
      await call('dva', 'transition', { ID: chain.dva, LOCK, ACCION: 'cancel' });
    });
    expect(error?.message).toContain('Anulada');
    expect((await call('duca', 'status', { ID: chain.duca })).result.TRANSMISIONES).toEqual([]);
  });

  it('a list that is replaced stops the seal: it was judged by others', async () => {
    const number = '1236000558';
    const chain = await formed(number);
    const { error } = await sealing(chain, () =>
      world.services.database.write(...newRevision(world.services, 'GT')),
    );
    expect(error?.message).toMatch(
      /^Las reglas o los catálogos cambiaron en este momento y la DUCA no se selló/,
    );
    await nothingWentOut(chain, number);
  });

  it('what is not what its person saw is not sealed', async () => {
    const number = '1236000559';
    const chain = await formed(number);
    const LOCK = await lockOf('duca', chain.duca);
    await patch('duca', chain.duca, { 'FRACCIONES[0].DESCRIPCION': 'OTRA' });
    expect((await call('duca', 'transmit', { ID: chain.duca, LOCK })).error?.code).toBe('document.stale');
    await nothingWentOut(chain, number);
  });

  it('a paper of another version than the one that was judged is not declared', async () => {
    const { invoice: id } = await formed('1236000560');
    await patch('invoices', id, { 'ITEMS[0].MARCA': 'OTRA' });
    const store = new DocumentStore(invoiceDefinition, world.services, jobScope('uno', 'GT'));
    const { VERSION } = await store.header(id);
    const taker = { id: 'duc-otra', version: 1, called: 'la DUCA', changes: false };
    const taken = (seen: number) =>
      locksOf([{ store, id, lock: 'use', release: 'release' }], { invoices: { [id]: seen } }, taker);
    await expect(taken(VERSION - 1)).rejects.toMatchObject({ code: 'document.impossible-change' });
    expect((await taken(VERSION)).length).toBeGreaterThan(0);
  });

  it('nobody’s change lets the seal through', async () => {
    const chain = await formed('1236000556');
    const { error } = await sealing(chain, async () => undefined);
    expect(error).toBeUndefined();
    await world.pump();
  });
});
