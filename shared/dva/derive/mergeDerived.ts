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

/** Lays a fresh derivation over a document, keeping what a person changed; says what moved and what was kept. */
export function mergeDerived(
  base: DvaBody,
  mine: DvaBody,
  fresh: DvaBody,
  reference: Reference,
): { body: DvaBody; moves: Move[] } {
  const { body, moves } = rederive(dvaDataSets, base as AnyBody, mine as AnyBody, fresh as AnyBody);
  return { body: calculateDva(body as DvaBody, reference), moves: moves.filter(isTold) };
}
