import { twiceProblems, type Listed } from '../foundation/documents/twiceProblems.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { transportKind } from './kind.ts';

interface ListedTransport extends Omit<Listed, 'by'> {
  /** Kind of document (UN/EDIFACT 1001). */
  kind: string;
  carrier: string;
}

/** Consignment notes of road and rail: each carrier numbers its own. */
const OF_CARRIER = /^7[23]\d$/;

/** Whether a kind of document is told from others of its number by who carries alone. */
export const isOfCarrier = (kind: string): boolean => OF_CARRIER.test(kind);

/**
 * A transport document that was entered twice would declare its cargo twice. By sea and air a number begins with its
 * issuer's own letters or digits, so that with its kind it is one paper however the carrier is spelled.
 */
export const transportsOnce = (code: string, papers: readonly ListedTransport[]): Problem[] =>
  twiceProblems(
    papers.map((each) => ({ ...each, by: isOfCarrier(each.kind) ? each.carrier : each.kind })),
    { idPrefix: transportKind.idPrefix, code },
    (number, first) =>
      `el documento de transporte ${number} ya está en ${first} y su peso y sus bultos se declararían dos veces. Quite uno de los dos de la orden y actualice la declaración; si son de series distintas, escriba antes en cada documento la serie junto a su número.`,
  );
