import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { evidence } from '../../functions/transmission/evidence.ts';
import { requestChannel, type HandOver } from '../../functions/transmission/handOver.ts';
import { readHead } from '../../functions/transmission/job.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { usageKey, type UsageRow } from '../../functions/runtime/usage.ts';
import { TABLE } from '../../functions/transmission/rows.ts';
import { ana, NOW, scopeOf, startTransmissions, type Transmissions } from './transmissions.ts';

const impossible = { code: 'document.impossible-change' };

let on: Transmissions;
let key = '';
beforeAll(async () => {
  on = await startTransmissions();
});
afterAll(() => on.stop());
beforeEach(() => {
  key = on.nextNumber();
});

describe('the place that a declaration takes in a month', () => {
  it('is given back in that month, though the next one began while the sealed bytes were archived', async () => {
    const used = (month: string) =>
      on.services.database.get<UsageRow>(TABLE, usageKey({ company: 'emp-1' }, month));
    on.setClock('2027-02-01T05:59:59.900Z');
    const putOnce = vi.spyOn(on.services.files, 'putOnce').mockImplementationOnce(async (...said) => {
      on.setClock('2027-02-01T06:00:00.100Z');
      return on.services.files.putOnce(...said);
    });
    const { id } = await on.hand();
    putOnce.mockRestore();
    await on.end(id, 'REJECTED');
    expect(await used('2027-01')).toMatchObject({ ENVIADAS: 1, RECHAZADAS: 1 });
    expect(await used('2027-02')).toBeUndefined();
    on.setClock(NOW);
  });
});

describe('one number of declaration', () => {
  it('takes one registration however many people press at once, of whatever version', async () => {
    const all = await Promise.allSettled(
      ['ana', 'eva', 'luz', 'sol'].map((user, index) => on.hand({ version: index + 1 }, scopeOf(user))),
    );
    expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject(impossible);
  });

  it('gives the same person the same transmission again, and tells another who has it', async () => {
    const first = await on.hand();
    expect(first.repeated).toBe(false);
    expect(await on.hand()).toEqual({ id: first.id, repeated: true });
    await expect(on.hand({}, scopeOf('eva'))).rejects.toMatchObject({
      code: 'document.in-transmission',
      details: { id: first.id, user: 'Usuario ana' },
    });
  });

  it('recognises no other bytes and no other document as what was handed over, whatever became of it', async () => {
    const first = await on.hand();
    const other = { sealed: Buffer.from('<DUCA>otra</DUCA>') };
    const copied = { documentId: 'duc-otro' };
    for (const remedy of ['Espere su resultado', 'guarde un cambio']) {
      for (const [more, why] of [
        [other, 'con otro contenido'],
        [copied, 'desde otro documento'],
      ] as const) {
        const refused = on.hand(more);
        await expect(refused).rejects.toMatchObject({ ...impossible, details: { id: first.id } });
        await expect(refused).rejects.toThrow(
          new RegExp(`${key} ya se transmitió en la versión 1 .* por Usuario ana, ${why}.*${remedy}`),
        );
      }
      if (remedy === 'Espere su resultado') await on.end(first.id, 'REJECTED');
    }
    expect(await on.hand(), 'the very same is still told').toEqual({ id: first.id, repeated: true });
    expect((await on.hand({ ...other, version: 2 })).repeated).toBe(false);
  });

  it('bears no rectification or annulment before it is registered, nor while one is under way', async () => {
    for (const operation of ['M', 'D', 'CANAL'] as const)
      await expect(on.hand({ operation, version: 2 }), operation).rejects.toMatchObject(impossible);
    const { id } = await on.hand();
    await expect(on.hand({ operation: 'M', version: 2 })).rejects.toThrow('que no ha terminado');
    await on.end(id, 'ACCEPTED');
    const rectified = await on.hand({ operation: 'M', version: 2 });
    for (const operation of ['M', 'D', 'CANAL'] as const)
      await expect(on.hand({ operation, version: 3 }), operation).rejects.toThrow('que no ha terminado');
    await on.end(rectified.id, 'REJECTED');
    expect(await on.lane()).toMatchObject({ running: '', registered: true });
    await on.hand({ operation: 'D', version: 3 });
  });

  it('takes nothing that the authority takes no message of, and leaves no trace of it', async () => {
    vi.stubEnv('SAT_MESSAGE_MB', '0.001');
    await expect(on.hand()).rejects.toMatchObject({
      code: 'rejected',
      message: expect.stringMatching(/recibe hasta 0\.001 MB\. No se selló ni se envió nada\./) as string,
    });
    vi.unstubAllEnvs();
    expect(await on.lane()).toBeUndefined();
    expect((await on.hand()).repeated).toBe(false);
  });

  it('takes one rectification however many people press at once', async () => {
    await on.end((await on.hand()).id, 'ACCEPTED');
    const all = await Promise.allSettled(
      [2, 3, 4, 5].map((version) => on.hand({ operation: 'M', version }, scopeOf(`p${version}`))),
    );
    expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  });

  it('is free again for a registration after a rejection, and never after an acceptance', async () => {
    await on.end((await on.hand()).id, 'REJECTED');
    expect(await on.lane()).toMatchObject({ running: '', registered: false, taken: 0 });
    await on.end((await on.hand({ version: 2 })).id, 'ACCEPTED');
    await expect(on.hand({ version: 3 })).rejects.toThrow('ya está registrada');
    await expect(on.hand({ version: 3 })).rejects.toMatchObject(impossible);
  });

  it('is registered no more once its annulment was accepted, and still is when that was rejected', async () => {
    await on.end((await on.hand()).id, 'ACCEPTED');
    await on.end((await on.hand({ operation: 'D', version: 2 })).id, 'REJECTED');
    await on.end((await on.hand({ operation: 'D', version: 3 })).id, 'ACCEPTED');
    expect(await on.lane()).toMatchObject({ running: '', registered: false });
    await expect(on.hand({ operation: 'M', version: 4 })).rejects.toThrow('la necesita registrada');
    await expect(on.hand({ version: 5 })).rejects.toThrow('ya está registrada');
  });

  it('is not held by a validation, and one that ends frees nothing that others hold', async () => {
    const checked = await on.hand({ operation: 'V' });
    expect(await on.lane()).toBeUndefined();
    const { id } = await on.hand();
    await on.end(checked.id, 'ACCEPTED');
    expect(await on.lane()).toMatchObject({ running: id, registered: false });
  });

  it('of one company is not that of another', async () => {
    await on.hand();
    const other = await on.hand({}, scopeOf('ana', [], 'emp-2'));
    expect(other.repeated).toBe(false);
    expect(await readHead(on.services, ana, other.id)).toBeUndefined();
  });

  it('is asked for its channel only once registered, with bytes of its own', async () => {
    const asked = () =>
      requestChannel(on.services, ana, { ...on.order({ version: 2 }), declarant: 'D', number: 'N' });
    await expect(asked()).rejects.toMatchObject(impossible);
    await on.end((await on.hand()).id, 'ACCEPTED');
    const { id } = await asked();
    expect(await on.head(id)).toMatchObject({ operation: 'CANAL', state: 'QUEUED' });
    expect((await on.head(id)).bytes).toBeGreaterThan(0);
  });
});

