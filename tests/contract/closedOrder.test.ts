import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Database } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { writeInvoices } from '../../shared/invoices/csv/writeInvoices.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { asNobody } from '../rights/asFunction.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import type { Answer } from './world.ts';

let { world, call, lockOf, patch, formed } = {} as SourcesWorld;
beforeAll(async () => {
  ({ world, call, lockOf, patch, formed } = await startSourcesWorld());
});
afterAll(() => world.stop());

const step = async (order: string, name: 'close' | 'reopen' | 'delete' | 'restore'): Promise<void> => {
  const { error } = await call('work-orders', name, {
    ID: order,
    LOCK: await lockOf('work-orders', order),
  });
  expect(error).toBeUndefined();
};
const change = async (kind: Kind, ID: string, path: string, value: string): Promise<Answer> =>
  call(kind, 'patch', { ID, LOCK: await lockOf(kind, ID), CAMBIOS: [{ op: 'set', path, value }] });
const stateOf = async (kind: Kind, ID: string): Promise<string> =>
  (await call(kind, 'open', { ID })).result.header.ESTADO;

const REASON = 'El proveedor confirmó por correo que rige la primera versión';
const KINDS = ['invoices', 'transport-documents', 'dva', 'duca'] as const;
type InOrder = (typeof KINDS)[number];

const FIELD: Record<InOrder, string> = {
  invoices: 'FACTURA.OBSERVACIONES',
  'transport-documents': 'DOCUMENTO.OBSERVACIONES',
  dva: 'DVA.TELEFONO_IMPORTADOR',
  duca: 'OBSERVACIONES.OBSERVACIONES',
};

/** Everything by which a person makes or changes a document of an order. */
const deeds = (chain: Chain): Record<string, () => Promise<Answer>> => {
  const ids = {
    invoices: chain.invoice,
    'transport-documents': chain.transport,
    dva: chain.dva,
    duca: chain.duca,
  };
  const on = async (kind: InOrder, procedure: string, more: object = {}): Promise<Answer> =>
    call(kind, procedure, { ID: ids[kind], LOCK: await lockOf(kind, ids[kind]), ...more });
  const ID_ORDEN = chain.order;
  return {
    ...Object.fromEntries(
      KINDS.flatMap((kind) => [
        [`patch ${kind}`, () => change(kind, ids[kind], FIELD[kind], 'Otra nota')],
        [`create ${kind}`, () => call(kind, 'create', { ID_ORDEN })],
      ]),
    ),
    'copy an invoice': () => call('invoices', 'copy', { ID: chain.invoice }),
    'copy a transport document': () => call('transport-documents', 'copy', { ID: chain.transport }),
    'copy a declaration': () => call('duca', 'copy', { ID: chain.duca, ID_ORDEN }),
    'import invoices': () =>
      call('invoices', 'importCsv', { ID_ORDEN, CSV: writeInvoices([completeInvoice()]), CONFIRMAR: '1' }),
    'weigh anew': () => on('transport-documents', 'updateWeight', { PESO_BRUTO: '77.000', CONFIRMAR: '1' }),
    'void an invoice': () => on('invoices', 'transition', { ACCION: 'annul' }),
    'void a transport document': () => on('transport-documents', 'transition', { ACCION: 'annul' }),
    'void a value declaration': () => on('dva', 'transition', { ACCION: 'cancel' }),
    'void a declaration': () => on('duca', 'transition', { ACCION: 'annul' }),
    'derive the value declarations': () => call('dva', 'derive', { ID_ORDEN }),
    'form the declaration': () => call('duca', 'derive', { ID_ORDEN, ID: chain.duca }),
    'keep what was taken': () => on('duca', 'keepSources', { MOTIVO: REASON }),
  };
};

const CLOSED =
  /^La orden de trabajo 123-6\d{6} está cerrada y no admite .+\. Reábrala en su página, o pídalo/;

