import type { CountryCode } from '../countries/country.ts';
import { kindsInOrderOf, type KindInOrder } from '../documentKinds.ts';
import type { DocumentHeader } from '../foundation/documents/header.ts';
import { nameOf } from '../foundation/documents/kind.ts';
import { isOpen, stateOf } from '../foundation/documents/states.ts';
import { allOf } from '../foundation/text/listed.ts';

/** Most documents that a sentence names; beyond, it counts them. */
const MOST_NAMED = 10;

/**
 * What of an order is not finished while it is being closed, in the order in which a file grows: what a person may still
 * change, and what an authority has still to answer. «Factura 001 (borrador)»
 */
export const unfinishedIn = (
  documentsOf: (kind: KindInOrder) => readonly Pick<DocumentHeader, 'ESTADO' | 'RESUMEN'>[],
  country: CountryCode,
): string[] =>
  kindsInOrderOf(country).flatMap((kind) =>
    documentsOf(kind.module)
      .filter(({ ESTADO }) => isOpen(kind.states, ESTADO) || kind.inFlight?.includes(ESTADO))
      .map(
        ({ ESTADO, RESUMEN }) =>
          `${nameOf(kind, RESUMEN)} (${stateOf(kind.states, ESTADO).label.toLowerCase()})`,
      ),
  );

/** «Factura 001 (borrador), DVA 1 (en preparación) y 3 más» */
export function unfinishedText(names: readonly string[]): string {
  const left = names.length - MOST_NAMED;
  return allOf(left > 0 ? [...names.slice(0, MOST_NAMED), `${left} más`] : names);
}
