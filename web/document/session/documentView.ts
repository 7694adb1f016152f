import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { instantOf } from '../../../shared/foundation/dates/date.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { ApiError } from '../../api/apiError.ts';
import type { Conflict } from './conflicts.ts';
import type { DocumentContracts } from './sessionWorld.ts';
import { noUnread, type Unread } from '../../kit/unread.ts';

/** `offline`: not reachable, kept here. `refused`: the server said no, kept here. `conflict`: a person must choose. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'offline' | 'refused' | 'conflict';

export interface DocumentView<B = AnyBody> {
  phase: 'loading' | 'ready' | 'failed';
  error?: ApiError;
  header: DocumentHeader;
  body: B;
  derived?: B;
  /** Texts in it that are no values: kept here with their reasons, never stored. */
  unread: Unread;
  /** What the server judged at the last open or save, and the problems that it found there. */
  judged: { body: AnyBody; problems: readonly Problem[] };
  /** Checks of the company for documents of this kind, as the server last told them. */
  ownChecks: readonly CatalogueRow[];
  inUseBy?: string;
  save: SaveState;
  savedAt?: Date;
  refusal?: ApiError;
  /** Fields that both sides changed; the person's own value stands until they choose. */
  conflicts: readonly Conflict[];
  /** Fields that came from the other side at the last merge. */
  taken: readonly Move[];
  /** Who saved what was merged last; absent while nothing was, and where an earlier visit did not keep it. */
  mergedFrom?: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/** What is known of a document when it was just opened. */
export const openedView = (opened: Result<DocumentContracts['open']>): Partial<DocumentView> => ({
  phase: 'ready',
  header: opened.header,
  judged: { body: opened.body, problems: opened.problems },
  ownChecks: opened.REVISIONES ?? [],
  savedAt: instantOf(opened.header.MODIFICADO),
  save: 'saved',
  ...(opened.derived === undefined ? {} : { derived: opened.derived }),
  ...(opened.inUseBy === undefined ? {} : { inUseBy: opened.inUseBy }),
});

export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError
    ? thrown
    : new ApiError(thrown instanceof Error ? thrown.message : String(thrown), {
        code: 'internal',
        status: -1,
      });

export const unsavedLeft = (): ApiError =>
  new ApiError('Hay cambios sin guardar. Espere a que se guarden e intente de nuevo.', {
    code: 'unsaved',
    status: 0,
  });

const noHeader: DocumentHeader = {
  ID: '',
  ESTADO: '',
  VERSION: 0,
  LOCK: 0,
  ID_ORDEN: '',
  CREADO: '',
  CREADO_POR: '',
  MODIFICADO: '',
  MODIFICADO_POR: '',
  RESUMEN: {},
};

/** What is shown before the document has come. */
export const emptyView: DocumentView = {
  phase: 'loading',
  header: noHeader,
  body: {},
  unread: noUnread,
  judged: { body: {}, problems: [] },
  ownChecks: [],
  save: 'saved',
  conflicts: [],
  taken: [],
  canUndo: false,
  canRedo: false,
};
