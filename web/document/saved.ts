import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { OpenDocument } from './useDocument.ts';

/** Saves everything typed before the server acts on it. @throws what kept it from being saved */
export async function saved<B extends AnyBody>({
  session,
}: Pick<OpenDocument<B>, 'session'>): Promise<{ ID: string; LOCK: number }> {
  await session.saveAll();
  const { header } = session.snapshot();
  return { ID: header.ID, LOCK: header.LOCK };
}
