import { kindsInOrder } from '../../shared/documentKinds.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { nameOf, wasSent, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { isOpen } from '../../shared/foundation/documents/states.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { asideWrites } from '../runtime/documents/aside.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { anyPart } from '../runtime/documents/totals.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { Call } from '../runtime/executor.ts';
import { headersOf } from './file.ts';
import { ordersOf } from './orders.ts';

type Parts = Pick<Call<unknown>, 'services' | 'scope'>;

interface Paper {
  kind: DocumentKind;
  header: HeaderRow;
}

/** Documents that one transaction watches or moves; an order with more declarations is closed, not deleted. */
const MOST_WATCHED = 60;

async function papersOf(call: Parts, orderId: string): Promise<Paper[]> {
  const read = kindsInOrder.map(async (kind) =>
    (await headersOf(call, kind.module, orderId)).map((header): Paper => ({ kind, header })),
  );
  return (await Promise.all(read)).flat();
}

const isTransmitted = ({ kind }: Paper): boolean => kind.neverSent !== undefined;
const isSealed = ({ kind, header }: Paper): boolean =>
  wasSent(kind, header.ESTADO) || header.VERSION_SELLADA !== undefined;
/** Unfinished, and waiting for somebody as its state says. */
const waits = ({ kind, header }: Paper): boolean =>
  header.APARTADO === undefined && isOpen(kind.states, header.ESTADO);
const isAside = ({ header }: Paper): boolean => header.APARTADO !== undefined;

function cannotDelete(reason: string) {
  const summary = `${reason} y no puede eliminarse. Ciérrela cuando termine.`;
  return refusal('rejected', { summary }, { problems: [problem('order.holds-sent-document', '', summary)] });
}

/**
 * Refuses when a document of the order is or was sealed; else the writes by which its drafts go aside with it, which hold
 * only if no declaration is being sealed in this very moment. That none comes to be sealed afterwards, its own sealing
 * looks after (`orderStands`). Of more drafts than a transaction holds `restAside` takes the others.
 * @param day on which the order is deleted.
 */
export async function unsentAside(call: Parts, orderId: string, day: string): Promise<Write[]> {
  const papers = await papersOf(call, orderId);
  const declarations = papers.filter(isTransmitted);
  const sealed = declarations.filter(isSealed);
  if (sealed.length > 0) {
    const names = sealed.map(({ kind, header }) => nameOf(kind, header.RESUMEN)).join(', ');
    throw cannotDelete(`La orden tiene documentos transmitidos (${names})`);
  }
  if (declarations.length > MOST_WATCHED)
    throw cannotDelete(`La orden tiene ${declarations.length} declaraciones`);
  const others = papers.filter((each) => !isTransmitted(each) && waits(each));
  const part = anyPart();
  return [...declarations, ...others].slice(0, MOST_WATCHED).flatMap((paper): Write[] => {
    const { kind, header } = paper;
    const lost = () => cannotDelete(`${nameOf(kind, header.RESUMEN)} cambió en este momento`);
    if (waits(paper)) {
      const [moved, ...totals] = asideWrites(kind.module, call.scope, part, header, day);
      return [{ ...moved, lost }, ...totals];
    }
    const key = ordersOf(call).headerKey(header.ID);
    const when = { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } };
    return [{ kind: 'check', table: kind.module, key, when, lost }];
  });
}

/** The writes by which drafts come back with their order; of more than a transaction holds `restBack` brings the others. */
export async function backWithOrder(call: Parts, orderId: string): Promise<Write[]> {
  const part = anyPart();
  const papers = (await papersOf(call, orderId)).filter(isAside).slice(0, MOST_WATCHED);
  return papers.flatMap(({ kind, header }) => asideWrites(kind.module, call.scope, part, header, undefined));
}

/**
 * Moves what the order's own step left, some at once; one that changed meanwhile is somebody's own doing and stays. The
 * step is done whatever becomes of these: a draft that did not follow can be voided, or comes back with its next save.
 */
async function moveRest(
  call: Parts,
  orderId: string,
  left: (paper: Paper) => boolean,
  day: string | undefined,
): Promise<void> {
  try {
    await moveAll(call, (await papersOf(call, orderId)).filter(left), day);
  } catch (error) {
    const { services, scope } = call;
    services.log.error('order.papers-left', { company: scope.company, id: orderId, error: String(error) });
  }
}

async function moveAll(call: Parts, papers: readonly Paper[], day: string | undefined): Promise<void> {
  for (let at = 0; at < papers.length; at += MOST_WATCHED) {
    const some = papers.slice(at, at + MOST_WATCHED);
    const part = anyPart();
    const writesOf = ({ kind, header }: Paper) => asideWrites(kind.module, call.scope, part, header, day);
    const { database } = call.services;
    try {
      await database.write(...some.flatMap(writesOf));
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      for (const each of some) await database.write(...writesOf(each)).catch(unlessLost);
    }
  }
}

function unlessLost(error: unknown): void {
  if (!(error instanceof ConditionLost)) throw error;
}

export const restAside = (call: Parts, orderId: string, day: string): Promise<void> =>
  moveRest(call, orderId, waits, day);
export const restBack = (call: Parts, orderId: string): Promise<void> =>
  moveRest(call, orderId, isAside, undefined);
