import { withAuthorityFactsOf } from '../../../shared/foundation/documents/authorityFacts.ts';
import type { AnyBody, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { ACCEPTED_VERSIONS } from '../../../shared/transmission/acceptedVersions.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Content } from '../../runtime/documents/content/packVersion.ts';
import type { DocumentStore, Stored } from '../../runtime/documents/store.ts';
import type { DeclarationKind, DeclarationRow } from './declaration.ts';

/**
 * What was accepted of a declaration of which a change was begun: the version that the change began from, with what the
 * authority has said since, which came into the draft. Undefined where none was begun.
 */
export async function acceptedContent<B extends AnyBody>(
  { definition: { dataSets } }: Pick<DeclarationKind<B>, 'definition'>,
  store: DocumentStore<B>,
  { header, body }: Stored<B>,
): Promise<Content<B> | undefined> {
  const { ID, ENMIENDA }: DeclarationRow = header;
  if (!ENMIENDA) return undefined;
  const base = await store.content(ID, ENMIENDA.BASE);
  return { ...base, body: withAnswersOf(dataSets, base.body, body) };
}

/** What was accepted of a declaration that is being changed; undefined of any other. */
export async function acceptedOfChange<B extends AnyBody>(
  kind: Pick<DeclarationKind<B>, 'definition'>,
  store: DocumentStore<B>,
  stored: Stored<B>,
): Promise<B | undefined> {
  if (stored.header.ESTADO !== 'CORRECCION') return undefined;
  return (await acceptedContent(kind, store, stored))?.body;
}

/** Whether a version is of a change that is being written or is on its way: nobody accepted it yet. */
export const isOfOpenChange = (header: DeclarationRow, version: number): boolean => {
  const { ESTADO, ENMIENDA, OPERACION_SELLADA } = header;
  const isSent = OPERACION_SELLADA === 'M' && IN_FLIGHT_STATES.includes(ESTADO);
  return ENMIENDA !== undefined && version > ENMIENDA.BASE && (isSent || ESTADO === 'CORRECCION');
};

/**
 * A declaration as it stands before its authority: as it is saved, or while a change of it is open what was accepted, under
 * the number of the version from which that began.
 */
export async function asItStands<B extends AnyBody>(
  kind: Pick<DeclarationKind<B>, 'definition'>,
  store: DocumentStore<B>,
  stored: Stored<B>,
): Promise<Stored<B>> {
  const header: DeclarationRow = stored.header;
  const accepted = isOfOpenChange(header, header.VERSION) && (await acceptedContent(kind, store, stored));
  return accepted ? { ...accepted, header: { ...header, VERSION: header.ENMIENDA!.BASE } } : stored;
}

/** A body with what another one of the same declaration says of the authority: its answers, and the chain of its acts. */
export function withAnswersOf<B extends AnyBody>(dataSets: DataSets, body: B, other: B): B {
  const told = withAuthorityFactsOf(dataSets, body, other);
  const chain = ACCEPTED_VERSIONS in dataSets ? { [ACCEPTED_VERSIONS]: other[ACCEPTED_VERSIONS] ?? [] } : {};
  return { ...told, ...chain };
}