describe('a hand-over', () => {
  it('happens with the document’s own writes or not at all', async () => {
    const taken = { pk: companyKey(ana, 'duca'), sk: `taken-${key}` };
    await on.services.database.write({ kind: 'put', table: 'duca', item: taken });
    const free = { ...taken, sk: `free-${key}` };
    const extraWrites: HandOver['extraWrites'] = [
      { kind: 'put', table: 'duca', item: free, when: { absent: true } },
      { kind: 'put', table: 'duca', item: taken, when: { absent: true } },
    ];
    await expect(on.hand({ extraWrites })).rejects.toMatchObject({ write: extraWrites[1] });
    expect(await on.services.database.get('duca', free)).toBeUndefined();
    expect(await on.lane()).toBeUndefined();
    expect((await on.hand({ extraWrites: [extraWrites[0]!] })).repeated).toBe(false);
    expect(await on.services.database.get('duca', free)).toBeDefined();
  });

  it('stores the exact bytes and what they are, and is due at once', async () => {
    const { id } = await on.hand();
    const row = await on.head(id);
    expect(row).toMatchObject({
      state: 'QUEUED',
      safe: true,
      due: NOW,
      attempt: 0,
      bytes: Buffer.byteLength(`<DUCA>${key}</DUCA>`),
      createdBy: 'ana',
      createdByName: 'Usuario ana',
    });
    const bytes = await on.services.files.get(ana, 'evidence', row.object);
    expect(Buffer.from(bytes!).toString()).toBe(`<DUCA>${key}</DUCA>`);
  });

  it('is proved by its bytes: other ones in their place, or none, break the evidence', async () => {
    const { id } = await on.hand();
    const proved = async (bytes?: (name: string) => Promise<Uint8Array | undefined>) => {
      const files = Object.create(on.services.files) as typeof on.services.files;
      if (bytes) files.get = (_scope, _bucket, name) => bytes(name);
      const call = { input: { ID: id }, services: { ...on.services, files }, scope: ana };
      return (await evidence(call as never)).INTEGRA;
    };
    expect(await proved()).toBe(true);
    expect(await proved(async () => Buffer.from('<DUCA/>'))).toBe(false);
    expect(await proved(async () => undefined)).toBe(false);
  });

  it('says for a country without a connection what to do instead', async () => {
    const there = { ...ana, country: 'SV' as const };
    await expect(on.hand({}, there)).rejects.toThrow('todavía no está conectada');
  });
});
