import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, foreigner, call, derived, patch } = {} as TwoAgencies;
beforeAll(async () => {
  ({ world, ana, foreigner, call, derived, patch } = await startTwoAgencies());
});
afterAll(() => world.stop());

const WHY = 'El flete que cobró la naviera es mayor.';
const open = async (ID: string) => (await call('open', { ID })).result;

/** A DUCA that SAT accepted. */
async function accepted(number: string): Promise<{ ID: string; orderId: string }> {
  const { id, lock, orderId } = await derived(number);
  await call('transmit', { ID: id, LOCK: lock });
  await world.pump();
  expect((await open(id)).header.ESTADO).toBe('ACEPTADA');
  return { ID: id, orderId };
}

/** Opens what was accepted and changes it; what a test changes is a box that a person writes. */
async function changed(ID: string, changes: Record<string, string>, MOTIVO = WHY): Promise<number> {
  const { header } = await open(ID);
  const amended = await call('amend', { ID, LOCK: header.LOCK, MOTIVO });
  expect(amended.error).toBeUndefined();
  expect(amended.result.ESTADO).toBe('CORRECCION');
  const saved = await patch(ID, amended.result.LOCK, changes);
  expect(saved.error).toBeUndefined();
  return saved.result.header.LOCK;
}

const taxed = async (ID: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    ((await open(ID)).body.TRIBUTOS as AnyRecord[]).map(({ CODIGO_TRIBUTO, IMPORTE }) => [
      CODIGO_TRIBUTO!,
      IMPORTE!,
    ]),
  );
const cents = (amount: string): number => Math.round(Number(amount) * 100);

