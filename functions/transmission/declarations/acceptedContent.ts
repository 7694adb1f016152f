import { withAuthorityFactsOf } from '../../../shared/foundation/documents/authorityFacts.ts';
import type { AnyBody, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { ACCEPTED_VERSIONS } from '../../../shared/transmission/acceptedVersions.ts';
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

/** A body with what another one of the same declaration says of the authority: its answers, and the chain of its acts. */
export function withAnswersOf<B extends AnyBody>(dataSets: DataSets, body: B, other: B): B {
  const told = withAuthorityFactsOf(dataSets, body, other);
  const chain = ACCEPTED_VERSIONS in dataSets ? { [ACCEPTED_VERSIONS]: other[ACCEPTED_VERSIONS] ?? [] } : {};
  return { ...told, ...chain };
}
