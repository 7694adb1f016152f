import { useMemo } from 'react';
import type * as z from 'zod';
import type { declarationStatus } from '../../../shared/transmission/declarationProcedures.ts';
import { isRejected } from '../../../shared/foundation/documents/rejection.ts';
import { refusedAct } from '../../../shared/transmission/refusedAct.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import type { DocumentContracts } from '../../document/session/sessionWorld.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { AUTHORITY } from './stopping.ts';

const valueAt = (body: AnyBody, path: string): string | undefined => {
  const { dataSet = '', line, field } = parsePath(path) ?? {};
  const content = body[dataSet];
  const record = Array.isArray(content) ? content[line ?? -1] : content;
  return field === undefined ? undefined : record?.[field];
};

/** An objection, and whether the field that it names says something else by now. */
export interface Objection {
  problem: Problem;
  /** The authority's own, without ours. */
  words: string;
  /** What its field said when it was sealed; undefined where it names none. */
  said: string | undefined;
  mended: boolean;
}

/** The authority's objections beside what was sealed: one is mended once its field says something else. */
export const objectionsOf = (
  problems: readonly Problem[],
  sealed: AnyBody | undefined,
  now: AnyBody,
): Objection[] =>
  problems.map((each) => {
    const was = sealed && valueAt(sealed, each.path);
    return {
      problem: {
        ...each,
        code: `${AUTHORITY}${each.code}`,
        message: `La autoridad objetó: «${each.message}»`,
      },
      words: each.message,
      said: was,
      mended: was !== undefined && valueAt(now, each.path) !== was,
    };
  });

const NONE: readonly Objection[] = [];

/** How a declaration that was sent stands, as its status says. */
export type DeclarationStatus = z.infer<typeof declarationStatus>;

/** Objections of the authority to the version that it rejected; none where no rejection is open. */
export function useObjections<B extends AnyBody>(
  { definition, header, body }: OpenDocument<B>,
  status: DeclarationStatus | undefined,
  open: DocumentContracts['open'],
): readonly Objection[] {
  const rejected = isRejected(definition, header);
  const problems = rejected ? (status?.problems ?? []) : [];
  const sealed = useProcedure(
    open,
    { ID: header.ID, VERSION: refusedAct(status?.TRANSMISIONES ?? [])?.VERSION },
    { enabled: problems.some(({ path }) => path !== '') },
  );
  const before = sealed.data?.body;
  return useMemo(
    () => (problems.length === 0 ? NONE : objectionsOf(problems, before, body)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is new at every render, what it holds is not
    [status, rejected, before, body],
  );
}

/** The same as marks at fields, until each says something else. */
export function useObjectionMarks<B extends AnyBody>(
  ...of: Parameters<typeof useObjections<B>>
): readonly Problem[] {
  const objections = useObjections(...of);
  return useMemo(() => objections.flatMap(({ problem, mended }) => (mended ? [] : [problem])), [objections]);
}
