import { FollowNews } from '../../document/FollowNews.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { awaitsAnswer } from '../../../shared/foundation/documents/kind.ts';
import { useStatus } from './useStatus.ts';

/** Follows a DUCA that was sent to its answer. */
export const Follow = ({ document }: { document: OpenDuca }) => (
  <FollowNews
    document={document}
    status={useStatus(document).data}
    waits={awaitsAnswer(document.definition, document.header.ESTADO)}
  />
);
