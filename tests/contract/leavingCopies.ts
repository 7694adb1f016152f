import { expect } from 'vitest';
import { formedOf } from '../../web/work-orders/copies/order/copyPlan.ts';
import type { OrderCopy } from '../../web/work-orders/copies/order/orderCopy.ts';
import type { Answer } from './world.ts';

/** Asks a procedure of a module, as the person of the test. */
export type Ask = (kind: string, procedure: string, params: object) => Promise<Answer>;
/** An order, its papers and what is declared of them. */
export interface Papers {
  order: string;
  invoice: string;
  transport: string;
  declaration: string;
}
type DeclarationName = 'duca' | 'dua';

export async function done(ask: Promise<Answer>): Promise<Answer['result']> {
  const { result, error } = await ask;
  expect(error).toBeUndefined();
  return result;
}
/** Writes fields of a document as it is now. */
export async function set(ask: Ask, kind: string, ID: string, said: Record<string, string>): Promise<void> {
  const { LOCK } = (await done(ask(kind, 'open', { ID }))).header;
  const CAMBIOS = Object.entries(said).map(([path, value]) => ({ op: 'set', path, value }));
  await done(ask(kind, 'patch', { ID, LOCK, CAMBIOS }));
}
/** A step of a document as it is now. */
export const act = async (ask: Ask, kind: string, procedure: string, ID: string): Promise<Answer> =>
  ask(kind, procedure, { ID, LOCK: (await done(ask(kind, 'open', { ID }))).header.LOCK });

/** The declaration of an order whose goods leave, which holds no value declaration. */
export async function leaving(
  ask: Ask,
  kind: DeclarationName,
  number: string,
  said: Record<string, string>,
): Promise<Papers> {
  const order = `ord-${number}`;
  for (const { ID, LOCK } of (await done(ask('dva', 'list', { FILTROS: { ID_ORDEN: order } }))).rows)
    await done(ask('dva', 'transition', { ID, LOCK, ACCION: 'cancel' }));
  await set(ask, 'work-orders', order, said);
  const { header } = await done(ask(kind, 'derive', { ID_ORDEN: order }));
  return { order, invoice: `fac-1-${number}`, transport: `tra-1-${number}`, declaration: header.ID };
}

/**
 * As the window copies it: one document after another, and its one declaration formed of what was copied.
 * @param forms false where it was closed before that
 */
export async function copied(ask: Ask, kind: DeclarationName, of: Papers, forms = true): Promise<Papers> {
  const order = (await done(ask('work-orders', 'copy', { ID: of.order }))).header.ID;
  const made = async (module: string, ID: string): Promise<string> =>
    (await done(ask(module, 'copy', { ID, ID_ORDEN: order, UNA_VEZ: true }))).header.ID;
  const invoice = await made('invoices', of.invoice);
  const transport = await made('transport-documents', of.transport);
  const declaration = await made(kind, of.declaration);
  const asked = (procedure: string, params: object) => done(ask(kind, procedure, params));
  const copies = new Map<string, OrderCopy>([
    [
      kind,
      {
        ...{ kind, dataSets: {}, note: '' },
        copy: (ID, ID_ORDEN) => asked('copy', { ID, ID_ORDEN, UNA_VEZ: true }),
        form: ({ ID, LOCK }, ID_ORDEN) => asked('derive', { ID_ORDEN, ID, LOCK }),
      },
    ],
  ]);
  const only = formedOf(await done(ask('work-orders', 'file', { ID: order })), copies);
  if (only && forms) await copies.get(kind)!.form!(only, order);
  return { order, invoice, transport, declaration };
}
