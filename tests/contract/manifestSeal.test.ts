import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManifests } from '../../functions/manifests/handler.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { heldStill } from '../../functions/transmission/declarations/locks.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { interrupted } from './interrupted.ts';
import { startManifestPapers, type ManifestPapers } from './manifestPapers.ts';
import type { Answer } from './world.ts';

let { world, ana, call, lockOf, inTransport, inOrder, movedTo, formed } = {} as ManifestPapers;

beforeAll(async () => {
  ({ world, ana, call, lockOf, inTransport, inOrder, movedTo, formed } = await startManifestPapers());
});
afterAll(() => world.stop());

describe('in the moment in which a manifest is sealed', () => {
  const presented = async (ID: string, meanwhile: () => Promise<void>): Promise<Answer> => {
    const { services, happened } = interrupted(world.services, meanwhile);
    const handler = createManifests(async () => services);
    const answer = await world.call(handler, 'present', { ID, LOCK: await lockOf(ID) }, ana);
    expect(happened()).toBe(true);
    return answer;
  };

  it.each([
    [
      'a weight of a transport document that somebody changes',
      '1456000871',
      () => inTransport('1456000872', { 'DOCUMENTO.PESO_BRUTO': '999.00' }),
      /^El documento de transporte BL-1456000872 cambió en este momento y el manifiesto no se selló/,
    ],
    [
      'a transport document that somebody withdraws',
      '1456000873',
      () => movedTo('1456000873', 'annul'),
      /^El documento de transporte BL-1456000873 cambió en este momento/,
    ],
    [
      'a consignee that somebody changes in an order',
      '1456000875',
      () => inOrder('1456000876', { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRA, S.A.' }),
      /^La orden de trabajo \S+ cambió en este momento/,
    ],
  ])('%s stops the seal, and is named', async (_, first, meanwhile, said) => {
    const ID = await formed(first, String(Number(first) + 1));
    const { error } = await presented(ID, meanwhile);
    expect(error?.code).toBe('document.impossible-change');
    expect(error?.message).toMatch(said);
    expect((await call('status', { ID })).result).toMatchObject({
      header: { ESTADO: 'BORRADOR' },
      VERSION_SELLADA: 0,
      TRANSMISIONES: [],
    });
  });

  it('nobody’s change lets it through', async () => {
    const ID = await formed('1456000877', '1456000878');
    expect((await presented(ID, async () => undefined)).error).toBeUndefined();
    await world.pump();
  });

  it('of more documents than a transaction holds the last are looked at once more', async () => {
    await formed('1456000879', '1456000880');
    const store = new DocumentStore(transportDefinition, world.services, jobScope('h', 'HN'));
    const header = await store.header('tra-1-1456000879');
    const paper = { store, header };
    const many = Array.from({ length: 75 }, () => paper);
    expect(await heldStill([...many, paper], 'el manifiesto')).toHaveLength(75);
    const stale = { store, header: { ...header, LOCK: header.LOCK - 1 } };
    await expect(heldStill([...many, stale], 'el manifiesto')).rejects.toMatchObject({
      code: 'document.impossible-change',
    });
  });
});
