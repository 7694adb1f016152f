import {
  hashKey,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryObserverRefetchErrorResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyProcedure, Input, Result } from '../../shared/foundation/contracts/procedure.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import type { ApiError } from './apiError.ts';
import { call } from './call.ts';
import { ownTurn } from './ownTurn.ts';
import { queryClient } from './queryClient.ts';
import { RepeatKey } from './repeatKey.ts';
import { screens, type Screen } from './screens.ts';

/** Key of a procedure's answers; without input, of all its answers; of a group alone, of everything of the module. */
export const queryKey = (contract: { group: string; name?: string }, input?: unknown): unknown[] =>
  [contract.group, contract.name, input].filter((part) => part !== undefined);

/** Begins the keys of answers that tell of documents of every kind: whatever a person does may change them. */
export const EVERY_KIND = 'every kind';

/** Who comes to the home page sees what is now, and the shell that asked a moment before is not repeated. */
export const FRESH_MS = 3_000;

export interface ProcedureOptions<Answer = unknown> {
  enabled?: boolean;
  /** Asks again every so many milliseconds, as a background poll. */
  every?: number | false;
  /** Only while the last answer says so, or none came yet. */
  whilst?: (answer: Answer) => boolean;
  /** Shows the last answer while the next input is being asked. */
  keepPrevious?: boolean;
  staleTime?: number;
  /** What the answer goes by that the server reads itself: once that is another, it is asked anew. */
  goesBy?: string;
}

/** What is asked, and the name under which its answer is kept. */
const questionOf = <C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
  background: boolean,
  ask: typeof call = callOnce,
) => ({
  queryKey: queryKey(contract, input),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    await ownTurn();
    return ask(contract, input, { signal, background });
  },
});

/** Asks what a page is about to ask, so that its answer is there when it is drawn; undefined when it cannot be had. */
export const askAhead = <C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
): Promise<Result<C> | undefined> =>
  queryClient.fetchQuery(questionOf(contract, input, false)).catch(() => undefined);

/** What was asked ahead and nobody took by then is forgotten: it would be old. */
const TAKEN_WITHIN_MS = 10_000;

/** Under a name of its own: what some list or panel keeps of the same question may be older than what is opened. */
const taken = <C extends AnyProcedure>(contract: C, input: Input<C>) => ({
  ...questionOf(contract, input, false, call),
  queryKey: ['taken once', ...queryKey(contract, input)],
  gcTime: TAKEN_WITHIN_MS,
});

/** Asks what a part that is still being fetched is about to ask, which takes this answer, and once. */
export const askToTake = <C extends AnyProcedure>(contract: C, input: Input<C>): void =>
  void queryClient.fetchQuery(taken(contract, input)).catch(() => undefined);

/** As `call`, but the first time with the answer that comes or came of `askToTake`; the next is asked anew. */
export const callOnce: typeof call = async (contract, input, options) => {
  const question = taken(contract, input);
  const { queryKey: key } = question;
  if (queryClient.getQueryState(key) === undefined) return call(contract, input, options);
  try {
    return await queryClient.fetchQuery(question);
  } finally {
    queryClient.removeQueries({ queryKey: key, exact: true });
  }
};

/** Each form of what the library tells, without what says the same in another word and counts an answer that stays as none. */
type Plain<Told> = Told extends unknown ? Omit<Told, 'isSuccess' | 'status'> : never;

/**
 * How a question stands. An answer stays although asking anew failed: `error` and `isError` tell of a question that was
 * never answered, so that no screen takes away what is known and what is typed beside it. That an answer could not be
 * refreshed is `unrefreshed`, and every page says it, as it says what failed and no screen looks at (`app/tellFailedReads.ts`).
 */
export type Asked<Answer> = Plain<
  Exclude<UseQueryResult<Answer, ApiError>, QueryObserverRefetchErrorResult<Answer, ApiError>>
> & { unrefreshed: ApiError | null };

/**
 * As `useQuery`, with what was answered first. Its getters keep the library's account of what a screen reads, and ours of
 * whether it looks at all at what failed.
 */
export function useAnswer<Answer>(question: Parameters<typeof useQuery<Answer, ApiError>>[0]): Asked<Answer> {
  const asked = useQuery<Answer, ApiError>(question);
  const screen = useScreen(hashKey(question.queryKey));
  const has = (): boolean => asked.data !== undefined;
  const looked = <Failed>(failed: Failed): Failed => {
    screen.looks = true;
    return failed;
  };
  return Object.create(asked, {
    error: { get: () => looked(has() ? null : asked.error) },
    isError: { get: () => looked(!has() && asked.isError) },
    unrefreshed: { get: () => (has() ? asked.error : null) },
  });
}

/** This screen among all that ask, for as long as it is there. */
function useScreen(question: string): Screen {
  const [screen] = useState<Screen>({ question, looks: false });
  screen.question = question;
  useEffect(() => {
    screens.add(screen);
    return () => void screens.delete(screen);
  }, [screen]);
  return screen;
}

/** Answer of a read procedure, cached by its input. */
export function useProcedure<C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
  options: ProcedureOptions<Result<C>> = {},
): Asked<Result<C>> {
  const { every = false, whilst, goesBy } = options;
  const question = questionOf(contract, input, every !== false);
  return useAnswer<Result<C>>({
    ...question,
    ...(goesBy === undefined ? {} : { queryKey: [...question.queryKey, goesBy] }),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state: { data } }) =>
      whilst === undefined || data === undefined || whilst(data) ? every : false,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.keepPrevious ? { placeholderData: (before: Result<C> | undefined) => before } : {}),
  } as Parameters<typeof useAnswer<Result<C>>>[0]);
}

/**
 * A write that a person asks for: `action.mutateAsync(input)`. Repeating the same input after a lost answer sends the
 * same idempotency key, so that the server does it once. Afterwards everything of the module is asked anew, and of the
 * module `also` in which its change shows.
 */
export function useAction<C extends AnyProcedure>(
  contract: C,
  also?: ModuleName,
): UseMutationResult<Result<C>, ApiError, Input<C>> {
  const client = useQueryClient();
  const [repeated] = useState(() => new RepeatKey());
  return useMutation<Result<C>, ApiError, Input<C>>({
    mutationFn: async (input) => {
      const idempotencyKey = repeated.for(JSON.stringify(input));
      try {
        const result = await call(contract, input, { idempotencyKey });
        repeated.answered();
        return result;
      } catch (thrown) {
        repeated.answered(thrown);
        throw thrown;
      }
    },
    onSettled: async (_result, error) => {
      if (error && error.code !== 'idempotency.committed') return;
      const groups = [contract.group, ...(also === undefined ? [] : [also]), EVERY_KIND];
      await Promise.all(groups.map((group) => client.invalidateQueries({ queryKey: queryKey({ group }) })));
    },
  });
}
