import { useQueryClient } from '@tanstack/react-query';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { ApiError } from '../api/apiError.ts';
import { queryKey } from '../api/queries.ts';
import { jumpTo } from '../kit/jump.ts';
import { useInformRefusal } from './problems/useInformRefusal.ts';
import type { OpenDocument } from './useDocument.ts';

type Acting = <B extends AnyBody>(
  document: OpenDocument<B>,
  work: () => Promise<unknown>,
  failure?: string,
) => Promise<void>;

/**
 * Does what the server does to a document, and reads it anew: also one that it refuses, for somebody else may have moved it.
 * Why something was not done is told, and its field shown; what got no answer leaves the screen as it was.
 */
export function useAct(): Acting {
  const client = useQueryClient();
  const informRefusal = useInformRefusal();
  return async ({ definition, session }, work, failure = 'No se pudo completar') => {
    const told = await work().then(
      () => undefined,
      async (thrown: unknown) => {
        await informRefusal(failure, thrown);
        return thrown;
      },
    );
    if (!(told instanceof ApiError && told.transient)) {
      await session.reload();
      await client.invalidateQueries({ queryKey: queryKey({ group: definition.module }) });
    }
    const [first] = told instanceof ApiError ? told.problems : [];
    if (first && !first.other) jumpTo(first.path);
  };
}
