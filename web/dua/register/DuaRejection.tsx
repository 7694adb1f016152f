import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { Rejection } from '../../transmission/sealing/Rejection.tsx';
import type { OpenDua } from '../duaKind.ts';
import { duaWords } from './duaWords.ts';
import { useDuaStatus } from './useDuaStatus.ts';

/** What SARAH objected to, until it is dealt with. */
export const DuaRejection = ({ document }: { document: OpenDua }) => (
  <Rejection
    document={document}
    asked={useDuaStatus(document)}
    open={duaProcedures.open}
    change={duaWords.change}
  />
);
