import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { useDerivation } from '../document/sources/useDerivation.ts';

/** Forms the DUA of an order and opens it. */
export const useDerive = () => useDerivation(duaKind, duaProcedures.derive);
