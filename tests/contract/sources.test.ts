import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { sampleSources } from '../../shared/duca/sampleSources.fixture.ts';
import { changed, messages, startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';
import { wholeSources } from './wholeSources.ts';
import type { Answer, Person } from './world.ts';

let { world, reader, stranger, call, lockOf, patch, formed, ofDva, ofDuca, update, blockers } =
  {} as SourcesWorld;

beforeAll(async () => {
  ({ world, reader, stranger, call, lockOf, patch, formed, ofDva, ofDuca, update, blockers } =
    await startSourcesWorld());
});
afterAll(() => world.stop());

const REASON = 'El proveedor confirmó por correo que rige la primera versión';

describe('what is derived knows its sources', () => {
  it('says nothing while nothing that was taken changed', async () => {
    const chain = await formed('1236000401');
    expect(await blockers(chain)).toEqual([]);
    expect(await ofDva(chain)).toEqual([]);
    await patch('invoices', chain.invoice, { 'FACTURA.OBSERVACIONES': 'Llegó por correo' });
    await patch('work-orders', chain.order, { 'ORDEN.DESCRIPCION': 'Urgente' });
    expect(await ofDva(chain)).toEqual([]);
    expect(changed(await ofDuca(chain))).toEqual([]);
    expect((await call('dva', 'print', { ID: chain.dva })).error).toBeUndefined();
  });

  it('speaks in the DVA and in the DUCA when a tariff code of an invoice changed, and stops print and seal', async () => {
    const chain = await formed('1236000402');
    expect((await call('dva', 'print', { ID: chain.dva })).error).toBeUndefined();
    await patch('invoices', chain.invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });

    const [inDva] = changed(await ofDva(chain));
    expect(inDva).toMatchObject({
      severity: 'error',
      other: { module: 'invoices', id: chain.invoice, path: 'ITEMS[0].CLASIFICACION_ARANCELARIA' },
    });
    expect(inDva!.message).toMatch(
      /^La factura EXP-2026-04417 cambió: 1 línea\. Actualice la declaración del valor/,
    );
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(
        /^La factura EXP-2026-04417 cambió: 1 línea\. Declaración del valor \S+ todavía no toma el cambio\. Actualice la DUCA/,
      ),
    ]);
    expect(messages(await blockers(chain))).toHaveLength(1);

    const dvaPrint = await call('dva', 'print', { ID: chain.dva });
    expect(dvaPrint.error?.message).toMatch(
      /no se puede imprimir todavía\. La factura EXP-2026-04417 cambió/,
    );
    expect((await call('dva', 'print', { ID: chain.dva, BORRADOR: '1' })).error).toBeUndefined();
    const dvaReady = { ID: chain.dva, LOCK: await lockOf('dva', chain.dva), ACCION: 'ready' };
    expect((await call('dva', 'transition', dvaReady)).error?.message).toMatch(/no está lista\. La factura/);
    expect((await call('duca', 'print', { ID: chain.duca })).error?.message).toMatch(
      /La factura EXP-2026-04417/,
    );
    const LOCK = await lockOf('duca', chain.duca);
    expect((await call('duca', 'ready', { ID: chain.duca, LOCK })).error?.message).toMatch(/cambió: 1 línea/);
    expect((await call('duca', 'transmit', { ID: chain.duca, LOCK })).error?.message).toMatch(
      /cambió: 1 línea/,
    );

    // Deriving the DVA alone moves the change one document on: the DUCA still stands on the old one.
    await call('dva', 'derive', { ID_ORDEN: chain.order, ID: chain.dva });
    expect(await ofDva(chain)).toEqual([]);
    expect(messages(await ofDuca(chain)).join()).toMatch(/La declaración del valor \S+ cambió: 1 línea/);
    await update(chain);
    expect(messages(await ofDuca(chain))).toEqual([]);
    expect(await blockers(chain)).toEqual([]);
    const { body } = (await call('duca', 'open', { ID: chain.duca })).result;
    expect(JSON.stringify(body.FRACCIONES)).toContain('8471410000');
    expect((await call('dva', 'print', { ID: chain.dva })).error).toBeUndefined();
  });

  it('is kept with a reason, which stays in sight, until a source changes again', async () => {
    const chain = await formed('1236000403');
    // A date that the cross-checks compare too: once kept, they only remind.
    await patch('invoices', chain.invoice, {
      'ITEMS[1].CLASIFICACION_ARANCELARIA': '8528721000',
      'FACTURA.FECHA_FACTURA': '2026-10-13',
    });
    const keep = async (kind: 'dva' | 'duca', MOTIVO = REASON, as?: Person): Promise<Answer> =>
      call(kind, 'keepSources', { ID: chain[kind], LOCK: await lockOf(kind, chain[kind]), MOTIVO }, as);

    expect((await keep('duca', 'porque sí')).error?.message).toMatch(/no dice por qué/);
    expect((await keep('duca', REASON, reader)).error?.code).toBe('permission.denied');
    expect((await keep('duca', REASON, stranger)).error?.code).toBe('not-found');
    const kept = await keep('duca');
    expect(kept.error).toBeUndefined();
    // The DVA is another document: it asks for its own decision.
    expect(changed(await ofDva(chain))).toHaveLength(1);
    expect(messages(await ofDuca(chain))).toEqual([]);
    const told = (await ofDuca(chain)).find(({ code }) => code === 'sources.kept');
    expect(told).toMatchObject({ severity: 'warning' });
    expect(told!.message).toContain(`«${REASON}» (ana@uno, 20/11/2026`);
    const [last] = (await call('duca', 'history', { ID: chain.duca })).result;
    expect(last).toMatchObject({ USUARIO: 'ana@uno', ACCION: `Se conserva lo anterior: ${REASON}` });
    expect((await keep('dva')).error).toBeUndefined();
    expect(await blockers(chain)).toEqual([]);
    expect((await call('dva', 'print', { ID: chain.dva })).error).toBeUndefined();
    expect((await keep('duca')).error?.message).toMatch(/no hay nada que conservar/);

    // A remark asks for nothing; the next change of what was taken does.
    await patch('invoices', chain.invoice, { 'FACTURA.OBSERVACIONES': 'Otra nota' });
    expect(messages(await ofDuca(chain))).toEqual([]);
    await patch('invoices', chain.invoice, {
      'ITEMS[2].CANTIDAD_UNIDADES': '77.000',
      'ITEMS[2].VALOR_ITEM': '',
    });
    expect(changed(await ofDva(chain))).toHaveLength(1);
    expect(changed(await ofDuca(chain))).toHaveLength(1);
    await update(chain);
    expect((await ofDuca(chain)).map(({ code }) => code)).not.toContain('sources.kept');
    expect(await blockers(chain)).toEqual([]);
  });

  it('is silent again when a change was taken back', async () => {
    const chain = await formed('1236000404');
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'OTRA' });
    expect(changed(await ofDva(chain))).toHaveLength(1);
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'SIN MARCA' });
    expect(await ofDva(chain)).toEqual([]);
    expect(messages(await ofDuca(chain))).toEqual([]);
  });

  it('speaks of a weight of the transport document and of the order’s importer', async () => {
    const chain = await formed('1236000405');
    await patch('transport-documents', chain.transport, { 'DOCUMENTO.PESO_BRUTO': '99999.00' });
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(/^El documento de transporte \S+ cambió: Peso bruto/),
    ]);
    // No box of the DVA takes a weight.
    expect(await ofDva(chain)).toEqual([]);
    await update(chain);
    await patch('work-orders', chain.order, { 'ORDEN.NOMBRE_IMPORTADOR': 'OTRO IMPORTADOR, S.A.' });
    expect(messages(await ofDva(chain))).toEqual([
      expect.stringMatching(/^La orden de trabajo \S+ cambió: /),
    ]);
    const inDuca = messages(await ofDuca(chain));
    expect(inDuca).toEqual([expect.stringMatching(/^La orden de trabajo 123-6000405 cambió: /)]);
  });

  it('names what changed, and no order that was only closed and reopened meanwhile', async () => {
    const chain = await formed('1236000409');
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'OTRA' });
    const step = async (name: string) =>
      call('work-orders', name, { ID: chain.order, LOCK: await lockOf('work-orders', chain.order) });
    for (const name of ['close', 'reopen']) {
      expect((await step(name)).error).toBeUndefined();
      const told = [...changed(await ofDva(chain)), ...changed(await ofDuca(chain))];
      expect(told.map(({ other }) => other!.module)).toEqual(['invoices', 'invoices']);
      expect(told.map(({ message }) => message).join()).not.toMatch(/La orden|Fecha de cierre/);
    }
  });

  it('speaks of an invoice that came to the order, and of one that was annulled', async () => {
    const chain = await formed('1236000406');
    const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
    const asked = { lines: 2, invoices: 1, suppliers: 1, containers: 1 };
    const [second] = wholeSources(sampleSources(asked, reference), reference).invoices;
    const body = {
      ...second!.body,
      FACTURA: { ...second!.body.FACTURA, NUMERO_FACTURA: 'NUEVA-2' },
      ITEMS: second!.body.ITEMS.map((each) => ({ ...each, ID_ITEM: `n-${each.ID_ITEM}` })),
    };
    const invoices = new DocumentStore(sourceKinds.invoices, world.services, jobScope('uno', 'GT'));
    const facts = { orderId: chain.order, action: 'Creación', reference };
    const { header } = await invoices.create({ body }, facts);
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(/^La factura NUEVA-2 es nueva en la orden y no se ha tomado/),
    ]);
    // Formed again without its DVA, the DUCA still says that nobody declares it.
    await update(chain);
    expect(messages(await ofDuca(chain))).toEqual([]);
    const left = (await ofDuca(chain)).find(({ code }) => code === 'cross.factura-de-la-orden');
    expect(left).toMatchObject({ other: { module: 'invoices', id: header.ID } });

    await call('invoices', 'transition', { ID: header.ID, LOCK: header.LOCK, ACCION: 'annul' });
    expect(messages(await ofDuca(chain))).toEqual([
      expect.stringMatching(/^La factura NUEVA-2 está anulada o ya no está en la orden/),
    ]);
    await update(chain);
    const own = await lockOf('invoices', chain.invoice);
    await call('invoices', 'transition', { ID: chain.invoice, LOCK: own, ACCION: 'annul' });
    expect(messages(await ofDva(chain))).toEqual([
      expect.stringMatching(/^La factura EXP-2026-04417 está anulada/),
    ]);
    expect(await blockers(chain)).not.toEqual([]);
    const back = await lockOf('invoices', header.ID);
    await call('invoices', 'transition', { ID: header.ID, LOCK: back, ACCION: 'restore' });
    const refused = await call('dva', 'derive', { ID_ORDEN: chain.order, ID: chain.dva });
    expect(refused.error?.message).toMatch(/Ninguna factura de esta declaración del valor sigue en la orden/);
  });

  it('asks for one more derivation of what was derived before sources were recorded', async () => {
    const chain = await formed('1236000408');
    for (const kind of ['dva', 'duca'] as const) {
      const key = { pk: companyKey(jobScope('uno', 'GT')), sk: `H#${chain[kind]}` };
      const set = { ANTERIOR: '1' };
      await world.services.database.write({ kind: 'update', table: kind, key, set, remove: ['FUENTES'] });
    }
    expect(messages(await ofDva(chain))).toEqual([
      expect.stringMatching(/^No consta de qué versiones de sus fuentes se formó\. Actualice la declaración/),
    ]);
    expect(changed(await ofDuca(chain))).toHaveLength(1);
    await update(chain);
    expect(await blockers(chain)).toEqual([]);
    expect(await ofDva(chain)).toEqual([]);
  });

  it('answers for a whole order, and not for another company’s', async () => {
    const chain = await formed('1236000407');
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'OTRA' });
    for (const kind of ['dva', 'duca'] as const) {
      const { result } = await call(kind, 'sources', { ID_ORDEN: chain.order });
      expect(result).toEqual([expect.objectContaining({ ID: chain[kind] })]);
      expect(result[0].changes).toEqual([
        expect.objectContaining({ module: 'invoices', id: chain.invoice, from: 1, to: 2 }),
      ]);
      expect((await call(kind, 'sources', { ID_ORDEN: chain.order }, stranger)).error?.code).toBe(
        'not-found',
      );
      expect((await call(kind, 'sources', { ID: chain[kind] }, stranger)).error?.code).toBe('not-found');
    }
  });
});
