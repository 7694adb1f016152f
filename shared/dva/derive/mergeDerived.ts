import { rederive, type Move } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { fieldAt, writerOf } from '../../foundation/fields/writer.ts';
import { calculateDva } from '../calculateDva.ts';
import { dvaDataSets, type DvaBody } from '../fields/dataSets.ts';
import { isReckoned } from '../theoreticalPart.ts';
import { keysOf, keyed } from '../../foundation/keyed.ts';

/** Computed fields follow from others, and what others write is no news of the invoices. */
function isTold({ path }: Move): boolean {
  const field = fieldAt(dvaDataSets, path);
  return field === undefined || isDerived(field);
}

const isDerived = (field: Field): boolean => ['person', 'derivation'].includes(writerOf(field));

/** The header with what neither a person nor the invoices say (number, acceptance, DUCA) as it stands. */
function withOthersFacts(body: DvaBody, mine: DvaBody): DvaBody {
  const { fields } = dvaDataSets.DVA;
  const others = keysOf(fields).filter((name) => !isDerived(fields[name]));
  const kept = keyed(others, (name) => mine.DVA[name] ?? '');
  return { ...body, DVA: { ...body.DVA, ...kept } };
}

/** A line that is gone has no place to be looked up: its move says what it was, not its key. */
function named(move: Move, { MERCANCIAS, FACTURAS }: DvaBody): Move {
  if (move.kind !== 'removed') return move;
  const gone =
    move.path === 'FACTURAS'
      ? FACTURAS.find((each) => each.ID_FACTURA === move.from)?.NUMERO_FACTURA
      : MERCANCIAS.find((each) => each.ID_ITEM === move.from)?.NOMBRE_COMERCIAL;
  return { ...move, from: gone ?? '' };
}

interface Sides {
  base: DvaBody;
  mine: DvaBody;
  fresh: DvaBody;
}

/** Box 42.12 that follows the freight is nobody's change, and follows the one that stays: a person may have typed that. */
function withInsurance({ base, mine, fresh }: Sides, reference: Reference): Pick<Sides, 'base' | 'fresh'> {
  if (!isReckoned(mine.DVA)) return { base, fresh };
  const saying = (body: DvaBody, boxes: Partial<DvaBody['DVA']>): DvaBody => ({
    ...body,
    DVA: { ...body.DVA, ...boxes },
  });
  const { CASILLA_42_10 } = rederive(dvaDataSets, base, mine, fresh).body.DVA;
  const { CASILLA_42_12 } = calculateDva(saying(fresh, { CASILLA_42_10 }), reference).DVA;
  return {
    base: saying(base, { CASILLA_42_12: mine.DVA.CASILLA_42_12 }),
    fresh: saying(fresh, { CASILLA_42_12 }),
  };
}

/**
 * Lays a fresh derivation over a document, keeping what a person changed; says what moved and what was kept. The day of
 * the oath is proposed once: deriving on another day is no change of the invoices.
 * @returns `derived`: what the next derivation compares with.
 */
export function mergeDerived(
  base: DvaBody,
  mine: DvaBody,
  fresh: DvaBody,
  reference: Reference,
): { body: DvaBody; derived: DvaBody; moves: Move[] } {
  const FECHA_DECLARACION = base.DVA.FECHA_DECLARACION || fresh.DVA.FECHA_DECLARACION;
  const derived = { ...fresh, DVA: { ...fresh.DVA, FECHA_DECLARACION } };
  const insured = withInsurance({ base, mine, fresh: derived }, reference);
  const { body, moves } = rederive(dvaDataSets, insured.base, mine, insured.fresh);
  return {
    body: calculateDva(withOthersFacts(body, mine), reference),
    derived,
    moves: moves.filter(isTold).map((move) => named(move, mine)),
  };
}
