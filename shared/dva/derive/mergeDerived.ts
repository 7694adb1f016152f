import { rederive, type Move } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { parsePath } from '../../foundation/fields/path.ts';
import { calculateDva } from '../calculateDva.ts';
import { dvaDataSets, type DvaBody } from '../fields/dataSets.ts';

/** Computed fields follow from others: telling their moves would say everything twice. */
function isTold({ path }: Move): boolean {
  const place = parsePath(path);
  const dataSet = place && dvaDataSets[place.dataSet as keyof typeof dvaDataSets];
  const field = place?.field === undefined ? undefined : dataSet?.fields[place.field as never];
  return (field as { computed?: true } | undefined)?.computed !== true;
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
  const { body, moves } = rederive(dvaDataSets, base as AnyBody, mine as AnyBody, derived as AnyBody);
  return {
    body: calculateDva(body as DvaBody, reference),
    derived,
    moves: moves.filter(isTold).map((move) => named(move, mine)),
  };
}