describe('the papers of a closed order', () => {
  it('are read only, whatever is asked of them, and say which order is closed and the way to go on', async () => {
    const chain = await formed('1236000951');
    expect(KINDS).toEqual(kindsInOrderOf('GT').map(({ module }) => module));
    // What was taken is another thing by now, so that it can be kept.
    await patch('invoices', chain.invoice, { 'ITEMS[0].MARCA': 'OTRA' });
    await step(chain.order, 'close');
    for (const [deed, run] of Object.entries(deeds(chain))) {
      const { status, error } = await run();
      expect([deed, status, error?.code]).toEqual([deed, 409, 'document.state']);
      expect(error!.message).toMatch(CLOSED);
      expect(error!.problems[0]!.other).toMatchObject({ module: 'work-orders', id: chain.order });
    }
    expect(await lockOf('invoices', chain.invoice)).toBe(2);
    const { documents } = (await call('work-orders', 'file', { ID: chain.order })).result;
    expect(documents.invoices).toHaveLength(1);

    await step(chain.order, 'reopen');
    await patch('invoices', chain.invoice, { [FIELD.invoices]: 'Otra nota' });
    expect((await call('dva', 'derive', { ID_ORDEN: chain.order })).error).toBeUndefined();
  });

  it('are neither made ready nor sealed for the first time', async () => {
    const chain = await formed('1236000952');
    await step(chain.order, 'close');
    for (const procedure of ['ready', 'transmit']) {
      const asked = { ID: chain.duca, LOCK: await lockOf('duca', chain.duca) };
      const { error } = await call('duca', procedure, asked);
      expect(error?.message).toMatch(CLOSED);
    }
    expect(await stateOf('duca', chain.duca)).toBe('BORRADOR');
    expect(world.authorities.ledger.acts('1236000952')).toEqual([]);
  });

  it('of a deleted one are read only too', async () => {
    const chain = await formed('1236000953');
    await step(chain.order, 'delete');
    const { error } = await change('invoices', chain.invoice, FIELD.invoices, 'Otra nota');
    expect(error!.message).toMatch(/está eliminada y no admite cambios en sus documentos\. Recupérela/);
    await step(chain.order, 'restore');
    await patch('invoices', chain.invoice, { [FIELD.invoices]: 'Otra nota' });
  });

  it('are read only for whoever saves while somebody else closes it', async () => {
    const chain = await formed('1236000954');
    const LOCK = await lockOf('invoices', chain.invoice);
    const write = Database.prototype.write;
    const writing = vi.spyOn(Database.prototype, 'write').mockImplementationOnce(async function (
      this: Database,
      ...writes
    ) {
      await asNobody(() =>
        world.services.database.aside({
          kind: 'update',
          table: 'work-orders',
          key: { pk: companyKey({ company: 'uno' }), sk: `H#${chain.order}` },
          set: { ESTADO: 'CERRADA' },
        }),
      );
      return write.apply(this, writes);
    });
    const CAMBIOS = [{ op: 'set', path: FIELD.invoices, value: 'Otra nota' }];
    const { error } = await call('invoices', 'patch', { ID: chain.invoice, LOCK, CAMBIOS });
    writing.mockRestore();
    expect(error!.message).toMatch(CLOSED);
    expect(await lockOf('invoices', chain.invoice)).toBe(LOCK);
  });

  it('are no others: what lies in no order is changed as ever', async () => {
    const made = await call('invoices', 'create', { CUERPO: completeInvoice() });
    await patch('invoices', made.result.header.ID, { [FIELD.invoices]: 'Otra nota' });
  });
});

describe('what an authority has of a closed order', () => {
  it('is answered, rectified and answered again', async () => {
    const chain = await formed('1236000955');
    const sent = await call('duca', 'transmit', { ID: chain.duca, LOCK: await lockOf('duca', chain.duca) });
    expect(sent.error).toBeUndefined();
    await step(chain.order, 'close');
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
    const { DVA } = (await call('dva', 'open', { ID: chain.dva })).result.body;
    expect(DVA.NUMERO_DECLARACION).not.toBe('');

    const MOTIVO = 'La aduana pidió corregir las observaciones.';
    const opened = { ID: chain.duca, LOCK: await lockOf('duca', chain.duca), MOTIVO };
    expect((await call('duca', 'amend', opened)).result.ESTADO).toBe('CORRECCION');
    await patch('duca', chain.duca, { [FIELD.duca]: 'Corregido a petición de la aduana' });
    const changed = { ID: chain.duca, LOCK: await lockOf('duca', chain.duca) };
    expect((await call('duca', 'sendAmendment', changed)).error).toBeUndefined();
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('ACEPTADA');
    expect(world.authorities.ledger.acts('1236000955').map((each) => each.operation)).toEqual(['R', 'M']);
  });

  it('comes back when it is rejected, and is corrected once the order is reopened', async () => {
    const chain = await formed('1236000910');
    await call('duca', 'transmit', { ID: chain.duca, LOCK: await lockOf('duca', chain.duca) });
    await step(chain.order, 'close');
    await world.pump();
    expect(await stateOf('duca', chain.duca)).toBe('RECHAZADA');
    expect(await stateOf('invoices', chain.invoice)).toBe('BORRADOR');
    const refused = await change('duca', chain.duca, FIELD.duca, 'Corregido');
    expect(refused.error!.message).toMatch(CLOSED);
    await step(chain.order, 'reopen');
    await patch('duca', chain.duca, { [FIELD.duca]: 'Corregido' });
  });
});

describe('closing an order', () => {
  const logOf = async (order: string): Promise<string[]> =>
    (await call('work-orders', 'logEntries', { ID: order })).result.map(
      (each: { TEXTO: string }) => each.TEXTO,
    );

  it('notes for the agency which of its papers were not finished', async () => {
    const chain = await formed('1236000956');
    await step(chain.order, 'close');
    expect(await logOf(chain.order)).toContainEqual(
      expect.stringMatching(
        /^Cerrada con documentos sin terminar: Factura EXP-2026-04417 \(borrador\), .+ \(borrador\), DVA 123-6000956-\d \(en preparación\) y DUCA 123-6000956 \(borrador\)$/,
      ),
    );
  });
});
