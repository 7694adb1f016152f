import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteSignature } from '../../functions/transmission/deleteSignature.ts';
import { open } from '../../functions/transmission/open.ts';
import { recover } from '../../functions/transmission/recover.ts';
import { resolve } from '../../functions/transmission/resolve.ts';
import { serviceActive } from '../../functions/transmission/serviceActive.ts';
import { startAuthorities } from '../../infra/embedded/authorities/startAuthorities.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noFacts, type Part } from '../../shared/transmission/facts.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { after, found, MINUTE, NUMERO, now, said, startMachine, type Machine } from './machine.ts';
import { NOW, scopeOf } from './transmissions.ts';

let on: Machine;
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(() => on.fresh());

/** One that was accepted, of which what `FALTAN` says is still to come. */
const acceptedOne = (FALTAN: Part[] = []) =>
  on.standing({
    state: 'ACCEPTED',
    reason: 'accepted',
    facts: said({ FIRMA: FALTAN.includes('FIRMA') ? '' : 'F-1', FALTAN }),
  });

const fetched = async (id: string) => {
  await recover(on.call({ ID: id }));
  await on.work(id);
  return on.head(id);
};

describe('what an authority accepted', () => {
  it('is fetched again: it brings the signature that was missing, with its evidence, and sends nothing', async () => {
    const id = await acceptedOne(['FIRMA']);
    on.answers({ kind: 'found', facts: said({ FIRMA: 'F-7' }) });
    expect(await fetched(id)).toMatchObject({
      state: 'ACCEPTED',
      reason: 'fetched',
      fetching: false,
      facts: { NUMERO, FIRMA: 'F-7', FALTAN: [] },
      due: '',
    });
    const steps = await on.steps(id);
    expect(steps.at(-2)).toMatchObject({ reason: 'fetch-asked' });
    expect(steps.at(-1)?.exchange).toBeDefined();
  });

  it.each([
    ['that it does not have it', { kind: 'absent' } as const, 'fetched-absent'],
    ['that another has the number', { kind: 'conflict' } as const, 'fetched-other'],
    ['that it refused it', { kind: 'refused', facts: said({ CODIGO: '10' }) } as const, 'fetched-other'],
    [
      'another number',
      { kind: 'found', facts: said({ NUMERO: 'GTPRQPQ2400123500016' }) } as const,
      'fetched-other',
    ],
    ['nothing that can be read', { kind: 'unclear', hostile: true } as const, 'fetched-unclear'],
  ])('stays accepted though it says now %s, and that is told', async (_, finding, reason) => {
    const id = await acceptedOne();
    on.answers(finding);
    expect(await fetched(id)).toMatchObject({ state: 'ACCEPTED', reason, facts: { NUMERO, FIRMA: 'F-1' } });
    const { SABEMOS } = await open(on.call({ ID: id }));
    expect(SABEMOS).not.toMatch(/error/i);
  });

  it.each<[string, Part, Parameters<typeof on.answers>[0]]>([
    ['it says that it does not have it', 'FIRMA', { kind: 'absent' }],
    ['it says nothing that can be read', 'FIRMA', { kind: 'unclear', hostile: false }],
    ['it brings none', 'FIRMA', { kind: 'found', facts: said() }],
    ['it is pending', 'CANAL', { kind: 'found', facts: said({ CANAL: 'PENDIENTE' }) }],
  ])(
    'still lacks what it lacked while %s, and that is asked for in half a minute',
    async (_, part, finding) => {
      const id = await acceptedOne([part]);
      const { CANAL } = (await on.head(id)).facts;
      on.answers(finding);
      expect(await fetched(id)).toMatchObject({ facts: { FALTAN: [part], CANAL }, due: after(30_000) });
    },
  );

  it('gets whatever was not known of it, but for a channel that is pending, and never from another number', async () => {
    const id = await acceptedOne();
    const all = { FECHA: '2026-11-20T08:59:00', LIQUIDACION: '10.50', QR: 'Q-1' };
    on.answers({ kind: 'found', facts: said({ NUMERO: 'GTPRQPQ2400123500016', ...all }) });
    expect((await fetched(id)).facts).toMatchObject({ FECHA: '', LIQUIDACION: '' });
    on.answers({ kind: 'found', facts: said({ FIRMA: 'F-2', CANAL: 'PENDIENTE', ...all }) });
    expect((await fetched(id)).facts).toMatchObject({ FIRMA: 'F-1', CANAL: '', ...all });
    on.answers({ kind: 'found', facts: said({ CANAL: 'ROJO', FECHA: '2026-11-20T08:00:00' }) });
    expect((await fetched(id)).facts).toMatchObject({ CANAL: 'ROJO', FECHA: all.FECHA });
  });

  it('has the number of its later version once it was rectified, and never an earlier one again', async () => {
    const RAISED = 'GTPRQPQ2400123400023';
    const id = await acceptedOne();
    on.answers({ kind: 'found', facts: said({ NUMERO: RAISED }) });
    expect(await fetched(id)).toMatchObject({ reason: 'fetched', facts: { NUMERO: RAISED } });
    on.answers({ kind: 'found', facts: said({ QR: 'Q-1' }) });
    expect(await fetched(id)).toMatchObject({ reason: 'fetched', facts: { NUMERO: RAISED, QR: 'Q-1' } });
  });

  it('without the signature or the channel that it owes is asked for them again, whatever was noted before', async () => {
    const unsigned = await on.standing({ state: 'ACCEPTED', facts: said() });
    on.answers({ kind: 'unclear', hostile: false });
    expect(await fetched(unsigned)).toMatchObject({ facts: { FALTAN: ['FIRMA'] }, due: after(30_000) });
    on.nextNumber();
    const id = await on.standing({ state: 'ACCEPTED', operation: 'CANAL', facts: said({ FALTAN: [] }) });
    on.answers({ kind: 'found', facts: said({ CANAL: 'PENDIENTE' }) });
    expect(await fetched(id)).toMatchObject({ state: 'ACCEPTED', facts: { FALTAN: ['CANAL'] } });
    on.answers({ kind: 'found', facts: said({ CANAL: 'VERDE' }) });
    expect(await fetched(id)).toMatchObject({ state: 'CHANNEL', facts: { CANAL: 'VERDE' }, due: '' });
  });

  it('is fetched once for two who ask at a time, and again later', async () => {
    const id = await acceptedOne();
    on.answers({ kind: 'found', facts: said({ FIRMA: 'F-1' }) });
    await recover(on.call({ ID: id }));
    await expect(recover(on.call({ ID: id }))).rejects.toMatchObject({ code: 'document.state' });
    await on.work(id);
    await on.later(MINUTE);
    await recover(on.call({ ID: id }));
    expect((await on.head(id)).fetching).toBe(true);
  });

  it('alone can be fetched', async () => {
    for (const state of ['QUEUED', 'SENDING', 'UNKNOWN', 'REJECTED', 'CHANNEL', 'NEEDS_HUMAN'] as const) {
      on.nextNumber();
      const id = await on.standing({ state });
      await expect(recover(on.call({ ID: id })), state).rejects.toMatchObject({
        code: 'document.state',
        message: expect.stringMatching(
          /^La transmisión está en estado «.+» y no admite recuperarse\.$/,
        ) as string,
      });
    }
  });

  it('of another company does not exist', async () => {
    const id = await acceptedOne();
    const call = on.call({ ID: id }, scopeOf('eva', [], 'emp-2'));
    await expect(recover(call)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the word of an administrator that it was accepted', () => {
  const admin = scopeOf('eva', ['admin']);
  const accept = (ID: string, NUMERO = '') =>
    resolve(on.call({ ID, DECISION: 'ACEPTADA', MOTIVO: 'Lo dijo SAT por teléfono', NUMERO }, admin));

  it('leaves the signature and the date of a registration to come from the authority', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN', facts: noFacts });
    await accept(id, NUMERO);
    expect(await on.head(id)).toMatchObject({ facts: { NUMERO, FALTAN: ['FIRMA'] }, due: after(30_000) });
    const facts = { ...noFacts, NUMERO, FIRMA: 'F-7', FECHA: '2026-11-20T08:59:00' };
    on.answers({ kind: 'found', facts });
    on.later(30_000);
    await on.work(id);
    expect(await on.head(id)).toMatchObject({ state: 'ACCEPTED', facts, due: '' });
  });

  it('leaves the channel that was asked for to come from the authority', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN', operation: 'CANAL', facts: noFacts });
    await accept(id);
    expect(await on.head(id)).toMatchObject({ state: 'ACCEPTED', facts: { FALTAN: ['CANAL'] } });
    on.gateway.parts = async () => [{ ...found({ kind: 'absent' }), found: { CANAL: 'ROJO' } }];
    on.later(30_000);
    await on.work(id);
    expect(await on.head(id)).toMatchObject({
      state: 'CHANNEL',
      facts: { CANAL: 'ROJO', FALTAN: [] },
      due: '',
    });
  });

  it('owes no signature where the authority signs nothing', async () => {
    const id = await on.standing({ state: 'NEEDS_HUMAN', country: 'HN', kind: 'dua', facts: noFacts });
    await accept(id, '302600004567L');
    expect((await on.head(id)).facts.FALTAN).toEqual([]);
  });

  it.each(['CERT-20261120-000001', '7f9c24e8-3b12-4cde-9a61-0d5f2e8b7a90'])(
    'a number that a person gives for a certification is kept as its certifier writes it, and the fetch agrees: %s',
    async (number) => {
      const sent = { operation: 'CERTIFICA', kind: 'cafta', door: 'certificador-a' } as const;
      const id = await on.standing({ state: 'NEEDS_HUMAN', ...sent, facts: noFacts });
      const { params } = transmissionProcedures.resolve;
      expect(params.NUMERO.schema.safeParse(number).success).toBe(true);
      await accept(id, ` ${number} `);
      expect((await on.head(id)).facts.NUMERO).toBe(number);
      on.answers({ kind: 'found', facts: { ...noFacts, NUMERO: number, FIRMA: 'F-7' } });
      on.later(30_000);
      await on.work(id);
      expect(await on.head(id)).toMatchObject({ reason: 'fetched', facts: { NUMERO: number, FIRMA: 'F-7' } });
      expect(on.told('transmission.contradicted')).toEqual([]);
    },
  );

  it('a number of SARAH that a person gives with or without its hyphens is the one that the fetch brings', async () => {
    const written = '26-0000-000123-004567-L-0001';
    for (const typed of [written, written.replaceAll('-', '')]) {
      on.nextNumber();
      const id = await on.standing({ state: 'NEEDS_HUMAN', country: 'HN', kind: 'dua', facts: noFacts });
      await accept(id, typed);
      on.answers({ kind: 'found', facts: { ...noFacts, NUMERO: written } });
      on.later(30_000);
      await on.work(id);
      expect(await on.head(id)).toMatchObject({ reason: 'fetched', facts: { NUMERO: written } });
      on.setClock(NOW);
    }
  });
});

describe('the signature of an acceptance', () => {
  const MOTIVO = 'La SAT la emitió sobre un sello que anuló.';

  it('is taken off with its reason in the chain, stays off, and comes back when it is recovered', async () => {
    const id = await acceptedOne();
    const { SABEMOS, RESULTADO } = await deleteSignature(on.call({ ID: id, MOTIVO }));
    expect(SABEMOS).toContain(`borró la firma: ${MOTIVO}`);
    expect(RESULTADO).toMatchObject({ NUMERO, FIRMA: '', FALTAN: ['FIRMA'] });
    expect((await on.steps(id)).at(-1)).toMatchObject({ reason: 'signature-deleted', note: MOTIVO });
    on.answers({ kind: 'found', facts: said({ FIRMA: 'F-9' }) });
    expect((await fetched(id)).facts).toMatchObject({ FIRMA: 'F-9', FALTAN: [] });
  });

  it.each(['', 'porque', ' '.repeat(40)])('is not taken off for no reason: «%s»', async (why) => {
    const id = await acceptedOne();
    await expect(deleteSignature(on.call({ ID: id, MOTIVO: why }))).rejects.toMatchObject({
      code: 'params.invalid',
    });
    expect((await on.head(id)).facts.FIRMA).toBe('F-1');
  });

  it('is nothing to take off where there is none, nor where nothing was accepted', async () => {
    const unsigned = await acceptedOne(['FIRMA']);
    const call = on.call({ ID: unsigned, MOTIVO });
    await expect(deleteSignature(call)).rejects.toMatchObject({
      code: 'document.state',
      message: 'La transmisión está en estado «Aceptada por SAT» y no admite quedar sin firma.',
    });
    on.nextNumber();
    const id = await on.standing({ state: 'UNKNOWN' });
    await expect(deleteSignature(on.call({ ID: id, MOTIVO }))).rejects.toMatchObject({
      code: 'document.state',
    });
  });
});

describe('whether the service is active', () => {
  it('is asked of the service itself, without anybody’s credentials, and noted when it is not', async () => {
    const practice = await startAuthorities({ dataDir: mkdtempSync(join(tmpdir(), 'despacho-active-')) });
    const before = { ...process.env };
    Object.assign(process.env, practice.env);
    const ask = () => serviceActive(on.call({ TIPO: 'duca' }));
    expect(await ask()).toEqual({ ACTIVO: '1', FRASE: 'SAT: declaraciones: el servicio está activo.' });
    practice.sat.mood.serviceDown = true;
    for (let each = 0; each < 3; each += 1) expect((await ask()).ACTIVO).toBe('0');
    expect((await ask()).FRASE).toContain('se le preguntó hace un momento');
    practice.sat.mood.serviceDown = false;
    on.setClock(new Date(now + MINUTE).toISOString());
    expect((await ask()).ACTIVO).toBe('1');
    delete process.env['SAT_ENDPOINT'];
    expect((await ask()).FRASE).toContain('no sabe dónde está');
    await practice.stop();
    for (const name of Object.keys(practice.env)) delete process.env[name];
    Object.assign(process.env, before);
  });

  it('of a kind that goes to no authority of the country is no question', async () => {
    for (const TIPO of ['manifests', 'parties', ''])
      await expect(serviceActive(on.call({ TIPO }))).rejects.toMatchObject({ code: 'not-found' });
  });
});
