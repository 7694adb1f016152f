import { useMemo } from 'react';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { sameProblems, useSame } from '../kit/same.ts';
import type { DocumentEditorProps, Shut } from './editorProps.ts';
import type { OpenDocument } from './useDocument.ts';

const NO_PROBLEMS: readonly Problem[] = [];
const useNoProblems = (): readonly Problem[] => NO_PROBLEMS;
const useNotShut = (): Shut | undefined => undefined;

/** The document with what its kind finds in it besides, only to be read where something else has ended it, and why. */
export function useJudged(props: DocumentEditorProps & { document: OpenDocument }): {
  document: OpenDocument;
  ended: Shut | undefined;
} {
  const useMoreProblems = props.useMoreProblems ?? useNoProblems;
  const more = useMoreProblems(props.document);
  const problems = useSame(
    useMemo(() => [...props.document.problems, ...more], [props.document.problems, more]),
    sameProblems,
  );
  const useShut = props.useShut ?? useNotShut;
  const ended = useShut(props.document);
  const shut = ended !== undefined;
  const document = useMemo(
    () => ({ ...props.document, problems, ...(shut ? { readOnly: true, mayWrite: false } : {}) }),
    [props.document, problems, shut],
  );
  return { document, ended };
}
