import { dvaDefinition } from '../../../shared/dva/definition.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
import { transportDefinition } from '../../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import { saidIn, treatedAs, withOwn, type OwnTreatment } from '../../../shared/declarations/ownTreatment.ts';
import type { DeclarationSources } from '../../../shared/declarations/sources.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { derivedDva } from '../../dva/derivedDva.ts';
import type { DerivedKind, PapersOfKind } from '../../runtime/documents/sources/derivedKind.ts';
import type { DeclarationRow } from '../../transmission/declarations/declaration.ts';
import type { FormedDeclaration } from './formedDeclaration.ts';

/** The order and the kinds of document in it of which a declaration is formed. */
export const declarationSources = {
  order: workOrderDefinition,
  papers: [dvaDefinition, transportDefinition, invoiceDefinition],
} as const satisfies Pick<DerivedKind, 'order' | 'papers'>;

/** What an order's own documents tell a declaration; rate and declarant come from elsewhere. */
export function papersOfOrder(
  papers: PapersOfKind,
): Pick<DeclarationSources, 'order' | 'dvas' | 'transports' | 'invoices'> {
  const [order] = papers(workOrderDefinition);
  return {
    order: order!,
    dvas: papers(dvaDefinition),
    transports: papers(transportDefinition),
    invoices: papers(invoiceDefinition),
  };
}

const NO_RATE = { rate: '', day: '' } as const;
const NOBODY = { NUMERO_IDENTIFICACION: '', NOMBRE: '', DOMICILIO: '' } as const;

/** What it is formed of, by what a person chose in it; undefined of what nobody recorded, which was formed of nothing. */
function formedOf<B extends AnyBody>(
  papers: PapersOfKind,
  base: B,
  own: OwnTreatment,
): DeclarationSources | undefined {
  if (papers(workOrderDefinition).length === 0) return undefined;
  const all = { ...papersOfOrder(papers), exchangeRate: NO_RATE, declarant: NOBODY };
  return treatedAs(own, all, saidIn(own, base));
}

/** Versions of its papers with which a declaration was accepted that is being changed. */
function acceptedVersions({ ESTADO, FUENTES_ACEPTADAS }: DeclarationRow): SourceVersions | undefined {
  if (ESTADO !== 'CORRECCION') return undefined;
  return FUENTES_ACEPTADAS?.CONSERVADAS?.VERSIONES ?? FUENTES_ACEPTADAS?.TOMADAS ?? {};
}

/**
 * A declaration as a derived document: of everything in its order.
 * @param names whether one that a person wrote names a document by its id, and so is built on it.
 */
export const derivedDeclaration = <B extends AnyBody>(
  { definition, fresh, taken, own }: Pick<FormedDeclaration<B>, 'definition' | 'fresh' | 'taken' | 'own'>,
  names: (body: B, id: string) => boolean,
): DerivedKind<B> => ({
  definition,
  reads: 'order',
  ...declarationSources,
  through: [derivedDva],
  whole: true,
  held: (derived, mine) => withOwn(own, derived, mine),
  accepted: acceptedVersions,
  derive: (papers, base, reference) => {
    const sources = formedOf(papers, base, own);
    if (!sources) return undefined;
    return taken(sources, reference).dvas.length === 0 ? undefined : fresh(sources, reference);
  },
  passes: (module, papers, base, reference) => {
    const sources = module === 'dva' ? formedOf(papers, base, own) : undefined;
    return sources !== undefined && taken(sources, reference).unsworn === true;
  },
  // What leaves takes no declaration of value, though one may lie in its order.
  builtOn: ({ header, body }, module, { ID }) =>
    (header.FUENTES !== undefined && module !== 'dva') || module === 'work-orders' || names(body, ID),
});
