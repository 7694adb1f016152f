import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { startSourcesWorld, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import { administrator, WHY, type TakeOut } from './takingOut.ts';

// What becomes of a declaration that a person takes out of the queue of an outage (docs/runbooks/authority-down.md).

describe('a DUCA that waits in the queue', () => {
  let { world, call, lockOf, patch, formed } = {} as SourcesWorld;
  let takeOut: TakeOut;
  beforeAll(async () => {
    ({ world, call, lockOf, patch, formed } = await startSourcesWorld());
    takeOut = await administrator(world, 'uno');
  });
  afterAll(() => world.stop());

  const PAPER = { NUMERO: 'GTPRQPQ-26-001234-0001-1', FECHA: '2026-11-20' };
  const done = async (kind: Kind, procedure: string, params: object) => {
    const { result, error } = await call(kind, procedure, params);
    expect(error).toBeUndefined();
    return result;
  };
  const act = async (procedure: string, ID: string, more = {}): Promise<string> =>
    (await done('duca', procedure, { ID, LOCK: await lockOf('duca', ID), ...more })).ID_TRANSMISION;
  const open = async (ID: string) => done('duca', 'open', { ID });
  const stateOf = async (kind: Kind, ID: string): Promise<string> =>
    (await done(kind, 'open', { ID })).header.ESTADO;
  const papers = (number: string) =>
    Promise.all([stateOf('invoices', `fac-1-${number}`), stateOf('transport-documents', `tra-1-${number}`)]);
  const acts = (number: string) => world.authorities.ledger.acts(number);
  const accepted = async (number: string): Promise<string> => {
    const { duca } = await formed(number);
    await act('transmit', duca);
    await world.pump();
    expect(await stateOf('duca', duca)).toBe('ACEPTADA');
    return duca;
  };

  it('and was declared on paper is accepted with the paper’s number and day, holds its papers, and is not sent', async () => {
    const { duca } = await formed('1236000901');
    const sent = await act('transmit', duca);
    for (const [name, more] of [
      ['NUMERO', { ...PAPER, NUMERO: 'PENDIENTE' }],
      ['NUMERO', { FECHA: PAPER.FECHA }],
      ['FECHA', { NUMERO: PAPER.NUMERO }],
      ['FECHA', { ...PAPER, FECHA: '2026-11-21' }],
    ] as const) {
      const { error } = await takeOut(sent, 'EN_PAPEL', more);
      expect(error).toMatchObject({ code: 'params.invalid', details: { name } });
    }
    expect((await takeOut(sent, 'EN_PAPEL', PAPER)).error).toBeUndefined();
    await world.pump();
    const { header, body } = await open(duca);
    expect(header.ESTADO).toBe('ACEPTADA');
    expect(body.DUCA).toMatchObject({
      NUMERO_DUCA: 'GTPRQPQ2600123400011',
      FECHA_ACEPTACION: '2026-11-20T00:00:00',
    });
    expect(await papers('1236000901')).toEqual(['USADA', 'USADO']);
    expect(acts('1236000901')).toEqual([]);
    const { LINEA, RESULTADO } = await known(sent);
    expect(LINEA.at(-1)).toMatchObject({ ESTADO: 'ACCEPTED', EVIDENCIA: true });
    expect(RESULTADO.FALTAN).toEqual([]);
  });

  const known = async (ID: string) => {
    const reader = await world.person('uno', 'lectora');
    return (
      await world.call(
        createTransmission(async () => world.services),
        'open',
        { ID },
        reader,
      )
    ).result;
  };

  it('and is taken out is a draft again: its papers are free, it is corrected and sent once', async () => {
    const { duca } = await formed('1236000902');
    const sent = await act('transmit', duca);
    expect(await papers('1236000902')).toEqual(['USADA', 'USADO']);
    expect((await takeOut(sent, 'RETIRADA')).result.ESTADO).toBe('TAKEN_OUT');
    await world.pump();
    expect(await stateOf('duca', duca)).toBe('BORRADOR');
    expect(await papers('1236000902')).toEqual(['BORRADOR', 'BORRADOR']);
    expect(acts('1236000902')).toEqual([]);
    const [{ ACCION }] = (await done('duca', 'history', { ID: duca })).slice(0, 1);
    expect(ACCION).toBe('Retirada de la cola, sin salir');

    await patch('duca', duca, { 'OBSERVACIONES.OBSERVACIONES': 'CORREGIDA' });
    await act('transmit', duca);
    await world.pump();
    for (const body of world.handled) await world.deliver(body);
    expect(await stateOf('duca', duca)).toBe('ACEPTADA');
    expect(acts('1236000902').map(({ operation }) => operation)).toEqual(['R']);
    expect(await papers('1236000902')).toEqual(['USADA', 'USADO']);
  });

  it('taken out and annulled, its number is free: its order forms another, which is sent once', async () => {
    const { duca, order } = await formed('1236000907');
    await takeOut(await act('transmit', duca), 'RETIRADA');
    await world.pump();
    await done('duca', 'transition', { ID: duca, LOCK: await lockOf('duca', duca), ACCION: 'annul' });
    const other = (await done('duca', 'derive', { ID_ORDEN: order })).header.ID;
    await act('transmit', other);
    await world.pump();
    expect(await stateOf('duca', other)).toBe('ACEPTADA');
    expect(acts('1236000907')).toHaveLength(1);
  });

  it('as a withdrawal or as a request of its channel leaves what was accepted as it stood, and may be asked again', async () => {
    const duca = await accepted('1236000903');
    await takeOut(await act('withdraw', duca, { MOTIVO: WHY }), 'RETIRADA');
    await world.pump();
    expect(await stateOf('duca', duca)).toBe('ACEPTADA');
    const asked = (await done('duca', 'requestChannel', { ID: duca })).ID_TRANSMISION;
    expect((await takeOut(asked, 'EN_PAPEL', PAPER)).error?.code).toBe('document.state');
    await takeOut(asked, 'RETIRADA');
    await world.pump();
    expect(await stateOf('duca', duca)).toBe('ACEPTADA');
    await done('duca', 'requestChannel', { ID: duca });
    await world.pump();
    expect(['VERDE', 'AMARILLO', 'ROJO']).toContain(await stateOf('duca', duca));
    expect(acts('1236000903').map(({ operation }) => operation)).not.toContain('D');
  });

  it('as a rectification is one that is still being written', async () => {
    const duca = await accepted('1236000904');
    await act('amend', duca, { MOTIVO: WHY });
    await patch('duca', duca, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    const sent = await act('sendAmendment', duca);
    await takeOut(sent, 'RETIRADA');
    await world.pump();
    expect(await stateOf('duca', duca)).toBe('CORRECCION');
    expect(acts('1236000904').map(({ operation }) => operation)).toEqual(['R']);
  });

  it('is taken out by an administrator alone, who says why and proves who it is', async () => {
    const { duca } = await formed('1236000905');
    const sent = await act('transmit', duca);
    const transmits = await world.person('uno', 'transmisor');
    expect((await takeOut(sent, 'RETIRADA', {}, transmits)).error?.code).toBe('permission.denied');
    expect((await takeOut(sent, 'RETIRADA', { MOTIVO: 'sí' })).error?.code).toBe('params.invalid');
    await world.pump();
    expect((await takeOut(sent, 'RETIRADA')).error?.code).toBe('document.state');
    expect(await stateOf('duca', duca)).toBe('ACEPTADA');
  });
});
