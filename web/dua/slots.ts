import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { searchKind } from '../document/searchKind.ts';

/** Declarations for Ctrl-K, by order number, SARAH's id or importer. */
export const search = searchKind(duaKind, duaProcedures);
