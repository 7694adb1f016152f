import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { PrintClient, printLists } from './PrintClient.ts';

/** How a form's print is made in the browser; one constant object a form. */
export interface PrintSource {
  /** Starts the form's worker (`kit/startWorker.ts`). */
  makeWorker: () => Worker;
  /** Catalogues that the form reads. */
  lists: readonly string[];
}

interface Shared {
  source: PrintSource;
  reference: Reference;
  client: PrintClient;
  users: number;
}

const running = new Set<Shared>();

/**
 * The running worker of a form, started for its first user and closed by its last: the pane and the checks of an editor
 * share one, so that nothing is laid out twice.
 */
export function takeClient(
  source: PrintSource,
  reference: Reference,
): { client: PrintClient; giveBack: () => void } {
  let shared = [...running].find((each) => each.source === source && each.reference === reference);
  if (!shared) {
    const client = new PrintClient(source.makeWorker(), printLists(reference, source.lists));
    shared = { source, reference, client, users: 0 };
    running.add(shared);
  }
  const taken = shared;
  taken.users += 1;
  const giveBack = (): void => {
    taken.users -= 1;
    if (taken.users > 0) return;
    running.delete(taken);
    taken.client.close();
  };
  return { client: taken.client, giveBack };
}
