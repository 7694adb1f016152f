import { documentKinds, type KindName } from './documentKinds.ts';
import type { Permission } from './foundation/contracts/procedure.ts';
import type { DocumentKind, Waiting } from './foundation/documents/kind.ts';

/** Whether a person holds a permission. */
export type May = (permission: Permission) => boolean;

/** States of a kind that wait for whoever may do so much: the others need a right that somebody else has. */
export const waitingStates = (
  { module, waits = [] }: Pick<DocumentKind, 'module' | 'waits'>,
  may: May,
): readonly Waiting[] => waits.filter(({ right }) => may(`${module}:${right}`));

/** Kinds of which something may wait for this person. */
export const waitingKinds = (may: May): readonly (DocumentKind & { module: KindName })[] =>
  documentKinds.filter((kind) => may(`${kind.module}:read`) && waitingStates(kind, may).length > 0);
