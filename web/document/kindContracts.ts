import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { documentProcedures } from '../../shared/foundation/documents/procedures.ts';
import type { DocumentContracts } from './session/sessionWorld.ts';

const made = new Map<string, DocumentContracts>();

/** The general contracts of a kind, for what serves every kind alike without loading its module. */
export function contractsOf(kind: DocumentKind): DocumentContracts {
  const contracts = made.get(kind.module) ?? documentProcedures(kind);
  made.set(kind.module, contracts);
  return contracts;
}