describe('what SAT accepted', () => {
  it('is rectified with a reason; fields, boxes and taxes are told before it is sent, and the chain after', async () => {
    const { ID, orderId } = await accepted('1236000801');
    const before = await open(ID);
    const owed = await taxed(ID);
    const freight = (Number(before.body.FRACCIONES[0].VALOR_FLETE) + 100).toFixed(2);
    const total = (Number(before.body.DUCA.TOTAL_FLETE_DOLARES) + 100).toFixed(2);
    const changes = {
      'FRACCIONES[0].VALOR_FLETE': freight,
      'DUCA.TOTAL_FLETE_DOLARES': total,
      'DVAS[0].VALOR_FLETE': total,
    };
    const LOCK = await changed(ID, changes);

    const { result: told } = await call('amendment', { ID });
    expect(told).toMatchObject({ MOTIVO: WHY, USUARIO: 'Usuario ana' });
    expect(told.CAMBIOS).toContainEqual(
      expect.objectContaining({ path: 'FRACCIONES[0].VALOR_FLETE', CASILLA: '49', after: freight }),
    );
    const now = await taxed(ID);
    expect(told.TRIBUTOS).toEqual(
      expect.arrayContaining(
        Object.keys(now)
          .filter((code) => now[code] !== owed[code])
          .map((code) =>
            expect.objectContaining({
              CONCEPTO: code,
              ANTES: owed[code],
              DESPUES: now[code],
              DIFERENCIA: ((cents(now[code]!) - cents(owed[code]!)) / 100).toFixed(2),
            }),
          ),
      ),
    );
    expect(told.TRIBUTOS.length).toBeGreaterThan(0);

    const sent = await call('sendAmendment', { ID, LOCK });
    expect(sent.error).toBeUndefined();
    await world.pump();
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('ACEPTADA');
    // The same declaration a version later, and its value declarations say so.
    const { NUMERO_DUCA } = before.body.DUCA;
    expect(body.DUCA.NUMERO_DUCA.slice(0, 15)).toBe(NUMERO_DUCA.slice(0, 15));
    expect([NUMERO_DUCA, body.DUCA.NUMERO_DUCA].map((each) => each.slice(15, 19))).toEqual(['0001', '0002']);
    const dvas = new DocumentStore(dvaDefinition, world.services, jobScope('uno', 'GT'));
    const { body: dva } = await dvas.open(body.DVAS[0].ID_DVA);
    expect(dva.DVA.NUMERO_DECLARACION).toBe(body.DUCA.NUMERO_DUCA);
    expect(body.DUCA.FECHA_ACEPTACION).toBe(before.body.DUCA.FECHA_ACEPTACION);
    expect(body.VERSIONES_ACEPTADAS).toMatchObject([
      { OPERACION: 'Registro', MOTIVO: '' },
      { OPERACION: 'Rectificación', MOTIVO: WHY, USUARIO: 'Usuario ana' },
    ]);
    expect(world.authorities.ledger.acts('1236000801').map((each) => each.operation)).toEqual(['R', 'M']);

    // What it owes more is in the order's costs once, however often the news comes.
    for (const body of world.handled) await world.deliver(body);
    const orders = createWorkOrders(async () => world.services);
    const { GASTOS } = (await world.call(orders, 'costs', [orderId], ana)).result;
    const charged = (GASTOS as CostRow[]).reduce((sum, { LOCAL }) => sum + cents(LOCAL), 0);
    expect(charged).toBe(Object.values(now).reduce((sum, each) => sum + cents(each), 0));
  });

  it('shows of a rectified version the message that was sealed for it', async () => {
    const { ID } = await accepted('1236000802');
    const LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'SEGUNDA VERSION' });
    await call('sendAmendment', { ID, LOCK });
    await world.pump();
    const { result } = await call('xml', { ID });
    expect(result.XML).toContain('SEGUNDA VERSION');
    expect(result.COMPLETO).toBe(true);
    const printed = await call('print', { ID });
    expect(printed.error).toBeUndefined();
  });

  it('is printed as accepted by what an act’s answer stands in alone: a change says on paper that it is none, and one that replaced says so', async () => {
    const { ID } = await accepted('1236000810');
    const base = (await open(ID)).header.VERSION;
    const registered = (await call('status', { ID })).result.HUELLA.slice(0, 16);
    const print = async (VERSION?: number): Promise<string> => {
      const { result, error } = await call('print', { ID, ...(VERSION === undefined ? {} : { VERSION }) });
      expect(error).toBeUndefined();
      return result.IMPRESION;
    };
    const xml = async (VERSION: number): Promise<string> => (await call('xml', { ID, VERSION })).result.XML;
    const sealed = await xml(base);

    let LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'LO QUE NADIE ACEPTO' });
    const draft = (await open(ID)).header.VERSION;
    expect(await print()).toBe(`v${draft}-m`);
    // The accepted paper can be had anew while a change is open.
    expect(await print(base)).toBe(`v${base}-a-${registered}`);
    LOCK = (await call('dropAmendment', { ID, LOCK })).result.LOCK;
    const kept = (await open(ID)).header.VERSION;
    expect([await print(), await print(draft)]).toEqual([`v${kept}-a-${registered}`, `v${draft}-m`]);
    expect(await xml(kept)).toBe(sealed);
    expect(await xml(draft)).toContain('LO QUE NADIE ACEPTO');

    LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'LO QUE SE ACEPTO' });
    const sent = await call('sendAmendment', { ID, LOCK });
    expect(sent.error).toBeUndefined();
    const { VERSION: change } = sent.result.header;
    expect([await print(), await print(kept)]).toEqual([`v${change}-m`, `v${kept}-a-${registered}`]);
    await world.pump();
    const now = (await open(ID)).header.VERSION;
    const rectified = sent.result.HUELLA.slice(0, 16);
    expect(rectified).not.toBe(registered);
    expect([await print(), await print(change)]).toEqual([`v${now}-a-${rectified}`, `v${change}-m`]);
    // What was registered before is printed with its own seal, and says that it was replaced.
    expect([await print(base), await print(kept)]).toEqual([
      `v${base}-r-${registered}`,
      `v${kept}-r-${registered}`,
    ]);
    expect([await xml(base), await xml(base - 1), await xml(now)]).toEqual([
      sealed,
      sealed,
      await xml(change),
    ]);
  });

  it('is printed as accepted, with its own seal, while it is asked to be annulled', async () => {
    const { ID } = await accepted('1236000811');
    const { LOCK, VERSION } = (await open(ID)).header;
    const { HUELLA } = (await call('status', { ID })).result;
    await call('withdraw', { ID, LOCK, MOTIVO: 'Se declaró el embarque de otro cliente.' });
    const { result } = await call('status', { ID });
    expect(result).toMatchObject({ OPERACION_SELLADA: 'D', HUELLA_ACEPTADA: HUELLA });
    const print = async (): Promise<string> => (await call('print', { ID })).result.IMPRESION;
    expect(await print()).toBe(`v${VERSION}-d-${HUELLA.slice(0, 16)}`);
    await world.pump();
    expect(await print()).toBe(`v${VERSION + 1}-x`);
    const before = await call('print', { ID, VERSION });
    expect(before.result.IMPRESION).toBe(`v${VERSION}-x`);
  });

  it('keeps its order number: another one is another declaration, and its own is nobody else’s', async () => {
    const { ID } = await accepted('1236000803');
    const LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    const refused = await patch(ID, LOCK, { 'DUCA.NO_ORDEN': '1236000899' });
    expect(refused.error!.code).toBe('document.impossible-change');
    expect(refused.error!.message).toContain('123-6000803 no cambia después de la aceptación');
    const other = await derived('1236000898');
    const taken = await patch(other.id, other.lock, { 'DUCA.NO_ORDEN': '1236000803' });
    expect(taken.error!.code).toBe('document.duplicate');
    expect((await call('sendAmendment', { ID, LOCK })).error).toBeUndefined();
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
  });

  it('that stood under another number before that was refused is not sent, and gets its own back', async () => {
    const { ID } = await accepted('1236000809');
    const LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    const store = ducasOf({ services: world.services, scope: jobScope('uno', 'GT') });
    const { header, ...content } = await store.open(ID);
    const DUCA = { ...content.body.DUCA, NO_ORDEN: '1236000897' };
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const { CLAVE_SELLADA: _, ...unguarded } = header;
    await store.save(
      unguarded,
      { ...content, body: { ...content.body, DUCA } },
      { action: 'Antes', reference },
    );
    const refused = await call('sendAmendment', { ID, LOCK: LOCK + 1 });
    expect(refused.error!.message).toContain('número de orden');
    expect(refused.error!.message).toContain('123-6000809');
    const back = await patch(ID, LOCK + 1, { 'DUCA.NO_ORDEN': '1236000809' });
    expect(back.error).toBeUndefined();
    expect((await call('sendAmendment', { ID, LOCK: LOCK + 2 })).error).toBeUndefined();
    await world.pump();
  });

  it('is not sent while something is missing, nor when nothing changed', async () => {
    const { ID } = await accepted('1236000804');
    const LOCK = await changed(ID, { 'FRACCIONES[0].DESCRIPCION': '' });
    const missing = await call('sendAmendment', { ID, LOCK });
    expect(missing.error!.message).toContain('Descripción');
    const given = await call('dropAmendment', { ID, LOCK });
    expect(given.result.ESTADO).toBe('ACEPTADA');
    const again = await call('amend', { ID, LOCK: given.result.LOCK, MOTIVO: WHY });
    const none = await call('sendAmendment', { ID, LOCK: again.result.LOCK });
    expect(none.error!.message).toContain('no cambia nada');
  });

  it('is refused to be rectified by SAT: it can be corrected again, and what was accepted stands', async () => {
    const { ID } = await accepted('1236000805');
    const LOCK = await changed(ID, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
    world.authorities.sat.mood.queued.set('1236000805', ['reject']);
    await call('sendAmendment', { ID, LOCK });
    await world.pump();
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('CORRECCION');
    expect(body.VERSIONES_ACEPTADAS).toHaveLength(1);
    expect((await call('status', { ID })).result.problems).not.toEqual([]);
  });

  it('is annulled with a reason, stays on the chain, and owes no complementary one', async () => {
    const { ID } = await accepted('1236000806');
    const { header } = await open(ID);
    const MOTIVO = 'Se declaró el embarque de otro cliente.';
    const short = await call('withdraw', { ID, LOCK: header.LOCK, MOTIVO: 'no' });
    expect(short.error!.message).toContain('MOTIVO');
    await call('withdraw', { ID, LOCK: header.LOCK, MOTIVO });
    await world.pump();
    const after = await open(ID);
    expect(after.header.ESTADO).toBe('DESISTIDA');
    expect(after.body.VERSIONES_ACEPTADAS.at(-1)).toMatchObject({ OPERACION: 'Anulación', MOTIVO });
    expect(world.authorities.ledger.acts('1236000806').map((each) => each.operation)).toEqual(['R', 'D']);
    const refused = await call('amend', { ID, LOCK: after.header.LOCK, MOTIVO });
    expect(refused.error!.code).toBe('document.state');
  });

  it('is nobody’s of another agency', async () => {
    const { ID } = await accepted('1236000807');
    const { LOCK } = (await open(ID)).header;
    for (const [procedure, params] of [
      ['amend', { ID, LOCK, MOTIVO: WHY }],
      ['amendment', { ID }],
      ['dropAmendment', { ID, LOCK }],
      ['sendAmendment', { ID, LOCK }],
      ['withdraw', { ID, LOCK, MOTIVO: WHY }],
    ] as const)
      expect((await call(procedure, params, foreigner)).error, procedure).toMatchObject({
        code: 'not-found',
      });
  });
});
