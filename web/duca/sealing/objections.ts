import { useMemo } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { AUTHORITY } from '../../transmission/sealing/stopping.ts';
import { useStatus } from './useStatus.ts';

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
  mended: boolean;
}

/** The authority's objections beside what was sealed: one is mended once its field says something else. */
export const objectionsOf = (
  problems: readonly Problem[],
  sealed: DucaBody | undefined,
  now: DucaBody,
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
      mended: was !== undefined && valueAt(now, each.path) !== was,
    };
  });

const NONE: readonly Objection[] = [];

/** Objections of the authority to the version that it rejected; none in any other state. */
export function useObjections(document: OpenDuca): readonly Objection[] {
  const rejected = document.header.ESTADO === 'RECHAZADA';
  const { data } = useStatus(document);
  const problems = rejected ? (data?.problems ?? []) : [];
  const sealed = useProcedure(
    ducaProcedures.open,
    { ID: document.header.ID, VERSION: data?.VERSION_SELLADA },
    { enabled: problems.some(({ path }) => path !== '') },
  );
  const before = sealed.data?.body as DucaBody | undefined;
  return useMemo(
    () => (problems.length === 0 ? NONE : objectionsOf(problems, before, document.body)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is new at every render, what it holds is not
    [data, rejected, before, document.body],
  );
}
