import type { CountryCode } from '../../../../shared/countries/country.ts';
import { kindsInOrderOf, type KindInOrder } from '../../../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import { titleOf, type DocumentKind } from '../../../../shared/foundation/documents/kind.ts';
import { isVoid } from '../../../../shared/foundation/documents/states.ts';
import { staleOf } from '../../../../shared/foundation/copies/stale.ts';
import { recordIn, type AnyBody } from '../../../../shared/foundation/fields/dataSet.ts';
import { workOrderDataSets } from '../../../../shared/work-orders/summary.ts';
import type { OrderFile } from '../../orderPart.ts';
import type { MadeCopy, OrderCopy } from './orderCopy.ts';

type Kind = DocumentKind & { module: KindInOrder };
type May = (permission: string) => boolean;

/** A document of the earlier order. */
export interface CopiedPaper {
  kind: Kind;
  header: DocumentHeader;
  title: string;
  /** Its copy in the new order, where an earlier attempt made it. */
  made?: DocumentHeader;
}

/** The documents of one kind, and why they stay behind where they do. */
export interface KindChoice {
  kind: Kind;
  papers: CopiedPaper[];
  /** Spanish sentence; '' where they may be copied. */
  left: string;
}

/** «los» or «las», as a kind is spoken of. */
const them = ({ noun }: Kind): string => (noun.gender === 'f' ? 'las' : 'los');
const noRead = (kind: Kind): string =>
  `usted no tiene derecho a ver${them(kind)}: si ${them(kind)} hay, ${them(kind)} copia quien lo tenga.`;
const noWrite = (kind: Kind): string =>
  `usted no tiene derecho a crear${them(kind)}; pída${them(kind)} a quien lo tenga.`;

/**
 * What the earlier order holds, kind by kind, in the order in which a file grows.
 * @param into the new order, where some of it was copied already
 */
export function choicesOf(
  file: OrderFile,
  into: OrderFile | undefined,
  may: May,
  country: CountryCode,
): KindChoice[] {
  return kindsInOrderOf(country).flatMap((kind): KindChoice[] => {
    const made = new Map(into?.documents[kind.module].map((each) => [each.COPIA_DE ?? '', each]));
    const papers = file.documents[kind.module].map((header): CopiedPaper => {
      const copy = made.get(header.ID);
      return { kind, header, title: titleOf(kind, header.RESUMEN), ...(copy ? { made: copy } : {}) };
    });
    if (!may(`${kind.module}:read`)) return [{ kind, papers: [], left: noRead(kind) }];
    if (papers.length === 0) return [];
    return [{ kind, papers, left: may(`${kind.module}:write`) ? '' : noWrite(kind) }];
  });
}

/** What is copied unless somebody says otherwise: all that stands and that the person may make. */
export const chosenAtFirst = (choices: readonly KindChoice[]): ReadonlySet<string> =>
  new Set(
    choices
      .filter(({ left }) => left === '')
      .flatMap(({ papers }) => papers)
      .filter(({ header }) => !isVoid(header.ESTADO))
      .map(({ header }) => header.ID),
  );

/** The chosen ones in the order in which they are made: what a document names comes before it. */
export const stepsOf = (choices: readonly KindChoice[], chosen: ReadonlySet<string>): CopiedPaper[] =>
  choices
    .filter(({ left }) => left === '')
    .flatMap(({ papers }) => papers)
    .filter(({ header, made }) => chosen.has(header.ID) && made === undefined);

/** What is stale in a copy, point by point; of what is derived, which keeps no such list, what is to be looked at. */
export const staleIn = (
  { dataSets }: Pick<OrderCopy, 'dataSets'>,
  { body, problems }: Pick<MadeCopy, 'body' | 'problems'>,
): string[] =>
  'PENDIENTES' in dataSets
    ? staleOf(dataSets, body).map(({ text }) => text)
    : problems.map(({ message }) => message);

/** Labels of what the earlier order said and the new one is asked anew. */
export function askedAnew(earlier: AnyBody, now: AnyBody): string[] {
  const said = recordIn(earlier, 'ORDEN');
  const copied = recordIn(now, 'ORDEN');
  return Object.entries(workOrderDataSets.ORDEN.fields)
    .filter(
      ([name, { copied: taken, writer, hidden }]) => taken === false && !writer && !hidden && name in said,
    )
    .filter(([name]) => (said[name] ?? '') !== '' && (copied[name] ?? '') === '')
    .map(([, { label }]) => label);
}

/**
 * The one declaration of a copied order that its papers form: the copy of one, where the order has no other and has value
 * declarations, or the invoices of which what leaves is formed alone; the server says where those are not enough. Of
 * several each is formed by a person, who knows which of the papers are whose.
 */
export function formedOf(
  into: OrderFile,
  copies: ReadonlyMap<string, OrderCopy>,
): DocumentHeader | undefined {
  const standing = (kind: KindInOrder) => into.documents[kind].filter(({ ESTADO }) => !isVoid(ESTADO));
  const declarations = [...copies.values()].filter(({ form }) => form).flatMap(({ kind }) => standing(kind));
  const [only] = declarations;
  if (declarations.length !== 1 || only?.COPIA_DE === undefined || only.VERSION > 1) return undefined;
  return standing('dva').length + standing('invoices').length > 0 ? only : undefined;
}
