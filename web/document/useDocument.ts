import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyDocument, DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import { changedByPerson } from '../../shared/foundation/documents/diff.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { isFinished } from '../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { withOwnChecks } from '../../shared/foundation/rules/own/ownProblems.ts';
import { MOST_PROBLEMS, type Problem } from '../../shared/foundation/rules/problem.ts';
import { callOnce } from '../api/queries.ts';
import { savedOnLeaving } from '../api/leaving.ts';
import { useMay, useSession } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';
import { sameProblems, sameSet, useSame } from '../kit/same.ts';
import { useRested } from '../kit/useRested.ts';
import { DocumentSession } from './session/DocumentSession.ts';
import type { DocumentView } from './session/documentView.ts';
import { sealedDrafts } from './session/drafts.ts';
import type { DocumentContracts } from './session/sessionWorld.ts';
import { besideUnread, unreadProblems } from './session/unreadTexts.ts';

const NONE: readonly Problem[] = [];

export interface OpenDocument<B extends AnyBody = AnyBody> extends DocumentView<B> {
  definition: AnyDocument;
  session: DocumentSession<B>;
  /** Problems of what is shown now, found here with the server's own functions; then what only the server knows. */
  problems: readonly Problem[];
  /** Paths whose derived value a person changed. */
  changedByHand: ReadonlySet<string>;
  /** Nothing of it can be changed: by its state, or because this person only reads. */
  readOnly: boolean;
  mayWrite: boolean;
}

/** The session of a document while it is on the screen: opened with it, saved again when the connection returns. */
function useDocumentSession<B extends AnyBody>(
  definition: DocumentDefinition<B>,
  procedures: DocumentContracts,
  id: string,
  reference: Reference,
): DocumentSession<B> {
  const { company, user, draftKey } = useSession();
  const current = useRef(reference);
  current.current = reference;
  const [drafts] = useState(() => sealedDrafts(`${company.id}/${user.id}`, draftKey));
  const session = useMemo(
    () =>
      new DocumentSession<B>({
        definition,
        procedures,
        id,
        call: callOnce,
        drafts,
        reference: () => current.current,
      }),
    [definition, procedures, id, drafts],
  );
  useEffect(() => {
    void session.open();
    const again = (): void => void session.saveNow();
    window.addEventListener('online', again);
    const left = savedOnLeaving(() =>
      session.saveAll().then(
        () => true,
        () => session.snapshot().phase !== 'ready',
      ),
    );
    return () => {
      left();
      window.removeEventListener('online', again);
      session.close();
    };
  }, [session]);
  return session;
}

/** Opens a document and keeps it saved; `edit`, `undo` and the rest are on its `session`. */
export function useDocument<B extends AnyBody>(
  definition: DocumentDefinition<B>,
  procedures: DocumentContracts,
  id: string,
): OpenDocument<B> {
  const reference = useReference();
  const session = useDocumentSession(definition, procedures, id, reference);
  const view = useSyncExternalStore(session.subscribe, session.snapshot);
  // Checks may lag behind the typing; phase and body must lag together.
  const { body, unread, phase, derived, ownChecks, judged } = useDeferredValue(view);
  const ready = phase === 'ready';
  const finished = view.phase === 'ready' && isFinished(definition.states, view.header);
  const rested = useRested(ready);
  // What was opened has just been judged by the server with the same functions; to judge it here as well, for the first
  // time, would hold a phone for a quarter of a second while the document is being drawn.
  const asJudged = !rested && body === judged.body && judged.problems.length < MOST_PROBLEMS;
  const own = useMemo(() => {
    if (!ready) return NONE;
    if (asJudged) return judged.problems;
    return documentProblems(definition, body, withOwnChecks(reference, ownChecks), finished);
  }, [definition, body, reference, ownChecks, ready, finished, asJudged, judged.problems]);
  const found = useMemo(() => {
    const known = new Set(own.map((each) => `${each.code} ${each.path}`));
    const extra =
      view.save === 'saved'
        ? view.judged.problems.filter((each) => !known.has(`${each.code} ${each.path}`))
        : [];
    return besideUnread([...unreadProblems(definition.dataSets, body, unread), ...own, ...extra]);
  }, [definition, body, unread, own, view.save, view.judged.problems]);
  // Most of what is typed moves none of them, and then nothing is drawn anew when the checks have caught up.
  const problems = useSame(found, sameProblems);
  const changedByHand = useChangedByHand(definition, body, ready ? derived : undefined);
  const mayWrite = useMay()(`${definition.module}:write`);
  const readOnly =
    !mayWrite || view.phase !== 'ready' || definition.states.states[view.header.ESTADO]?.editable !== true;
  return useMemo(
    () => ({ ...view, definition, session, problems, changedByHand, readOnly, mayWrite }),
    [view, definition, session, problems, changedByHand, readOnly, mayWrite],
  );
}

/** Paths whose derived value a person changed; none of what was not derived. */
function useChangedByHand(
  { dataSets }: AnyDocument,
  body: AnyBody,
  derived: AnyBody | undefined,
): ReadonlySet<string> {
  const paths = useMemo(
    () => new Set(derived ? changedByPerson(dataSets, derived, body) : []),
    [dataSets, derived, body],
  );
  return useSame<ReadonlySet<string>>(paths, sameSet);
}
