import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packList, packRows } from '../../functions/runtime/packedList.ts';
import { catalogueKey, newRevision } from '../../functions/runtime/reference.ts';
import { sha256 } from '../../functions/runtime/digest.ts';
import { incotermList } from '../../shared/catalogues/lists/incoterms.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// The message that is shown is the one that went.

let { world, call } = {} as SarahAgency;
beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const open = async (ID: string) => (await call('open', { ID })).result;
const lockOf = async (ID: string): Promise<number> => (await open(ID)).header.LOCK;
async function act(procedure: string, ID: string, more = {}) {
  const { error, result } = await call(procedure, { ID, LOCK: await lockOf(ID), ...more });
  expect(error).toBeUndefined();
  return result;
}
const set = (ID: string, path: string, value: string) =>
  act('patch', ID, { CAMBIOS: [{ op: 'set', path, value }] });
const message = async (ID: string, more = {}): Promise<string> =>
  (await call('message', { ID, ...more })).result.TEXTO;
const operationOf = (text: string) => /<operacion>(\d)<\/operacion>/.exec(text)?.[1];

/** Every term holds the costs in its price from now on, so that a message says other totals. */
async function changeIncoterms(): Promise<void> {
  const rows = incotermList.rows.map((row) => ({
    ...row,
    ...{ INCLUYE_FLETE: row['INCLUYE_FLETE'] === '1' ? '0' : '1' },
  }));
  const { name, source, sample } = incotermList;
  const stamp = '2026-11-20T16:00:00.000Z';
  const { kept, pieces } = packList('HN', name, stamp, packRows(rows));
  const facts = { source, validFrom: '2026-01-01', sample, ESTAMPA_TIEMPO: stamp };
  const item = { pk: catalogueKey('HN'), sk: name, ...facts, ...kept };
  await world.services.database.write(
    { kind: 'put', table: 'catalogues', item },
    ...pieces,
    ...newRevision(world.services, 'HN'),
  );
}

describe('the message of a DUA', () => {
  it('is the one that was sent, whatever its lists say since, and asks for a modification while that is open', async () => {
    const { ID } = (await call('derive', { ID_ORDEN: await world.seed('h', '1456000751') })).result.header;
    await set(ID, 'DECLARACION.ID_FORMA_PAGO', 'CR');
    const before = await message(ID, { OPERACION: 'R' });
    expect(operationOf(await message(ID))).toBe('0');
    const { HUELLA } = await act('register', ID);
    expect(sha256(Buffer.from(await message(ID)))).toBe(HUELLA);
    await world.pump();
    await changeIncoterms();
    expect(await message(ID, { OPERACION: 'R' })).not.toBe(before);
    const sealed = (await open(ID)).header.VERSION;
    for (const VERSION of [undefined, 2, sealed])
      expect(sha256(Buffer.from(await message(ID, { VERSION })))).toBe(HUELLA);
    const envelope = await message(ID, { FORMATO: 'SOAP' });
    expect(envelope).toContain(`<huella>${HUELLA}</huella>`);
    expect(envelope).toContain('<usuario>***</usuario><clave>***</clave>');
    expect(operationOf(envelope)).toBe('1');

    await act('amend', ID, { MOTIVO: 'Corrección de texto.' });
    await set(ID, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
    const change = await message(ID);
    expect([operationOf(change), change.includes('OTRA COSA')]).toEqual(['2', true]);
    const sent = await act('sendAmendment', ID);
    expect(sha256(Buffer.from(change))).toBe(sent.HUELLA);
    await world.pump();
    await changeIncoterms();
    expect(sha256(Buffer.from(await message(ID)))).toBe(sent.HUELLA);
    expect(sha256(Buffer.from(await message(ID, { VERSION: sealed })))).toBe(HUELLA);
  });
});
