import { FollowNews } from '../../document/FollowNews.tsx';
import { awaitsAnswer } from '../../../shared/foundation/documents/kind.ts';
import type { OpenDua } from '../duaKind.ts';
import { useDuaStatus } from './useDuaStatus.ts';

/** Follows a DUA that was sent to its answer. */
export const Follow = ({ document }: { document: OpenDua }) => (
  <FollowNews
    document={document}
    status={useDuaStatus(document).data}
    waits={awaitsAnswer(document.definition, document.header.ESTADO)}
  />
);
