import { useInformRefusal } from './problems/useInformRefusal.ts';
import type { OpenDocument } from './useDocument.ts';

/** Goes on with a document once all that is written in it is saved; otherwise tells what is not, and does nothing. */
export function useWhenSaved(
  failure: string,
): (document: Pick<OpenDocument, 'session'>, goOn: () => void) => Promise<void> {
  const informRefusal = useInformRefusal();
  return ({ session }, goOn) => session.saveAll().then(goOn, (thrown) => informRefusal(failure, thrown));
}
