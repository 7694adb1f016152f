import { Rejection } from '../../transmission/sealing/Rejection.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { ducaSealing } from './ducaSealing.ts';
import { useStatus } from './useStatus.ts';

/** What SAT objected to, until it is dealt with. */
export const DucaRejection = ({ document }: { document: OpenDuca }) => (
  <Rejection screens={ducaSealing} document={document} status={useStatus(document).data} />
);
