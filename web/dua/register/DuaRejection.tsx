import { Rejection } from '../../transmission/sealing/Rejection.tsx';
import type { OpenDua } from '../duaKind.ts';
import { duaSealing } from './duaSealing.ts';
import { useDuaStatus } from './Follow.tsx';

/** What SARAH objected to, until it is dealt with. */
export const DuaRejection = ({ document }: { document: OpenDua }) => (
  <Rejection screens={duaSealing} document={document} status={useDuaStatus(document).data} />
);
