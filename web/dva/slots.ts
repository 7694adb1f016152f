import { dvaKind } from '../../shared/dva/kind.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { searchKind } from '../document/searchKind.ts';

/** DVAs for Ctrl-K, by number, supplier or invoice. */
export const search = searchKind(dvaKind, dvaProcedures);
