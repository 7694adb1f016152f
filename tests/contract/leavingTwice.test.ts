import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';

// What leaves is formed of its invoices alone, and these are asked as those of a value declaration are.

let { world, call, lockOf, patch } = {} as SourcesWorld;
beforeAll(async () => {
  ({ world, call, lockOf, patch } = await startSourcesWorld());
});
afterAll(() => world.stop());

async function done(kind: Parameters<SourcesWorld['call']>[0], procedure: string, params: object) {
  const { result, error } = await call(kind, procedure, params);
  expect(error).toBeUndefined();
  return result;
}

/** An order of modality ED with one invoice and no value declaration. */
async function leaving(number: string): Promise<string> {
  const { orderId } = await world.seed('uno', number);
  const { rows } = await done('dva', 'list', { FILTROS: { ID_ORDEN: orderId } });
  for (const { ID, LOCK } of rows) await done('dva', 'transition', { ID, LOCK, ACCION: 'cancel' });
  await patch('work-orders', orderId, { 'ORDEN.ID_MODALIDAD': 'ED' });
  return orderId;
}
/** The invoice of an order, entered in this one once more. */
async function again(id: string, ID_ORDEN: string, said: object = {}): Promise<string> {
  const { body } = await done('invoices', 'open', { ID: id });
  const ITEMS = (body.ITEMS as AnyRecord[]).map((each) => ({ ...each, ID_ITEM: '' }));
  const CUERPO = { ...body, FACTURA: { ...body.FACTURA, ...said }, ITEMS };
  return (await done('invoices', 'create', { ID_ORDEN, CUERPO })).header.ID;
}
const formed = async (ID_ORDEN: string): Promise<string> =>
  (await done('duca', 'derive', { ID_ORDEN })).header.ID;
async function told(ID: string, code: string): Promise<Problem[]> {
  const { problems } = await done('duca', 'readiness', { ID });
  return (problems as Problem[]).filter((each) => each.code === code);
}
/** Multiplies the price of every line, and so of the whole. */
async function priced(ID: string, by: number): Promise<void> {
  const { DUCA, FRACCIONES } = (await done('duca', 'open', { ID })).body as DucaBody;
  const times = (value: string): string => (Number(value) * by).toFixed(2);
  await patch('duca', ID, {
    'DUCA.TOTAL_FOB_DOLARES': times(DUCA.TOTAL_FOB_DOLARES),
    ...Object.fromEntries(
      FRACCIONES.map((each, at) => [`FRACCIONES[${at}].VALOR_FOB`, times(each.VALOR_FOB)]),
    ),
  });
}

describe('a DUCA for export', () => {
  it('of two invoices of one supplier and number is not ready: duca.invoice-twice', async () => {
    const order = await leaving('1236000461');
    await again('fac-1-1236000461', order);
    const duca = await formed(order);
    expect(await told(duca, 'duca.invoice-twice')).toMatchObject([
      {
        severity: 'error',
        path: 'DOCUMENTOS[1].NUMERO_DOCUMENTO',
        relatedPath: 'DOCUMENTOS[0].NUMERO_DOCUMENTO',
        message: expect.stringMatching(
          /^Casilla 54\.2, línea 2: la factura EXP-2026-04417 ya está en la línea 1/,
        ),
      },
    ]);
    const { error } = await call('duca', 'transmit', { ID: duca, LOCK: await lockOf('duca', duca) });
    expect(error!.problems.map(({ code }: Problem) => code)).toContain('duca.invoice-twice');
  });

  it('may name two invoices of one number that tell their series', async () => {
    const order = await leaving('1236000462');
    await again('fac-1-1236000462', order, { SERIE: 'B' });
    await patch('invoices', 'fac-1-1236000462', { 'FACTURA.SERIE': 'A' });
    expect(await told(await formed(order), 'duca.invoice-twice')).toEqual([]);
  });

  it('with ten times the price of its invoice is not ready, and is told which says otherwise', async () => {
    const duca = await formed(await leaving('1236000463'));
    expect(await told(duca, 'cross.fob-dva')).toEqual([]);
    await priced(duca, 10);
    const [price] = await told(duca, 'cross.fob-dva');
    expect(price).toMatchObject({
      severity: 'error',
      path: 'DUCA.TOTAL_FOB_DOLARES',
      other: { module: 'invoices', id: 'fac-1-1236000463', path: 'FACTURA.VALOR_FOB' },
    });
    expect(price!.message).toMatch(
      /^Casilla 25: el precio \([\d,.]+\) difiere en .+ de la factura EXP-2026-04417/,
    );
  });

  it('is told of an invoice that another order declares too', async () => {
    const first = await leaving('1236000464');
    await formed(first);
    const second = await formed(await leaving('1236000465'));
    const [twice] = await told(second, 'cross.duplicado-factura');
    expect(twice).toMatchObject({ path: 'DOCUMENTOS[0].NUMERO_DOCUMENTO' });
    expect(twice!.message).toMatch(/^Factura EXP-2026-04417 también está en la orden/);
  });
});
