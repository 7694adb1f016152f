import { FollowNews } from '../../document/FollowNews.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { useStatus, waits } from './useStatus.ts';

/** Follows a DUCA that was sent to its answer. */
export const Follow = ({ document }: { document: OpenDuca }) => (
  <FollowNews document={document} status={useStatus(document).data} waits={waits(document.header.ESTADO)} />
);
