import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useReference } from '../../kit/reference.ts';
import type { OpenDocument } from '../useDocument.ts';
import type { PrintClient } from './PrintClient.ts';
import { takeClient, type PrintSource } from './sharedClient.ts';

/** The paper is looked at once the typing has rested so long. */
const AFTER_MS = 600;
/** For the first time later: starting the form's worker takes what a document that is just drawn needs. */
const FIRST_AFTER_MS = 4000;
const NONE: readonly Problem[] = [];

/** What the paper says of fields that have no error of their own: one field is not told of twice. */
export function besideErrors(found: readonly Problem[], own: readonly Problem[]): readonly Problem[] {
  if (found.length === 0) return NONE;
  const wrong = new Set(own.flatMap(({ severity, path }) => (severity === 'error' ? path : [])));
  return found.filter(({ path }) => !wrong.has(path));
}

/**
 * What the printed form cannot show of the document that is being edited, found in the background in the form's worker,
 * whether its pane is open or not. Fields that already have an error of their own are left to it: the paper is looked at
 * again once that is mended. Nothing is asked for a document that cannot be edited.
 * @param options the form's own; the same object while they are the same.
 */
export function usePaperProblems(
  { body, problems, readOnly }: OpenDocument,
  source: PrintSource,
  options: unknown,
): readonly Problem[] {
  const reference = useReference();
  const taken = useRef<{ client: PrintClient; leave: () => void }>(undefined);
  const shown = useRef<AnyBody>(body);
  const [found, find] = useState(NONE);
  shown.current = body;

  useEffect(
    () => () => {
      taken.current?.leave();
      taken.current = undefined;
    },
    [source, reference, readOnly],
  );
  useEffect(() => {
    if (readOnly) return;
    const look = (): void => {
      if (!taken.current) {
        const { client, giveBack } = takeClient(source, reference);
        const deafen = client.listen((of, problems) => {
          // What was found of an earlier body is not told of this one.
          if (of === shown.current)
            find((before) => (before.length + problems.length === 0 ? before : problems));
        });
        taken.current = {
          client,
          leave: () => {
            deafen();
            giveBack();
          },
        };
      }
      // A layout that fails says so where the paper is looked at or asked for.
      taken.current.client.check({ body, options }).catch(() => undefined);
    };
    const timer = setTimeout(look, taken.current ? AFTER_MS : FIRST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [body, options, source, reference, readOnly]);

  return useMemo(() => (readOnly ? NONE : besideErrors(found, problems)), [found, problems, readOnly]);
}
