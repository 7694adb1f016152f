import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { MessageDiffContract } from '../../../shared/foundation/documents/messageDiffProcedure.ts';
import type { documentProcedures } from '../../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { call } from '../../api/call.ts';
import type { DraftStore } from './drafts.ts';

export type DocumentContracts = ReturnType<typeof documentProcedures> & {
  /** Of a kind that goes to an authority as a message: two versions compared by it. */
  messageDiff?: MessageDiffContract;
};

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
