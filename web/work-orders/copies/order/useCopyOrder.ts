import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { kindsInOrder } from '../../../../shared/documentKinds.ts';
import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import { workOrderProcedures } from '../../../../shared/work-orders/procedures.ts';
import { errorText } from '../../../api/apiError.ts';
import { call } from '../../../api/call.ts';
import { EVERY_KIND, queryKey } from '../../../api/queries.ts';
import { inform } from '../../../kit/dialogs/dialogs.ts';
import { copyEach, patiently, resultOf, type CopyResult } from './copyEach.ts';
import { askedAnew, formedOf, type CopiedPaper } from './copyPlan.ts';
import { loadOrderCopies } from './orderCopy.ts';
import { orderOpener } from './orderOpener.ts';

export interface Copying {
  phase: 'choosing' | 'running' | 'done';
  /** So many are done of so many, and what is being copied. */
  at: number;
  of: number;
  doing: string;
  results: readonly CopyResult[];
  /** Chosen and not tried, for it was stopped or cut. */
  left: number;
  /** The new order, once it is open. */
  order?: DocumentHeader;
  /** What of the order itself is written anew. */
  anew: readonly string[];
}

const START: Copying = { phase: 'choosing', at: 0, of: 0, doing: '', results: [], left: 0, anew: [] };

/** The new order as it is by now, and what the earlier one said that it does not. */
async function orderNow(
  source: string,
  orderId: string,
): Promise<Pick<Copying, 'anew'> & { order: DocumentHeader }> {
  const [earlier, now] = await Promise.all(
    [source, orderId].map((ID) => call(workOrderProcedures.open, { ID, VERSION: undefined })),
  );
  return { order: now!.header, anew: askedAnew(earlier!.body, now!.body) };
}

/** Forms the one declaration of the new order of its papers; what became of it, where there is one to form. */
async function formed(
  orderId: string,
  results: readonly CopyResult[],
  papers: readonly CopiedPaper[],
): Promise<CopyResult | undefined> {
  const copies = await loadOrderCopies();
  const only = formedOf(await call(workOrderProcedures.file, { ID: orderId }), copies);
  // A copy that was cut before its declaration was formed is gone on with here too.
  const paper = papers.find(({ header }) => header.ID === only?.COPIA_DE);
  if (!only || !paper) return undefined;
  const result = results.find(({ made }) => made?.ID === only.ID) ?? { paper, made: only, stale: [] };
  const copy = copies.get(result.paper.kind.module)!;
  try {
    return resultOf(result.paper, copy, await patiently(() => copy.form!(only, orderId)));
  } catch (thrown) {
    return { ...result, failure: `No se formó con los documentos copiados: ${errorText(thrown)}` };
  }
}

const replaced = (results: readonly CopyResult[], next: CopyResult): CopyResult[] => [
  ...results.filter(({ paper }) => paper.header.ID !== next.paper.header.ID),
  next,
];

/**
 * Copies an order and what was chosen of its documents, and tells how far it is. Each is made once in the new order, so going
 * on after a stop, a refusal or a lost connection makes what is missing; so is the new order itself, once a window.
 * @param into the new order where it is open already
 */
export function useCopyOrder(source: string, into: string | undefined) {
  const client = useQueryClient();
  const [open] = useState(() => orderOpener(source));
  const target = useRef(into);
  const stopped = useRef(false);
  const [state, set] = useState<Copying>(START);
  const change = (more: Partial<Copying>): void => set((now) => ({ ...now, ...more }));

  const run = async (steps: readonly CopiedPaper[], papers: readonly CopiedPaper[]): Promise<void> => {
    stopped.current = false;
    let results = state.results;
    let tried = 0;
    const tell = (result: CopyResult): void => {
      results = replaced(results, result);
      tried += 1;
      change({ results, at: tried });
    };
    change({ phase: 'running', at: 0, of: steps.length, doing: 'la orden' });
    try {
      const copies = await loadOrderCopies();
      target.current ??= await open();
      const orderId = target.current;
      const onStep = (_at: number, { title }: CopiedPaper): void => change({ doing: title });
      await copyEach(steps, { orderId, copies, onStep, onResult: tell, stopped: () => stopped.current });
      if (tried === steps.length) {
        const form = await formed(orderId, results, papers);
        if (form) results = replaced(results, form);
      }
      change({ phase: 'done', results, left: steps.length - tried, ...(await orderNow(source, orderId)) });
    } catch (thrown) {
      await inform('No se pudo terminar la copia', errorText(thrown));
      change({ phase: target.current === undefined ? 'choosing' : 'done', left: steps.length - tried });
    } finally {
      const groups = ['work-orders', ...kindsInOrder.map(({ module }) => module), EVERY_KIND];
      await Promise.all(groups.map((group) => client.invalidateQueries({ queryKey: queryKey({ group }) })));
    }
  };
  return { state, run, stop: () => void (stopped.current = true), target: () => target.current };
}
