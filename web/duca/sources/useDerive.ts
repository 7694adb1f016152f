import { ducaKind } from '../../../shared/duca/kind.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { useDerivation } from '../../document/sources/useDerivation.ts';

/** Forms the DUCA of an order and opens it. */
export const useDerive = () => useDerivation(ducaKind, ducaProcedures.derive);
