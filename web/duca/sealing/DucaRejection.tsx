import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { Rejection } from '../../transmission/sealing/Rejection.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { ducaWords } from './ducaWords.ts';
import { useStatus } from './useStatus.ts';

/** What SAT objected to, until it is dealt with. */
export const DucaRejection = ({ document }: { document: OpenDuca }) => (
  <Rejection
    document={document}
    asked={useStatus(document)}
    open={ducaProcedures.open}
    change={ducaWords.change}
  />
);
