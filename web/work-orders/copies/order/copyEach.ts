import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import { ApiError, errorText } from '../../../api/apiError.ts';
import { staleIn, type CopiedPaper } from './copyPlan.ts';
import type { MadeCopy, OrderCopy } from './orderCopy.ts';

/** What became of one document that was to be copied. */
export interface CopyResult {
  paper: CopiedPaper;
  made?: DocumentHeader;
  stale: readonly string[];
  /** Why there is no copy, or why it was not formed of the new papers. */
  failure?: string;
}

export const resultOf = (paper: CopiedPaper, copy: OrderCopy, made: MadeCopy): CopyResult => ({
  paper,
  made: made.header,
  stale: staleIn(copy, made),
});

/** Waits between attempts at one document while the network or the server is away: the copy is one, however often it is asked for. */
const AGAIN_MS = [1000, 4000];

/** What the next document would meet too. */
const endsAll = (thrown: unknown): boolean =>
  !(thrown instanceof ApiError) || thrown.transient || thrown.status === 401 || thrown.status === 429;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function patiently<T>(ask: () => Promise<T>, waits: readonly number[] = AGAIN_MS): Promise<T> {
  for (const wait of waits) {
    try {
      return await ask();
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.transient)) throw thrown;
      await pause(wait);
    }
  }
  return ask();
}

interface Run {
  orderId: string;
  copies: ReadonlyMap<string, OrderCopy>;
  /** Told before each, and of what became of it. */
  onStep: (at: number, paper: CopiedPaper) => void;
  onResult: (result: CopyResult) => void;
  stopped: () => boolean;
  waits?: readonly number[];
}

/**
 * Copies documents into the new order one at a time, each by its own module; one that is refused keeps none of the others.
 * Where the next would meet the same, as without a connection, it ends: what is left is copied when somebody goes on.
 */
export async function copyEach(steps: readonly CopiedPaper[], run: Run): Promise<void> {
  for (const [at, paper] of steps.entries()) {
    if (run.stopped()) return;
    run.onStep(at, paper);
    const copy = run.copies.get(paper.kind.module);
    if (!copy) continue;
    try {
      const made = await patiently(() => copy.copy(paper.header.ID, run.orderId), run.waits);
      run.onResult(resultOf(paper, copy, made));
    } catch (thrown) {
      run.onResult({ paper, stale: [], failure: errorText(thrown) });
      if (endsAll(thrown)) return;
    }
  }
}
