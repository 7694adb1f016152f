import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { documentProcedures } from '../../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { call } from '../../api/call.ts';
import type { DraftStore } from './drafts.ts';

export type DocumentContracts = ReturnType<typeof documentProcedures>;

/** What an open document needs of the world around it. */
export interface World {
  definition: AnyDocument;
  procedures: DocumentContracts;
  id: string;
  call: typeof call;
  drafts: DraftStore;
  reference: () => Reference;
  now?: () => Date;
  newId?: () => string;
}
