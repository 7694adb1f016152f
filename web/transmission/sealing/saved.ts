import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import type { OpenDocument } from '../../document/useDocument.ts';

/** Saves everything typed before the server acts on it. @throws what kept it from being saved */
export async function saved<B extends DeclarationBody>({
  session,
}: OpenDocument<B>): Promise<{ ID: string; LOCK: number }> {
  await session.saveAll();
  const { header } = session.snapshot();
  return { ID: header.ID, LOCK: header.LOCK };
}
